import type { Domain, Hours } from "../domain.ts";

const hours: Hours = [
  ["09:00", "18:00"],
  ["09:00", "18:00"],
  ["09:00", "18:00"],
  ["09:00", "18:00"],
  ["09:00", "17:00"],
  ["10:00", "13:00"],
  null,
];

export const estate: Domain = {
  id: "estate",
  words: {
    en: "real estate|real-estate|estate agent|estate agency|realtor|realtors|property agency|homes for sale|houses for sale|apartments for rent|letting agency",
    de: "immobilien|immobilienmakler|immobilienmaklerin|makler|maklerbüro|hausverkauf|mietwohnungen",
    es: "inmobiliaria|inmobiliario|agencia inmobiliaria|bienes raíces|pisos en venta|casas en venta|alquiler de pisos",
  },
  look: {
    palettes: [
      ["#f6f4f0", "#26404f", "#a3541f"],
      ["#f4f5f1", "#3a4d34", "#9a4c2a"],
      ["#f7f5f3", "#5b3a2e", "#5b3a2e"],
    ],
    fonts: ["literary", "elegant", "geometric"],
    corners: ["sharp", "soft"],
    header: ["bar", "centred"],
    heroes: ["hero-split", "hero-ledger", "hero-editorial"],
  },
  art: { subjects: ["house", "keys", "sofa"], backdrop: "stripes" },
  home: ["favourites-list", "steps", "story-statement", "visit", "questions"],
  copy: {
    en: {
      kind: "an estate agency",
      names: ["Fold & Gable", "Lark Street Homes", "Keystone & Daughter"],
      tagline: "Homes in town and around it, described as they are.",
      heroes: [
        {
          title: "Houses, described as they are",
          lead: "We write what is good, what is old and what the neighbours' dog is called. Then you come and look.",
        },
        {
          title: "A door you will want to open",
          lead: "A short list, chosen for you, and nobody who calls you every evening.",
        },
      ],
      story: {
        title: "How we work",
        paragraphs: [
          "We take on few homes at a time, and we know each of them: the draught, the light in November, the year of the roof.",
          "Sellers get a price we can defend. Buyers get the papers before they have to ask.",
        ],
      },
      steps: [
        { title: "Tell us", text: "Where, how many rooms, what must not be missing." },
        { title: "Look", text: "Three homes on one afternoon, with time in each." },
        { title: "Decide", text: "We go through contract and costs with you, line by line." },
      ],
      offer: {
        title: "Homes",
        path: "homes",
        lead: "What is free at the moment. Prices without taxes and fees.",
        groups: [
          {
            name: "For sale",
            items: [
              {
                name: "Terraced house, Mill Row",
                note: "4 rooms, 112 m², garden to the south, roof of 2015",
                price: 385000,
                tags: ["garden"],
              },
              {
                name: "Flat under the roof, Market Square",
                note: "3 rooms, 78 m², no lift, a great deal of sky",
                price: 268000,
                tags: ["town centre"],
              },
              {
                name: "Farmhouse, Upper Fold",
                note: "7 rooms, 210 m², barn, needs a new kitchen",
                price: 540000,
                tags: ["garden"],
              },
              {
                name: "Studio, Station Road",
                note: "1 room, 34 m², let until June",
                price: 129000,
                tags: ["town centre"],
              },
            ],
          },
          {
            name: "To rent, a month",
            items: [
              {
                name: "Two rooms, Lark Street",
                note: "58 m², balcony to the yard, from March",
                price: 890,
                tags: ["town centre"],
              },
              { name: "Garden flat, Chapel Hill", note: "3 rooms, 84 m², dogs welcome", price: 1180, tags: ["garden"] },
            ],
          },
        ],
      },
      favourites: ["New on our list", "Free at the moment"],
      place: { street: "6 Lark Street", city: "Fennimore" },
      hours,
      people: {
        title: "Who shows you round",
        list: [
          { name: "Greta Keystone", role: "Houses", note: "Carries a torch and a moisture meter." },
          { name: "Owen Marsh", role: "Flats and rentals", note: "Knows every staircase in town." },
        ],
      },
      questions: [
        { question: "What does a viewing cost?", answer: "Nothing, and it takes as long as you like." },
        { question: "Can you value my house?", answer: "Yes. We come, look, and send two pages within a week." },
        {
          question: "May I make an offer below the price?",
          answer: "You may. We pass every offer on, in the order it came.",
        },
      ],
    },
    de: {
      kind: "ein Immobilienbüro",
      names: ["Giebel & Tochter", "Lerchenweg Immobilien", "Haus am Ort"],
      tagline: "Häuser und Wohnungen in der Stadt und drumherum, beschrieben, wie sie sind.",
      heroes: [
        {
          title: "Häuser, beschrieben, wie sie sind",
          lead: "Wir schreiben auf, was gut ist, was alt ist und wie der Hund der Nachbarn heißt. Dann kommen Sie und schauen.",
        },
        {
          title: "Eine Tür, die Sie öffnen möchten",
          lead: "Eine kurze Liste, für Sie ausgesucht, und niemand, der jeden Abend anruft.",
        },
      ],
      story: {
        title: "Wie wir arbeiten",
        paragraphs: [
          "Wir übernehmen wenige Häuser zugleich und kennen jedes: den Luftzug, das Licht im November, das Baujahr des Dachs.",
          "Wer verkauft, bekommt einen Preis, der sich begründen lässt. Wer kauft, bekommt die Unterlagen, bevor er fragen muss.",
        ],
      },
      steps: [
        { title: "Erzählen", text: "Wo, wie viele Zimmer, was nicht fehlen darf." },
        { title: "Ansehen", text: "Drei Häuser an einem Nachmittag, mit Zeit in jedem." },
        { title: "Entscheiden", text: "Vertrag und Kosten gehen wir Zeile für Zeile durch." },
      ],
      offer: {
        title: "Angebote",
        path: "angebote",
        lead: "Was gerade frei ist. Preise ohne Steuern und Gebühren.",
        groups: [
          {
            name: "Zu verkaufen",
            items: [
              {
                name: "Reihenhaus, Mühlenzeile",
                note: "4 Zimmer, 112 m², Garten nach Süden, Dach von 2015",
                price: 385000,
                tags: ["Garten"],
              },
              {
                name: "Dachwohnung, Marktplatz",
                note: "3 Zimmer, 78 m², ohne Aufzug, mit viel Himmel",
                price: 268000,
                tags: ["Innenstadt"],
              },
              {
                name: "Bauernhaus, Oberdorf",
                note: "7 Zimmer, 210 m², Scheune, Küche muss neu",
                price: 540000,
                tags: ["Garten"],
              },
              {
                name: "Einzimmerwohnung, Bahnhofstraße",
                note: "34 m², bis Juni vermietet",
                price: 129000,
                tags: ["Innenstadt"],
              },
            ],
          },
          {
            name: "Zu vermieten, im Monat",
            items: [
              {
                name: "Zwei Zimmer, Lerchenweg",
                note: "58 m², Balkon zum Hof, ab März",
                price: 890,
                tags: ["Innenstadt"],
              },
              {
                name: "Gartenwohnung, Kapellenberg",
                note: "3 Zimmer, 84 m², Hunde willkommen",
                price: 1180,
                tags: ["Garten"],
              },
            ],
          },
        ],
      },
      favourites: ["Neu im Angebot", "Gerade frei"],
      place: { street: "Lerchenweg 6", city: "Finkenau" },
      hours,
      people: {
        title: "Wer Sie herumführt",
        list: [
          { name: "Greta Giebel", role: "Häuser", note: "Hat Taschenlampe und Feuchtemesser dabei." },
          { name: "Ole Marsch", role: "Wohnungen und Miete", note: "Kennt jedes Treppenhaus der Stadt." },
        ],
      },
      questions: [
        { question: "Was kostet eine Besichtigung?", answer: "Nichts, und sie dauert, so lange Sie möchten." },
        {
          question: "Schätzen Sie mein Haus?",
          answer: "Ja. Wir kommen, schauen und schicken binnen einer Woche zwei Seiten.",
        },
        {
          question: "Darf ich weniger bieten?",
          answer: "Ja. Wir geben jedes Gebot weiter, in der Reihenfolge, in der es kam.",
        },
      ],
    },
    es: {
      kind: "una inmobiliaria",
      names: ["Alero e Hija", "Casas de la Alondra", "Llave en Mano"],
      tagline: "Casas y pisos en la ciudad y alrededores, descritos tal como son.",
      heroes: [
        {
          title: "Casas, descritas tal como son",
          lead: "Escribimos lo bueno, lo viejo y cómo se llama el perro del vecino. Después vienes y miras.",
        },
        {
          title: "Una puerta que querrás abrir",
          lead: "Una lista corta, elegida para ti, y nadie que te llame cada noche.",
        },
      ],
      story: {
        title: "Cómo trabajamos",
        paragraphs: [
          "Llevamos pocas casas a la vez y las conocemos todas: la corriente, la luz de noviembre, el año del tejado.",
          "Quien vende recibe un precio que podemos defender. Quien compra, los papeles antes de pedirlos.",
        ],
      },
      steps: [
        { title: "Cuéntanos", text: "Dónde, cuántas habitaciones, qué no puede faltar." },
        { title: "Mira", text: "Tres casas en una tarde, con tiempo en cada una." },
        { title: "Decide", text: "Repasamos contigo contrato y gastos, línea a línea." },
      ],
      offer: {
        title: "Viviendas",
        path: "viviendas",
        lead: "Lo que está libre ahora. Precios sin impuestos ni gastos.",
        groups: [
          {
            name: "En venta",
            items: [
              {
                name: "Adosado, Calle del Molino",
                note: "4 habitaciones, 112 m², jardín al sur, tejado de 2015",
                price: 285000,
                tags: ["jardín"],
              },
              {
                name: "Ático, Plaza Mayor",
                note: "3 habitaciones, 78 m², sin ascensor, mucho cielo",
                price: 218000,
                tags: ["centro"],
              },
              {
                name: "Casa de pueblo, Barrio Alto",
                note: "7 habitaciones, 210 m², pajar, cocina por renovar",
                price: 340000,
                tags: ["jardín"],
              },
              {
                name: "Estudio, Calle de la Estación",
                note: "34 m², alquilado hasta junio",
                price: 98000,
                tags: ["centro"],
              },
            ],
          },
          {
            name: "En alquiler, al mes",
            items: [
              {
                name: "Dos habitaciones, Calle Alondra",
                note: "58 m², balcón al patio, desde marzo",
                price: 720,
                tags: ["centro"],
              },
              {
                name: "Bajo con jardín, La Ermita",
                note: "3 habitaciones, 84 m², se admiten perros",
                price: 940,
                tags: ["jardín"],
              },
            ],
          },
        ],
      },
      favourites: ["Lo último", "Libre ahora"],
      place: { street: "Calle Alondra 6", city: "Fuensanta" },
      hours,
      people: {
        title: "Quién te acompaña",
        list: [
          { name: "Greta Alero", role: "Casas", note: "Lleva linterna y medidor de humedad." },
          { name: "Óscar Marín", role: "Pisos y alquiler", note: "Conoce todas las escaleras de la ciudad." },
        ],
      },
      questions: [
        { question: "¿Cuánto cuesta una visita?", answer: "Nada, y dura lo que quieras." },
        { question: "¿Podéis tasar mi casa?", answer: "Sí. Vamos, miramos y enviamos dos páginas en una semana." },
        { question: "¿Puedo ofrecer menos?", answer: "Puedes. Pasamos todas las ofertas, en el orden en que llegan." },
      ],
    },
  },
};
