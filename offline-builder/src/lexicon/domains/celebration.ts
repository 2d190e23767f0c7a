import type { Domain, Hours } from "../domain.ts";

const never: Hours = [null, null, null, null, null, null, null];

/** Birthdays, anniversaries and reunions: a day, a place and people who say whether they come. */
export const celebration: Domain = {
  id: "celebration",
  words: {
    en: "turning 30|turning 40|turning 50|turns 18|turns 30|turns 40|turns 50|turns 60|turns 70|turns 80|turns 90|birthday|birthday party|birthday bash|anniversary party|wedding anniversary|golden anniversary|garden party|housewarming|housewarming party|family reunion|class reunion|school reunion|college reunion|year reunion|alumni reunion|rsvp|rsvp form|block party|reunion party|baby shower|bridal shower|christening|graduation party|retirement party|farewell party|leaving party|surprise party|street party|dinner party|potluck",
    de: "geburtstag|geburtstagsfeier|geburtstagsfest|jubiläumsfeier|goldene hochzeit|silberne hochzeit|gartenfest|gartenparty|einweihungsfeier|einweihungsparty|familientreffen|familienfest|klassentreffen|schultreffen|jahrgangstreffen|ehemaligentreffen|zusage|zusagen|taufe|abschlussfeier|abschiedsfeier|abschiedsparty|überraschungsparty|straßenfest",
    es: "los 40 años|los 50 años|los 60 años|los 70 años|los 75 años|los 80 años|los 85 años|los 90 años|los 100 años|cumpleaños|fiesta de cumpleaños|aniversario|bodas de oro|bodas de plata|fiesta en el jardín|reunión familiar|reunión de antiguos alumnos|confirmar asistencia|baby shower|bautizo|comunión|fiesta de graduación|fiesta de jubilación|fiesta de despedida|fiesta sorpresa",
  },
  // In a list of fields a birthday is a day like others.
  except:
    "app|name|names|namen|nombre|nombres|age|breed|list|liste|lista|bakery|cakes|cake shop|supplies|caterer|catering|planner|tracker|reminder|reminders|calendar|calculator|shop|store|company|list of birthdays|bäckerei|torten|planung|kalender|erinnerung|erinnerungen|rechner|pastelería|tartas|calendario|recordatorio|recordatorios|calculadora|tienda",
  look: {
    palettes: [
      ["#faf6ef", "#8a3b2f", "#5b6b2e"],
      ["#f6f4f8", "#5a3a7a", "#a3480f"],
      ["#f3f6f2", "#23594a", "#9a3d55"],
    ],
    fonts: ["lively", "literary", "warm"],
    corners: ["round", "soft"],
    density: ["airy"],
    header: ["centred", "bar"],
    heroes: ["hero-split", "hero-banner", "hero-arch"],
  },
  art: { subjects: ["cake", "flower", "wine"], backdrop: "table" },
  home: ["story-statement", "programme", "place", "questions"],
  pages: ["rsvp"],
  noSlots: true,
  copy: {
    en: {
      kind: "an invitation",
      names: ["The Big Day", "Come and Celebrate", "Round the Long Table"],
      tagline: "There is something to celebrate, and it is better with you.",
      heroes: [
        {
          title: "Come and celebrate with us",
          lead: "Good food, old stories and a chair that is already yours.",
        },
        { title: "You are invited", lead: "One table, many cakes, and everybody who belongs to it." },
      ],
      story: {
        title: "Why we write",
        paragraphs: [
          "A day like this comes once, so we would like to have everybody around one table.",
          "Bring a story that you know and the others do not. Everything else can be borrowed.",
        ],
      },
      programme: {
        title: "The day",
        path: "the-day",
        lead: "When to be where.",
        parts: [
          {
            name: "Afternoon",
            entries: [
              { time: "15:00", name: "Arrival", note: "Something cold to drink, and time to say hello" },
              { time: "16:00", name: "Cake and coffee", note: "The candles are blown out together" },
            ],
          },
          {
            name: "Evening",
            entries: [
              { time: "18:30", name: "Dinner", note: "Dishes to share, from everybody" },
              { time: "20:00", name: "Stories and music", note: "Who wants to say something, says it now" },
            ],
          },
        ],
      },
      offer: {
        title: "Good to know",
        path: "good-to-know",
        see: "Good to know",
        search: "Search this page",
        free: true,
        lead: "What guests ask us most.",
        groups: [
          {
            name: "Getting there",
            items: [
              { name: "From the station", note: "Call us from the station and somebody picks you up", price: 0 },
              { name: "Cars and parking", note: "Park along the lane, the neighbours know", price: 0 },
            ],
          },
          {
            name: "At the table",
            items: [
              { name: "What to bring", note: "A dish to share. Say which one with your answer", price: 0 },
              { name: "Presents", note: "Your company. If you insist, a book you loved", price: 0 },
              { name: "Children", note: "Very welcome. There is a garden and a box of games", price: 0 },
            ],
          },
        ],
      },
      closing: ["Will you be there?", "Tell us that you are coming."],
      place: { street: "12 Orchard Lane", city: "Lower Ashby" },
      hours: never,
      occasion: true,
      questions: [
        { question: "May I bring somebody?", answer: "Gladly. Say how many you are with your answer." },
        {
          question: "Until when should I answer?",
          answer: "Two weeks before the day, so that there is enough of everything.",
        },
      ],
    },
    de: {
      kind: "eine Einladung",
      names: ["Der große Tag", "Feiert mit uns", "Die lange Tafel"],
      tagline: "Es gibt etwas zu feiern, und mit euch wird es schöner.",
      heroes: [
        { title: "Feiert mit uns", lead: "Gutes Essen, alte Geschichten und ein Stuhl, der schon euch gehört." },
        { title: "Ihr seid eingeladen", lead: "Ein Tisch, viele Kuchen und alle, die dazugehören." },
      ],
      story: {
        title: "Warum wir schreiben",
        paragraphs: [
          "So ein Tag kommt nur einmal, darum hätten wir gern alle an einem Tisch.",
          "Bringt eine Geschichte mit, die ihr kennt und die anderen nicht. Alles Übrige lässt sich leihen.",
        ],
      },
      programme: {
        title: "Der Tag",
        path: "der-tag",
        lead: "Was wann geschieht.",
        parts: [
          {
            name: "Nachmittag",
            entries: [
              { time: "15:00", name: "Ankommen", note: "Etwas Kühles zu trinken und Zeit für ein Hallo" },
              { time: "16:00", name: "Kaffee und Kuchen", note: "Die Kerzen werden gemeinsam ausgeblasen" },
            ],
          },
          {
            name: "Abend",
            entries: [
              { time: "18:30", name: "Essen", note: "Von allen für alle" },
              { time: "20:00", name: "Geschichten und Musik", note: "Wer etwas sagen möchte, sagt es jetzt" },
            ],
          },
        ],
      },
      offer: {
        title: "Gut zu wissen",
        path: "gut-zu-wissen",
        see: "Gut zu wissen",
        search: "Diese Seite durchsuchen",
        free: true,
        lead: "Was Gäste uns am häufigsten fragen.",
        groups: [
          {
            name: "Anreise",
            items: [
              { name: "Vom Bahnhof", note: "Ruft vom Bahnhof an, jemand holt euch ab", price: 0 },
              { name: "Autos und Parken", note: "Parkt am Weg, die Nachbarn wissen Bescheid", price: 0 },
            ],
          },
          {
            name: "Am Tisch",
            items: [
              { name: "Mitbringen", note: "Etwas zu essen für alle. Schreibt mit der Antwort, was", price: 0 },
              { name: "Zu Geschenken", note: "Ihr selbst. Wer darauf besteht: ein Lieblingsbuch", price: 0 },
              { name: "Kinder", note: "Sehr willkommen. Es gibt einen Garten und eine Kiste mit Spielen", price: 0 },
            ],
          },
        ],
      },
      closing: ["Seid ihr dabei?", "Sagt uns, dass ihr kommt."],
      place: { street: "Obstgarten 12", city: "Unterfelden" },
      hours: never,
      occasion: true,
      questions: [
        { question: "Darf ich jemanden mitbringen?", answer: "Gern. Schreibt mit der Antwort, wie viele ihr seid." },
        { question: "Bis wann soll ich antworten?", answer: "Zwei Wochen vorher, damit von allem genug da ist." },
      ],
    },
    es: {
      kind: "una invitación",
      names: ["El gran día", "Ven a celebrarlo", "La mesa larga"],
      tagline: "Hay algo que celebrar, y contigo será mejor.",
      heroes: [
        { title: "Ven a celebrarlo con nosotros", lead: "Buena comida, viejas historias y una silla que ya es tuya." },
        { title: "Estás invitado", lead: "Una mesa, muchas tartas y toda la gente que forma parte de ella." },
      ],
      story: {
        title: "Por qué escribimos",
        paragraphs: [
          "Un día así llega una sola vez, y nos gustaría tener a todos alrededor de una mesa.",
          "Trae una historia que tú sepas y los demás no. Lo demás se puede prestar.",
        ],
      },
      programme: {
        title: "El día",
        path: "el-dia",
        lead: "Qué pasa y cuándo.",
        parts: [
          {
            name: "Mediodía",
            entries: [
              { time: "13:00", name: "Llegada", note: "Algo fresco y tiempo para saludarse" },
              { time: "14:00", name: "Comida", note: "Platos de todos para todos" },
            ],
          },
          {
            name: "Tarde",
            entries: [
              { time: "17:00", name: "Tarta y café", note: "Las velas se soplan entre todos" },
              { time: "18:30", name: "Historias y música", note: "Quien quiera decir algo, que lo diga ahora" },
            ],
          },
        ],
      },
      offer: {
        title: "Bueno saberlo",
        path: "bueno-saberlo",
        see: "Bueno saberlo",
        search: "Buscar en esta página",
        free: true,
        lead: "Lo que más nos preguntan.",
        groups: [
          {
            name: "Cómo llegar",
            items: [
              { name: "Desde la estación", note: "Llama desde la estación y alguien te recoge", price: 0 },
              { name: "Coches y aparcamiento", note: "Se aparca en el camino; los vecinos lo saben", price: 0 },
            ],
          },
          {
            name: "En la mesa",
            items: [
              { name: "Qué traer", note: "Un plato para compartir. Di cuál al confirmar", price: 0 },
              { name: "Sobre los regalos", note: "Tu compañía. Si insistes, un libro que te gustara", price: 0 },
              { name: "Niños", note: "Muy bienvenidos. Hay jardín y una caja de juegos", price: 0 },
            ],
          },
        ],
      },
      closing: ["¿Vendrás?", "Dinos que vienes."],
      place: { street: "Calle del Huerto 12", city: "Villaclara" },
      hours: never,
      occasion: true,
      questions: [
        { question: "¿Puedo ir acompañado?", answer: "Claro. Di cuántos sois al confirmar." },
        { question: "¿Hasta cuándo puedo responder?", answer: "Hasta dos semanas antes, para que haya de todo." },
      ],
    },
  },
};
