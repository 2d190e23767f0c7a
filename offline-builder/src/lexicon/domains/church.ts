import type { Domain, Hours } from "../domain.ts";

const hours: Hours = [null, ["09:00", "12:00"], null, ["15:00", "18:00"], null, null, ["10:00", "12:30"]];

export const church: Domain = {
  id: "church",
  words: {
    en: "church|parish|congregation|chapel|church community|worship|sunday service",
    de: "kirche|kirchengemeinde|gemeinde|pfarrei|pfarrgemeinde|gottesdienst|gottesdienste|kapelle",
    es: "iglesia|parroquia|comunidad parroquial|capilla|misa|misas|congregación",
  },
  look: {
    palettes: [
      ["#f7f4ee", "#4a3a63", "#9a5a1c"],
      ["#f4f5f2", "#2c4f5e", "#a3541f"],
      ["#f8f5f1", "#6a3327", "#6a3327"],
    ],
    fonts: ["literary", "editorial", "elegant"],
    corners: ["soft", "sharp"],
    header: ["centred", "bar"],
    heroes: ["hero-split", "hero-arch", "hero-editorial"],
  },
  art: { subjects: ["church", "candle", "book"], backdrop: "arch" },
  home: ["story-statement", "favourites-list", "visit", "questions"],
  pages: ["programme", "donate"],
  copy: {
    en: {
      kind: "a church",
      names: ["St Brannoc's", "Chapel on the Hill", "Riverside Church"],
      tagline: "A parish with an open door, for those who believe and those who ask.",
      heroes: [
        {
          title: "The door is open",
          lead: "For a service, for a candle, for ten minutes of quiet between two errands.",
        },
        { title: "Come as you are", lead: "Sit at the back, stand up when you like, stay for coffee or do not." },
      ],
      story: {
        title: "Who we are",
        paragraphs: [
          "Some of us were christened here and some came in from the rain. We sing more loudly than well.",
          "The building is old and the roof costs money. The people are all ages, and the children run about after the second hymn.",
        ],
      },
      programme: {
        title: "Services",
        path: "services",
        lead: "Every week at the same time.",
        parts: [
          {
            name: "Sunday",
            entries: [
              { time: "10:00", name: "Sunday service", note: "With a choir on the first Sunday of the month" },
              { time: "10:00", name: "Children's church", note: "In the hall, with glue and stories" },
              { time: "11:15", name: "Coffee", note: "In the side aisle, for everybody" },
            ],
          },
          {
            name: "In the week",
            entries: [
              { time: "12:00", name: "Midday prayer", note: "Wednesdays, fifteen minutes" },
              { time: "19:00", name: "Evening song", note: "Thursdays, by candlelight in winter" },
            ],
          },
        ],
      },
      offer: {
        title: "Groups",
        path: "groups",
        see: "See the groups",
        free: true,
        lead: "Everyone may come, nobody has to sign up.",
        groups: [
          {
            name: "Meet",
            items: [
              {
                name: "Choir",
                note: "Tuesdays at eight. Reading music helps and is not required",
                price: 0,
                tags: ["music"],
              },
              { name: "Toddler morning", note: "Thursdays, the floor is warm", price: 0, tags: ["children"] },
              { name: "Young people", note: "Fridays from seven, with a kitchen", price: 0, tags: ["children"] },
            ],
          },
          {
            name: "Help",
            items: [
              { name: "Soup lunch", note: "The last Saturday of the month", price: 0, tags: ["help"] },
              { name: "Visits", note: "Somebody comes when you are ill or alone", price: 0, tags: ["help"] },
              {
                name: "Christening, wedding, farewell",
                note: "Talk to us early; there is time for questions",
                price: 0,
                tags: ["family"],
              },
            ],
          },
        ],
      },
      favourites: ["In the week", "Join in"],
      closing: ["There is a seat for you.", "Help us keep the roof on."],
      place: { street: "1 Church Walk", city: "Brannock" },
      hours,
      questions: [
        {
          question: "Do I have to believe?",
          answer: "No. Many come for the music, and some of them stay for the rest.",
        },
        { question: "What do I wear?", answer: "Something warm. It is a big old room." },
        { question: "Can I get in with a wheelchair?", answer: "Yes, through the side door. There is a bell." },
      ],
    },
    de: {
      kind: "eine Kirchengemeinde",
      names: ["St. Brannok", "Kapelle am Hang", "Gemeinde am Fluss"],
      tagline: "Eine Gemeinde mit offener Tür, für Glaubende und für Fragende.",
      heroes: [
        {
          title: "Die Tür ist offen",
          lead: "Für einen Gottesdienst, für eine Kerze, für zehn Minuten Stille zwischen zwei Besorgungen.",
        },
        {
          title: "Kommen Sie, wie Sie sind",
          lead: "Setzen Sie sich hinten hin, stehen Sie auf, wann Sie mögen, bleiben Sie auf einen Kaffee oder nicht.",
        },
      ],
      story: {
        title: "Wer wir sind",
        paragraphs: [
          "Manche von uns wurden hier getauft, andere kamen aus dem Regen herein. Wir singen eher laut als schön.",
          "Das Haus ist alt, und das Dach kostet Geld. Die Menschen sind jeden Alters, und nach dem zweiten Lied laufen die Kinder umher.",
        ],
      },
      programme: {
        title: "Gottesdienste",
        path: "gottesdienste",
        lead: "Jede Woche zur selben Zeit.",
        parts: [
          {
            name: "Sonntag",
            entries: [
              { time: "10:00", name: "Gottesdienst", note: "Am ersten Sonntag im Monat mit Chor" },
              { time: "10:00", name: "Kinderkirche", note: "Im Saal, mit Kleber und Geschichten" },
              { time: "11:15", name: "Kirchenkaffee", note: "Im Seitenschiff, für alle" },
            ],
          },
          {
            name: "Unter der Woche",
            entries: [
              { time: "12:00", name: "Mittagsgebet", note: "Mittwochs, fünfzehn Minuten" },
              { time: "19:00", name: "Abendlied", note: "Donnerstags, im Winter bei Kerzen" },
            ],
          },
        ],
      },
      offer: {
        title: "Gruppen",
        path: "gruppen",
        see: "Gruppen ansehen",
        free: true,
        lead: "Alle dürfen kommen, niemand muss sich anmelden.",
        groups: [
          {
            name: "Treffen",
            items: [
              {
                name: "Chor",
                note: "Dienstags um acht. Noten helfen, sind aber nicht nötig",
                price: 0,
                tags: ["Musik"],
              },
              { name: "Krabbelmorgen", note: "Donnerstags, der Boden ist warm", price: 0, tags: ["Kinder"] },
              { name: "Jugend", note: "Freitags ab sieben, mit Küche", price: 0, tags: ["Kinder"] },
            ],
          },
          {
            name: "Helfen",
            items: [
              { name: "Suppenmittag", note: "Am letzten Samstag im Monat", price: 0, tags: ["Hilfe"] },
              { name: "Besuche", note: "Jemand kommt, wenn Sie krank oder allein sind", price: 0, tags: ["Hilfe"] },
              {
                name: "Taufe, Trauung, Abschied",
                note: "Sprechen Sie früh mit uns; für Fragen ist Zeit",
                price: 0,
                tags: ["Familie"],
              },
            ],
          },
        ],
      },
      favourites: ["Unter der Woche", "Mitmachen"],
      closing: ["Ein Platz ist frei.", "Helfen Sie, das Dach zu halten."],
      place: { street: "Kirchweg 1", city: "Brannau" },
      hours,
      questions: [
        {
          question: "Muss ich glauben?",
          answer: "Nein. Viele kommen wegen der Musik, und manche bleiben wegen des Rests.",
        },
        { question: "Was ziehe ich an?", answer: "Etwas Warmes. Es ist ein großer alter Raum." },
        { question: "Komme ich mit dem Rollstuhl hinein?", answer: "Ja, durch die Seitentür. Dort ist eine Klingel." },
      ],
    },
    es: {
      kind: "una parroquia",
      names: ["San Brandán", "La Ermita del Cerro", "Parroquia de la Ribera"],
      tagline: "Una comunidad con la puerta abierta, para quien cree y para quien pregunta.",
      heroes: [
        {
          title: "La puerta está abierta",
          lead: "Para una misa, para una vela, para diez minutos de silencio entre dos recados.",
        },
        { title: "Ven como eres", lead: "Siéntate al fondo, levántate cuando quieras, quédate al café o no." },
      ],
      story: {
        title: "Quiénes somos",
        paragraphs: [
          "A algunos nos bautizaron aquí y otros entraron por la lluvia. Cantamos más fuerte que bien.",
          "La casa es vieja y el tejado cuesta dinero. Hay gente de todas las edades, y los niños corren después del segundo canto.",
        ],
      },
      programme: {
        title: "Celebraciones",
        path: "celebraciones",
        lead: "Cada semana a la misma hora.",
        parts: [
          {
            name: "Domingo",
            entries: [
              { time: "12:00", name: "Misa dominical", note: "Con coro el primer domingo del mes" },
              { time: "12:00", name: "Taller infantil", note: "En el salón, con pegamento e historias" },
              { time: "13:00", name: "Café", note: "En la nave lateral, para todos" },
            ],
          },
          {
            name: "Entre semana",
            entries: [
              { time: "13:00", name: "Oración de mediodía", note: "Los miércoles, quince minutos" },
              { time: "20:00", name: "Canto de la tarde", note: "Los jueves; en invierno, con velas" },
            ],
          },
        ],
      },
      offer: {
        title: "Grupos",
        path: "grupos",
        see: "Ver los grupos",
        free: true,
        lead: "Puede venir cualquiera, sin apuntarse.",
        groups: [
          {
            name: "Encontrarse",
            items: [
              {
                name: "Coro",
                note: "Los martes a las ocho. Leer música ayuda y no hace falta",
                price: 0,
                tags: ["música"],
              },
              { name: "Mañana de bebés", note: "Los jueves, el suelo está caliente", price: 0, tags: ["niños"] },
              { name: "Jóvenes", note: "Los viernes desde las siete, con cocina", price: 0, tags: ["niños"] },
            ],
          },
          {
            name: "Ayudar",
            items: [
              { name: "Comida compartida", note: "El último sábado del mes", price: 0, tags: ["ayuda"] },
              { name: "Visitas", note: "Alguien va cuando estás enfermo o solo", price: 0, tags: ["ayuda"] },
              {
                name: "Bautizo, boda, despedida",
                note: "Habla pronto con nosotros; hay tiempo para preguntas",
                price: 0,
                tags: ["familia"],
              },
            ],
          },
        ],
      },
      favourites: ["Entre semana", "Participa"],
      closing: ["Hay un sitio para ti.", "Ayúdanos con el tejado."],
      place: { street: "Calle de la Iglesia 1", city: "Brandal" },
      hours,
      questions: [
        { question: "¿Tengo que creer?", answer: "No. Muchos vienen por la música, y algunos se quedan por lo demás." },
        { question: "¿Qué me pongo?", answer: "Algo de abrigo. Es una sala grande y antigua." },
        { question: "¿Se entra con silla de ruedas?", answer: "Sí, por la puerta lateral. Hay un timbre." },
      ],
    },
  },
};
