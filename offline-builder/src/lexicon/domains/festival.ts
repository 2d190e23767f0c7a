import type { Domain, Hours } from "../domain.ts";

const never: Hours = [null, null, null, null, null, null, null];

export const festival: Domain = {
  id: "festival",
  words: {
    en: "festival|music festival|jazz festival|concert|concerts|line-up|lineup|open air",
    de: "festival|musikfestival|jazzfestival|konzert|konzerte|open air",
    es: "festival|festival de música|festival de jazz|concierto|conciertos|cartel",
  },
  // Who sings or plays all year gives concerts, too.
  except:
    "our choir|village choir|church choir|school choir|children's choir|choir concerts|unser chor|unseres chors|dorfchor|schulchor|kinderchor|nuestro coro|coro infantil|brass band|orchestra|orchester|blaskapelle|musikverein|orquesta",
  look: {
    palettes: [
      ["#16151c", "#ffb454", "#ff7a59"],
      ["#f6f3ea", "#1d3f8f", "#c43d16"],
      ["#f4f6f2", "#b3261e", "#1f5a46"],
    ],
    fonts: ["lively", "sturdy", "geometric"],
    corners: ["sharp", "soft"],
    header: ["bar", "solid"],
    heroes: ["hero-banner", "hero-editorial", "hero-split"],
  },
  art: { subjects: ["guitar", "tent", "drum"], backdrop: "stripes" },
  home: ["favourites-list", "story-statement", "points", "place", "questions"],
  pages: ["programme"],
  copy: {
    en: {
      kind: "a festival",
      names: ["Harbour Nights", "Loud Orchard", "The Long Weekend"],
      tagline: "Three days of music by the water.",
      heroes: [
        {
          title: "Three days, two stages, one river",
          lead: "Bands you know beside bands you will have known first. Bring a blanket and good shoes.",
        },
        {
          title: "The weekend the town stays up",
          lead: "Music from noon, food from here, and a last train that waits.",
        },
      ],
      story: {
        title: "Why we do it",
        paragraphs: [
          "We began with one borrowed stage and a power cable from the bakery. The cable is longer now; the bakery still comes.",
          "Half of the acts live within an hour of here. The other half we have wanted to hear for years.",
        ],
      },
      points: [
        { title: "Two stages, never at once", text: "You can see every act if your feet allow it." },
        { title: "Food from here", text: "Eleven kitchens, none of them a chain." },
        { title: "Cups you bring back", text: "One deposit, no plastic in the river." },
        { title: "Level paths", text: "Ramps, a quiet corner and places to sit at both stages." },
      ],
      programme: {
        title: "Programme",
        path: "programme",
        lead: "Times are when the first note is played.",
        parts: [
          {
            name: "Friday",
            entries: [
              { time: "18:00", name: "Gates open", note: "Kitchens too" },
              { time: "19:30", name: "The Paper Kites Club", note: "Brass and broken drums, river stage" },
              { time: "21:30", name: "Ada North", note: "One voice, two loops, orchard stage" },
            ],
          },
          {
            name: "Saturday",
            entries: [
              { time: "12:00", name: "Morning choir", note: "Everybody sings; no rehearsal" },
              { time: "15:00", name: "Workshops", note: "Build a drum, screen a shirt, write a verse" },
              { time: "20:00", name: "Low Tide Orchestra", note: "Fourteen people, river stage" },
              { time: "22:30", name: "Night session", note: "Whoever is still awake, orchard stage" },
            ],
          },
          {
            name: "Sunday",
            entries: [
              { time: "11:00", name: "Breakfast concert", note: "Piano and pancakes" },
              { time: "16:00", name: "Children's stage", note: "Small chairs, loud songs" },
              { time: "18:30", name: "Farewell", note: "All acts, one song" },
            ],
          },
        ],
      },
      offer: {
        title: "Tickets",
        path: "tickets",
        lead: "Sold at the gate. Children up to twelve come in free.",
        groups: [
          {
            name: "Days",
            items: [
              { name: "Friday", note: "From 18:00", price: 28 },
              { name: "Saturday", note: "From noon until late", price: 42 },
              { name: "Sunday", note: "Breakfast to farewell", price: 32 },
            ],
          },
          {
            name: "Weekend",
            items: [
              { name: "Three days", note: "Every act on both stages", price: 84 },
              { name: "Three days with a pitch", note: "A place for one tent, showers included", price: 112 },
              { name: "Under twelve", note: "With a grown-up", price: 0 },
            ],
          },
        ],
      },
      favourites: ["Tickets", "Ways to come"],
      closing: ["See you by the river.", "Bring somebody who dances."],
      place: { street: "Old Boatyard, River Road", city: "Port Ansel" },
      hours: never,
      occasion: true,
      questions: [
        {
          question: "What happens when it rains?",
          answer: "We play. Both stages are covered; bring a coat for yourself.",
        },
        { question: "May I bring my dog?", answer: "Please not. The stages are loud for ears like those." },
        { question: "Where do I park?", answer: "Better not at all: the station is eight minutes away on foot." },
      ],
    },
    de: {
      kind: "ein Festival",
      names: ["Hafennächte", "Lauter Garten", "Langes Wochenende"],
      tagline: "Drei Tage Musik am Wasser.",
      heroes: [
        {
          title: "Drei Tage, zwei Bühnen, ein Fluss",
          lead: "Bands, die Sie kennen, neben Bands, die Sie dann zuerst kannten. Decke und gute Schuhe mitbringen.",
        },
        {
          title: "Das Wochenende, an dem die Stadt wach bleibt",
          lead: "Musik ab Mittag, Essen von hier und ein letzter Zug, der wartet.",
        },
      ],
      story: {
        title: "Warum wir das machen",
        paragraphs: [
          "Angefangen haben wir mit einer geliehenen Bühne und einem Stromkabel aus der Bäckerei. Das Kabel ist länger geworden; die Bäckerei kommt noch.",
          "Die Hälfte der Bands wohnt keine Stunde entfernt. Die andere Hälfte wollten wir seit Jahren hören.",
        ],
      },
      points: [
        { title: "Zwei Bühnen, nie zugleich", text: "Wer gut zu Fuß ist, sieht alles." },
        { title: "Essen von hier", text: "Elf Küchen, keine davon eine Kette." },
        { title: "Becher zurück", text: "Ein Pfand, kein Plastik im Fluss." },
        { title: "Ebene Wege", text: "Rampen, eine stille Ecke und Sitzplätze an beiden Bühnen." },
      ],
      programme: {
        title: "Programm",
        path: "programm",
        lead: "Die Zeiten gelten für den ersten Ton.",
        parts: [
          {
            name: "Freitag",
            entries: [
              { time: "18:00", name: "Einlass", note: "Die Küchen öffnen auch" },
              { time: "19:30", name: "Blechpapier", note: "Bläser und Trommeln, Flussbühne" },
              { time: "21:30", name: "Ada Nord", note: "Eine Stimme, zwei Schleifen, Gartenbühne" },
            ],
          },
          {
            name: "Samstag",
            entries: [
              { time: "12:00", name: "Morgenchor", note: "Alle singen, niemand hat geprobt" },
              { time: "15:00", name: "Werkstätten", note: "Trommel bauen, Hemd drucken, Strophe schreiben" },
              { time: "20:00", name: "Orchester Ebbe", note: "Vierzehn Leute, Flussbühne" },
              { time: "22:30", name: "Nachtsession", note: "Wer noch wach ist, Gartenbühne" },
            ],
          },
          {
            name: "Sonntag",
            entries: [
              { time: "11:00", name: "Frühstückskonzert", note: "Klavier und Pfannkuchen" },
              { time: "16:00", name: "Kinderbühne", note: "Kleine Stühle, laute Lieder" },
              { time: "18:30", name: "Abschied", note: "Alle zusammen, ein Lied" },
            ],
          },
        ],
      },
      offer: {
        title: "Karten",
        path: "karten",
        lead: "Verkauf am Einlass. Kinder bis zwölf zahlen nichts.",
        groups: [
          {
            name: "Tage",
            items: [
              { name: "Freitag", note: "Ab 18 Uhr", price: 24 },
              { name: "Samstag", note: "Von Mittag bis spät", price: 38 },
              { name: "Sonntag", note: "Vom Frühstück bis zum Abschied", price: 29 },
            ],
          },
          {
            name: "Wochenende",
            items: [
              { name: "Drei Tage", note: "Alle Bands auf beiden Bühnen", price: 76 },
              { name: "Drei Tage mit Zeltplatz", note: "Platz für ein Zelt, Duschen inbegriffen", price: 98 },
              { name: "Bis zwölf Jahre", note: "In Begleitung", price: 0 },
            ],
          },
        ],
      },
      favourites: ["Karten", "So kommen Sie dazu"],
      closing: ["Bis bald am Fluss.", "Bringen Sie jemanden mit, der tanzt."],
      place: { street: "Alte Werft, Uferstraße", city: "Ansenhafen" },
      hours: never,
      occasion: true,
      questions: [
        {
          question: "Was ist bei Regen?",
          answer: "Wir spielen. Beide Bühnen haben ein Dach; für sich selbst bringen Sie eine Jacke mit.",
        },
        { question: "Darf mein Hund mit?", answer: "Bitte nicht. Für solche Ohren ist es zu laut." },
        { question: "Wo kann ich parken?", answer: "Am besten gar nicht: vom Bahnhof sind es acht Minuten zu Fuß." },
      ],
    },
    es: {
      kind: "un festival",
      names: ["Noches del Puerto", "Huerto Sonoro", "El Finde Largo"],
      tagline: "Tres días de música junto al agua.",
      heroes: [
        {
          title: "Tres días, dos escenarios, un río",
          lead: "Grupos que conoces junto a otros que habrás conocido antes que nadie. Trae manta y buen calzado.",
        },
        {
          title: "El fin de semana en que no duerme el pueblo",
          lead: "Música desde mediodía, comida de aquí y un último tren que espera.",
        },
      ],
      story: {
        title: "Por qué lo hacemos",
        paragraphs: [
          "Empezamos con un escenario prestado y un cable desde la panadería. El cable es más largo; la panadería sigue viniendo.",
          "La mitad de los grupos vive a menos de una hora. A la otra mitad llevamos años queriendo escucharla.",
        ],
      },
      points: [
        { title: "Dos escenarios, nunca a la vez", text: "Si te dan las piernas, lo ves todo." },
        { title: "Comida de aquí", text: "Once cocinas y ninguna cadena." },
        { title: "Vasos que vuelven", text: "Una fianza y nada de plástico en el río." },
        { title: "Caminos llanos", text: "Rampas, un rincón tranquilo y asientos en los dos escenarios." },
      ],
      programme: {
        title: "Programa",
        path: "programa",
        lead: "La hora es la de la primera nota.",
        parts: [
          {
            name: "Viernes",
            entries: [
              { time: "18:00", name: "Apertura", note: "También las cocinas" },
              { time: "20:00", name: "Los Papelillos", note: "Metales y tambores, escenario del río" },
              { time: "22:00", name: "Ada Norte", note: "Una voz y dos bucles, escenario del huerto" },
            ],
          },
          {
            name: "Sábado",
            entries: [
              { time: "12:00", name: "Coro de mañana", note: "Canta todo el mundo, nadie ha ensayado" },
              {
                time: "17:00",
                name: "Talleres",
                note: "Construir un tambor, estampar una camiseta, escribir una estrofa",
              },
              { time: "21:00", name: "Orquesta Bajamar", note: "Catorce personas, escenario del río" },
              { time: "00:00", name: "Sesión de noche", note: "Quien siga despierto, escenario del huerto" },
            ],
          },
          {
            name: "Domingo",
            entries: [
              { time: "11:00", name: "Concierto de desayuno", note: "Piano y tortitas" },
              { time: "18:00", name: "Escenario infantil", note: "Sillas pequeñas, canciones fuertes" },
              { time: "20:30", name: "Despedida", note: "Todos juntos, una canción" },
            ],
          },
        ],
      },
      offer: {
        title: "Entradas",
        path: "entradas",
        lead: "Venta en la puerta. Hasta doce años, gratis.",
        groups: [
          {
            name: "Por día",
            items: [
              { name: "Viernes", note: "Desde las 18:00", price: 22 },
              { name: "Sábado", note: "De mediodía a la madrugada", price: 34 },
              { name: "Domingo", note: "Del desayuno a la despedida", price: 26 },
            ],
          },
          {
            name: "Fin de semana",
            items: [
              { name: "Tres días", note: "Todo, en los dos escenarios", price: 68 },
              { name: "Tres días con acampada", note: "Sitio para una tienda, duchas incluidas", price: 88 },
              { name: "Hasta doce años", note: "Con una persona adulta", price: 0 },
            ],
          },
        ],
      },
      favourites: ["Entradas", "Formas de venir"],
      closing: ["Nos vemos junto al río.", "Trae a alguien que baile."],
      place: { street: "Antiguo astillero, Paseo del Río", city: "Puerto Ansel" },
      hours: never,
      occasion: true,
      questions: [
        { question: "¿Y si llueve?", answer: "Tocamos. Los dos escenarios tienen techo; tú trae chubasquero." },
        { question: "¿Puedo llevar a mi perro?", answer: "Mejor no. Hay mucho volumen para esos oídos." },
        { question: "¿Dónde aparco?", answer: "Mejor ven en tren: la estación está a ocho minutos andando." },
      ],
    },
  },
};
