import type { Domain, Hours } from "../domain.ts";

const never: Hours = [null, null, null, null, null, null, null];

export const wedding: Domain = {
  id: "wedding",
  words: {
    en: "wedding|wedding website|getting married|bride|groom|bridal|save the date|our marriage",
    de: "hochzeit|hochzeitsseite|wir heiraten|braut|bräutigam|trauung|hochzeitsfeier",
    es: "boda|nos casamos|casamos|novia|novio|enlace|web de boda",
  },
  except:
    "photographer|photography|catering|caterer|planner|planning|dress|dresses|florist|flowers|cakes|venue|dj|fotograf|fotografin|fotografie|brautmode|hochzeitsplanerin|hochzeitsplaner|torten|fotógrafo|fotógrafa|fotografía|vestidos|organización|tartas",
  look: {
    palettes: [
      ["#faf7f2", "#6b3f4c", "#6b3f4c"],
      ["#f6f7f3", "#44563f", "#8a5a2b"],
      ["#f8f6f4", "#4d4a63", "#9a4c3a"],
    ],
    fonts: ["literary", "elegant"],
    corners: ["soft", "sharp"],
    density: ["airy"],
    header: ["centred"],
    heroes: ["hero-arch", "hero-split", "hero-editorial"],
  },
  art: { subjects: ["rings", "flower", "wine"], backdrop: "arch" },
  home: ["story-statement", "programme", "place", "questions"],
  pages: ["rsvp"],
  copy: {
    en: {
      kind: "a wedding site",
      names: ["Nora & Elias", "June & Theo", "Mina & Jonas"],
      tagline: "We are getting married, and we would like you there.",
      heroes: [
        { title: "We are getting married", lead: "One afternoon, one long table and everybody we love in one garden." },
        {
          title: "Come and celebrate with us",
          lead: "There will be vows, bread, a band and dancing until the neighbours join in.",
        },
      ],
      story: {
        title: "Why we write",
        paragraphs: [
          "We would rather have one long table than a long list. If this page reached you, there is a chair with your name on it.",
          "Come early, stay late, and bring the stories you know about us. We will pretend that they are new.",
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
              { time: "14:00", name: "Arrival", note: "A glass of something cold under the trees" },
              { time: "14:30", name: "Ceremony", note: "Outdoors; indoors if it rains" },
              { time: "15:30", name: "Cake and pictures", note: "The group picture is quick, we promise" },
            ],
          },
          {
            name: "Evening",
            entries: [
              { time: "18:00", name: "Dinner", note: "One long table, dishes to share" },
              { time: "20:30", name: "First dance", note: "Everybody else may join after a minute" },
              { time: "00:00", name: "Midnight soup", note: "For those who still stand" },
            ],
          },
        ],
      },
      offer: {
        title: "For our guests",
        path: "for-our-guests",
        see: "For our guests",
        search: "Search this page",
        free: true,
        lead: "What people ask us most.",
        groups: [
          {
            name: "Getting there",
            items: [
              { name: "By train", note: "The station is a walk of fifteen minutes; a shuttle goes twice", price: 0 },
              { name: "By car", note: "Park on the meadow behind the house and leave it overnight", price: 0 },
              { name: "Going home", note: "Taxis are booked for midnight and two o'clock", price: 0 },
            ],
          },
          {
            name: "Staying and gifts",
            items: [
              { name: "Sleeping nearby", note: "Rooms are held for our guests in the inn across the road", price: 0 },
              { name: "What to wear", note: "Something you can dance in. The lawn does not like thin heels", price: 0 },
              { name: "Gifts", note: "You are the gift. If you insist: our travel jar", price: 0 },
            ],
          },
        ],
      },
      closing: ["Will you be there?", "Tell us that you are coming."],
      place: { street: "Orchard House, 3 Chapel Road", city: "Lower Ashby" },
      hours: never,
      occasion: true,
      questions: [
        {
          question: "May I bring somebody?",
          answer: "If two names stand on your invitation, yes. Otherwise ask us; we will try.",
        },
        {
          question: "Are children welcome?",
          answer: "Very. There is a corner with paper, pencils and somebody patient.",
        },
        { question: "Until when should I answer?", answer: "Six weeks before the day, so that the kitchen can plan." },
      ],
    },
    de: {
      kind: "eine Hochzeitsseite",
      names: ["Nora & Elias", "Juna & Theo", "Mina & Jonas"],
      tagline: "Wir heiraten, und Sie sollen dabei sein.",
      heroes: [
        { title: "Wir heiraten", lead: "Ein Nachmittag, eine lange Tafel und alle, die wir lieben, in einem Garten." },
        { title: "Feiern Sie mit uns", lead: "Mit Ja-Wort, Brot, einer Band und Tanz, bis die Nachbarn mitmachen." },
      ],
      story: {
        title: "Warum wir schreiben",
        paragraphs: [
          "Lieber eine lange Tafel als eine lange Liste. Wenn diese Seite bei Ihnen ankam, steht dort ein Stuhl mit Ihrem Namen.",
          "Kommen Sie früh, bleiben Sie lange und bringen Sie die Geschichten mit, die Sie über uns kennen.",
        ],
      },
      programme: {
        title: "Der Tag",
        path: "der-tag",
        lead: "Wann was geschieht.",
        parts: [
          {
            name: "Nachmittag",
            entries: [
              { time: "14:00", name: "Ankommen", note: "Etwas Kühles unter den Bäumen" },
              { time: "14:30", name: "Trauung", note: "Im Freien; bei Regen drinnen" },
              { time: "15:30", name: "Kuchen und Bilder", note: "Das Gruppenbild geht schnell, versprochen" },
            ],
          },
          {
            name: "Abend",
            entries: [
              { time: "18:00", name: "Essen", note: "Eine lange Tafel, Schüsseln zum Teilen" },
              { time: "20:30", name: "Erster Tanz", note: "Nach einer Minute dürfen alle" },
              { time: "00:00", name: "Mitternachtssuppe", note: "Für alle, die noch stehen" },
            ],
          },
        ],
      },
      offer: {
        title: "Für Gäste",
        path: "fuer-gaeste",
        see: "Für Gäste",
        search: "Diese Seite durchsuchen",
        free: true,
        lead: "Was uns am häufigsten gefragt wird.",
        groups: [
          {
            name: "Anreise",
            items: [
              {
                name: "Mit der Bahn",
                note: "Der Bahnhof liegt fünfzehn Minuten zu Fuß entfernt; zweimal fährt ein Bus",
                price: 0,
              },
              { name: "Mit dem Auto", note: "Auf der Wiese hinter dem Haus, gern über Nacht", price: 0 },
              { name: "Heimweg", note: "Taxis sind für Mitternacht und zwei Uhr bestellt", price: 0 },
            ],
          },
          {
            name: "Übernachten und schenken",
            items: [
              {
                name: "Schlafen in der Nähe",
                note: "Im Gasthof gegenüber sind Zimmer für unsere Gäste reserviert",
                price: 0,
              },
              { name: "Kleidung", note: "Etwas, worin man tanzen kann. Der Rasen mag keine dünnen Absätze", price: 0 },
              { name: "Geschenke", note: "Sie sind das Geschenk. Sonst: unsere Reisekasse", price: 0 },
            ],
          },
        ],
      },
      closing: ["Sind Sie dabei?", "Sagen Sie uns, dass Sie kommen."],
      place: { street: "Gartenhaus am Anger 3", city: "Niederbach" },
      hours: never,
      occasion: true,
      questions: [
        {
          question: "Darf ich jemanden mitbringen?",
          answer: "Wenn zwei Namen auf der Einladung stehen, ja. Sonst fragen Sie uns.",
        },
        {
          question: "Sind Kinder willkommen?",
          answer: "Sehr. Es gibt eine Ecke mit Papier, Stiften und jemandem mit Geduld.",
        },
        { question: "Bis wann soll ich antworten?", answer: "Bis sechs Wochen vorher, damit die Küche planen kann." },
      ],
    },
    es: {
      kind: "una web de boda",
      names: ["Nora y Elías", "Julia y Teo", "Marina y Pablo"],
      tagline: "Nos casamos y queremos que estés.",
      heroes: [
        { title: "Nos casamos", lead: "Una tarde, una mesa larga y toda la gente que queremos en un jardín." },
        {
          title: "Ven a celebrarlo",
          lead: "Habrá votos, pan, música en directo y baile hasta que se unan los vecinos.",
        },
      ],
      story: {
        title: "Por qué te escribimos",
        paragraphs: [
          "Preferimos una mesa larga a una lista larga. Si te ha llegado esta página, hay una silla con tu nombre.",
          "Ven pronto, quédate hasta tarde y trae las historias que sabes de nosotros. Haremos como si fueran nuevas.",
        ],
      },
      programme: {
        title: "El día",
        path: "el-dia",
        lead: "Cuándo y dónde.",
        parts: [
          {
            name: "Tarde",
            entries: [
              { time: "17:00", name: "Llegada", note: "Algo fresco bajo los árboles" },
              { time: "17:30", name: "Ceremonia", note: "Al aire libre; si llueve, dentro" },
              { time: "18:30", name: "Aperitivo y fotos", note: "La foto de grupo es rápida, prometido" },
            ],
          },
          {
            name: "Noche",
            entries: [
              { time: "21:00", name: "Cena", note: "Una mesa larga y platos para compartir" },
              { time: "23:30", name: "Primer baile", note: "Al minuto puede unirse todo el mundo" },
              { time: "02:00", name: "Caldo de madrugada", note: "Para quien siga en pie" },
            ],
          },
        ],
      },
      offer: {
        title: "Para invitados",
        path: "para-invitados",
        see: "Para invitados",
        search: "Buscar en esta página",
        free: true,
        lead: "Lo que más nos preguntan.",
        groups: [
          {
            name: "Cómo llegar",
            items: [
              {
                name: "En tren",
                note: "La estación está a quince minutos andando; hay dos viajes en autobús",
                price: 0,
              },
              { name: "En coche", note: "Se aparca en el prado detrás de la casa, también por la noche", price: 0 },
              { name: "La vuelta", note: "Hay taxis reservados a medianoche y a las tres", price: 0 },
            ],
          },
          {
            name: "Dormir y regalos",
            items: [
              { name: "Dormir cerca", note: "La posada de enfrente guarda habitaciones para los invitados", price: 0 },
              {
                name: "Qué ponerse",
                note: "Algo con lo que se pueda bailar. El césped no quiere tacones finos",
                price: 0,
              },
              { name: "Regalos", note: "El regalo eres tú. Si insistes: nuestra hucha de viaje", price: 0 },
            ],
          },
        ],
      },
      closing: ["¿Vendrás?", "Dinos que vienes."],
      place: { street: "Finca El Huerto, Camino de la Ermita 3", city: "Robledal" },
      hours: never,
      occasion: true,
      questions: [
        {
          question: "¿Puedo llevar a alguien?",
          answer: "Si en tu invitación hay dos nombres, sí. Si no, pregúntanos.",
        },
        {
          question: "¿Pueden venir niños?",
          answer: "Claro. Hay un rincón con papel, lápices y alguien con paciencia.",
        },
        {
          question: "¿Hasta cuándo puedo contestar?",
          answer: "Hasta seis semanas antes, para que la cocina se organice.",
        },
      ],
    },
  },
};
