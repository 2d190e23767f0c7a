import type { Domain, Hours, OfferItem } from "../domain.ts";

const reception: Hours = [
  ["07:00", "22:00"],
  ["07:00", "22:00"],
  ["07:00", "22:00"],
  ["07:00", "22:00"],
  ["07:00", "23:00"],
  ["07:00", "23:00"],
  ["08:00", "22:00"],
];

type Room = [name: string, note: string, price: number];
const rooms = (list: Room[]): OfferItem[] => list.map(([name, note, price]) => ({ name, note, price }));

export const hotel: Domain = {
  id: "hotel",
  words: {
    en: "hotel|guesthouse|guest house|bed and breakfast|b&b|inn|hostel|lodge|holiday cottage|holiday home|vacation rental|rooms to rent",
    de: "hotel|pension|gästehaus|gasthof|ferienwohnung|ferienwohnungen|ferienhaus|herberge|fremdenzimmer|landhotel|jugendherberge|jugendherbergen|jugendhotel",
    es: "hotel|hostal|pensión|casa rural|posada|albergue|alojamiento|casa de huéspedes|parador",
  },
  look: {
    palettes: [
      ["#f4f7f8", "#14495c", "#a3480f"],
      ["#f8f5ef", "#3f4a2e", "#8a3324"],
      ["#f6f4f1", "#2b3440", "#8a5a12"],
    ],
    fonts: ["elegant", "literary", "plain"],
    corners: ["sharp", "soft"],
    header: ["centred", "bar"],
    heroes: ["hero-banner", "hero-split", "hero-arch"],
  },
  art: { subjects: ["house", "mountain"], backdrop: "hills" },
  home: ["story-side", "favourites-list", "points", "place", "questions"],
  pages: ["stay"],
  noSlots: true,
  copy: {
    en: {
      kind: "a hotel",
      names: ["The Lantern House", "Saltwind Rooms", "The Quiet Gull"],
      tagline: "Good beds, a real breakfast and somebody who knows the way.",
      heroes: [
        {
          title: "Sleep with the window open",
          lead: "A small house with thick walls, wide beds and breakfast until the last guest is down.",
        },
        {
          title: "Stay a night too long",
          lead: "Rooms that are quiet, a table by the window and nothing you have to do.",
        },
      ],
      story: {
        title: "The house",
        paragraphs: [
          "No room is like the next, because the house was never built in one go. We kept the floors and changed everything you touch.",
          "Breakfast comes from people we know by name. If you want to leave early, we pack it.",
        ],
      },
      points: [
        { title: "Breakfast is included", text: "Bread, eggs, fruit and something warm, from seven to eleven." },
        { title: "Late arrival", text: "Tell us when, and the light is on." },
        { title: "Dogs are welcome", text: "In the rooms on the ground floor, at no charge." },
        { title: "No lift, strong arms", text: "We carry your bags up ourselves." },
      ],
      offer: {
        title: "Rooms",
        path: "rooms",
        see: "See the rooms",
        search: "Search the rooms",
        lead: "Prices for a night and two people, breakfast included.",
        groups: [
          {
            name: "Upstairs",
            items: rooms([
              ["The Gable Room", "Under the roof, with a skylight over the bed", 128],
              ["The Corner Room", "Two windows, morning and evening sun", 142],
              ["The Reading Room", "A wall of books and a deep armchair", 134],
              ["The Long Room", "Three beds, for families and friends", 168],
            ]),
          },
          {
            name: "Downstairs",
            items: rooms([
              ["The Garden Room", "A door of its own to the garden", 138],
              ["The Blue Room", "The quietest, facing the yard", 118],
              ["The Small Room", "For one, with a proper desk", 86],
              ["The Orchard Suite", "Two rooms and a bath with a view", 196],
            ]),
          },
        ],
      },
      favourites: ["Where you could sleep", "Some of our rooms"],
      closing: ["Tell us when you would like to come."],
      place: { street: "2 Lantern Lane", city: "Port Ellis" },
      hours: reception,
      questions: [
        { question: "When can we come in?", answer: "From three in the afternoon; earlier if the room is ready." },
        { question: "When do we have to leave?", answer: "By eleven. Your bags may stay until the evening." },
        { question: "Is there parking?", answer: "Behind the house, one space for each room." },
      ],
    },
    de: {
      kind: "ein Hotel",
      names: ["Das Laternenhaus", "Pension Salzwind", "Zur stillen Möwe"],
      tagline: "Gute Betten, ein richtiges Frühstück und jemand, der den Weg kennt.",
      heroes: [
        {
          title: "Schlafen bei offenem Fenster",
          lead: "Ein kleines Haus mit dicken Mauern, breiten Betten und Frühstück, bis der letzte Gast unten ist.",
        },
      ],
      story: {
        title: "Das Haus",
        paragraphs: [
          "Kein Zimmer gleicht dem anderen, denn das Haus wurde nie in einem Zug gebaut.",
          "Das Frühstück kommt von Leuten, die wir beim Namen kennen. Wer früh aufbricht, bekommt es eingepackt.",
        ],
      },
      points: [
        { title: "Frühstück inbegriffen", text: "Brot, Eier, Obst und etwas Warmes, von sieben bis elf." },
        { title: "Späte Ankunft", text: "Sagen Sie, wann; das Licht ist an." },
        { title: "Hunde willkommen", text: "In den Zimmern im Erdgeschoss, ohne Aufpreis." },
      ],
      offer: {
        title: "Zimmer",
        path: "zimmer",
        see: "Zimmer ansehen",
        search: "Zimmer durchsuchen",
        lead: "Preise für eine Nacht und zwei Personen, mit Frühstück.",
        groups: [
          {
            name: "Oben",
            items: rooms([
              ["Giebelzimmer", "Unter dem Dach, mit Fenster über dem Bett", 128],
              ["Eckzimmer", "Zwei Fenster, Morgen- und Abendsonne", 142],
              ["Lesezimmer", "Eine Wand voller Bücher", 134],
              ["Langes Zimmer", "Drei Betten, für Familien", 168],
            ]),
          },
          {
            name: "Unten",
            items: rooms([
              ["Gartenzimmer", "Mit eigener Tür zum Garten", 138],
              ["Blaues Zimmer", "Das ruhigste, zum Hof", 118],
              ["Kleines Zimmer", "Für eine Person, mit Schreibtisch", 86],
              ["Suite am Obstgarten", "Zwei Räume und ein Bad mit Aussicht", 196],
            ]),
          },
        ],
      },
      favourites: ["Hier könnten Sie schlafen"],
      closing: ["Sagen Sie uns, wann Sie kommen möchten."],
      place: { street: "Laternengasse 2", city: "Seehafen" },
      hours: reception,
      questions: [
        { question: "Ab wann können wir ins Zimmer?", answer: "Ab fünfzehn Uhr, früher, wenn es fertig ist." },
        { question: "Gibt es Parkplätze?", answer: "Hinter dem Haus, einen je Zimmer." },
      ],
    },
    es: {
      kind: "un hotel",
      names: ["La Casa del Farol", "Posada Viento Sal", "La Gaviota Quieta"],
      tagline: "Buenas camas, un desayuno de verdad y alguien que conoce el camino.",
      heroes: [
        {
          title: "Dormir con la ventana abierta",
          lead: "Una casa pequeña de muros gruesos, camas anchas y desayuno hasta que baja el último.",
        },
      ],
      story: {
        title: "La casa",
        paragraphs: [
          "Ninguna habitación se parece a otra, porque la casa nunca se construyó de una vez.",
          "El desayuno viene de gente a la que conocemos por su nombre. Si sales temprano, te lo preparamos.",
        ],
      },
      points: [
        { title: "Desayuno incluido", text: "Pan, huevos, fruta y algo caliente, de siete a once." },
        { title: "Llegada tarde", text: "Dinos cuándo y la luz estará encendida." },
        { title: "Perros bienvenidos", text: "En las habitaciones de abajo, sin coste." },
      ],
      offer: {
        title: "Habitaciones",
        path: "habitaciones",
        see: "Ver las habitaciones",
        search: "Buscar habitaciones",
        lead: "Precios por noche para dos personas, con desayuno.",
        groups: [
          {
            name: "Arriba",
            items: rooms([
              ["La del hastial", "Bajo el tejado, con claraboya", 128],
              ["La de la esquina", "Dos ventanas, sol de mañana y de tarde", 142],
              ["La de lectura", "Una pared de libros", 134],
              ["La larga", "Tres camas, para familias", 168],
            ]),
          },
          {
            name: "Abajo",
            items: rooms([
              ["La del jardín", "Con puerta propia al jardín", 138],
              ["La azul", "La más tranquila, al patio", 118],
              ["La pequeña", "Para una persona, con escritorio", 86],
              ["La suite del huerto", "Dos espacios y baño con vistas", 196],
            ]),
          },
        ],
      },
      favourites: ["Dónde podrías dormir"],
      closing: ["Dinos cuándo te gustaría venir."],
      place: { street: "Calle del Farol 2", city: "Puerto Quieto" },
      hours: reception,
      questions: [
        { question: "¿Desde qué hora se puede entrar?", answer: "Desde las tres de la tarde; antes si está lista." },
        { question: "¿Hay aparcamiento?", answer: "Detrás de la casa, una plaza por habitación." },
      ],
    },
  },
};
