import type { ClassSlot, Domain, Hours } from "../domain.ts";

type Row = [name: string, coach: string, level: string, days: number[], time: string, minutes: number];

function weekOf(rows: Row[]): ClassSlot[] {
  return rows.flatMap(([name, coach, level, days, time, minutes]) =>
    days.map((day) => ({ day, time, minutes, name, coach, level })),
  );
}

const hours: Hours = [
  ["06:45", "21:00"],
  ["06:45", "21:00"],
  ["06:45", "21:00"],
  ["06:45", "21:00"],
  ["06:45", "19:00"],
  ["08:30", "13:00"],
  ["09:00", "12:00"],
];

export const yoga: Domain = {
  id: "yoga",
  words: {
    en: "yoga|yoga studio|pilates|pilates studio|meditation|vinyasa|hatha|breathwork|mindfulness",
    de: "yoga|yogastudio|yogaschule|pilates|meditation|vinyasa|hatha|achtsamkeit|yogalehrerin|yogalehrer|pilatesstudio|pilateslehrerin",
    es: "yoga|estudio de yoga|pilates|meditación|vinyasa|hatha",
  },
  look: {
    palettes: [
      ["#f7f4ee", "#4b5d43", "#9a4c2a"],
      ["#f5f3f5", "#5c4a72", "#a34a3a"],
      ["#f2f5f4", "#22575a", "#9a5a1c"],
    ],
    fonts: ["literary", "elegant", "plain"],
    corners: ["round", "soft"],
    density: ["airy"],
    header: ["bar", "centred"],
    heroes: ["hero-arch", "hero-split", "hero-editorial"],
  },
  art: { subjects: ["lotus", "mat", "plant"], backdrop: "arch" },
  copy: {
    en: {
      kind: "a yoga studio",
      names: ["Slow Tide Yoga", "The Quiet Floor", "North Window Studio"],
      tagline: "Yoga in small groups, with time to arrive.",
      heroes: [
        {
          title: "Arrive, breathe, move",
          lead: "Fourteen mats, one teacher who knows your knees, and nobody looking at a mirror.",
        },
        {
          title: "A quiet hour in a loud week",
          lead: "Early, at noon and in the evening. Mats, blankets and tea are here.",
        },
      ],
      story: {
        title: "How we teach",
        paragraphs: [
          "We say what a pose is for before we say where the foot goes. If something hurts, there is always another way, and we show it without fuss.",
          "Every class ends lying down. Some people come for that alone, and they are right.",
        ],
      },
      points: [
        { title: "Fourteen mats", text: "Book your place; nobody stands in the doorway." },
        { title: "All mats are here", text: "Come with clothes you can bend in." },
        { title: "Pause when life happens", text: "Cards and passes rest for as long as you need." },
        { title: "After an injury", text: "Tell us at the door. We change the hour to fit." },
      ],
      offer: {
        title: "Courses",
        path: "courses",
        lead: "Besides the open classes of the timetable.",
        groups: [
          {
            name: "Begin",
            items: [
              {
                name: "First class",
                note: "Any open class, mat and tea included",
                price: 10,
                minutes: 75,
                tags: ["beginners"],
              },
              {
                name: "Six evenings",
                note: "From standing still to the first sun salutation",
                price: 96,
                minutes: 75,
                tags: ["beginners", "course"],
              },
              {
                name: "Yoga for stiff backs",
                note: "Four Saturdays, chairs allowed",
                price: 72,
                minutes: 60,
                tags: ["beginners", "course"],
              },
            ],
          },
          {
            name: "Deepen",
            items: [
              {
                name: "Private hour",
                note: "One teacher, one mat, your questions",
                price: 70,
                minutes: 60,
                tags: ["one to one"],
              },
              {
                name: "Before the birth",
                note: "Eight weeks, from the fourth month",
                price: 120,
                minutes: 75,
                tags: ["course"],
              },
              {
                name: "Sunday retreat",
                note: "Practice, soup and silence until four",
                price: 65,
                minutes: 360,
                tags: ["course"],
              },
            ],
          },
        ],
      },
      place: { street: "9 Weaver's Yard", city: "Saltmere" },
      hours,
      classes: weekOf([
        ["Morning flow", "Ines Calder", "Some experience", [0, 2, 4], "07:00", 60],
        ["Hatha", "Tomas Reed", "Open to all", [0, 1, 3], "18:00", 75],
        ["Lunch stretch", "Ines Calder", "Open to all", [1, 3], "12:15", 45],
        ["Vinyasa", "Leila Osman", "Some experience", [0, 2], "19:45", 75],
        ["Yin by candlelight", "Tomas Reed", "Open to all", [3, 6], "19:30", 75],
        ["Slow Saturday", "Leila Osman", "Open to all", [5], "09:30", 90],
      ]),
      plans: [
        { name: "Single class", price: 16, per: "a visit", points: ["Any open class", "Mat and tea included"] },
        {
          name: "Ten classes",
          price: 130,
          per: "valid six months",
          points: ["Any open class", "Share with one friend", "Can be paused"],
        },
        {
          name: "Monthly",
          price: 84,
          per: "a month",
          points: ["All open classes", "One guest a month", "Stop any month"],
        },
      ],
      people: {
        title: "Teachers",
        list: [
          { name: "Ines Calder", role: "Flow", note: "Danced for ten years and teaches without counting." },
          { name: "Tomas Reed", role: "Hatha and yin", note: "Former carpenter. Likes joints and explains them." },
          { name: "Leila Osman", role: "Vinyasa, before the birth", note: "Midwife on weekdays." },
        ],
      },
      questions: [
        {
          question: "I cannot touch my toes.",
          answer: "Neither can half the room. They are further away for some, that is all.",
        },
        { question: "What do I bring?", answer: "Water and clothes you can bend in. Everything else is here." },
        { question: "How late may I come?", answer: "We lock the door when we begin, so that nobody is startled." },
      ],
    },
    de: {
      kind: "ein Yogastudio",
      names: ["Stille Matte", "Nordfenster", "Atemraum"],
      tagline: "Bewegung in kleinen Gruppen, mit Zeit zum Ankommen.",
      heroes: [
        {
          title: "Ankommen, atmen, bewegen",
          lead: "Vierzehn Matten, eine Lehrerin, die Ihre Knie kennt, und kein Spiegel.",
        },
        {
          title: "Eine ruhige Stunde in einer lauten Woche",
          lead: "Früh, mittags und abends. Matten, Decken und Tee sind da.",
        },
      ],
      story: {
        title: "Wie wir unterrichten",
        paragraphs: [
          "Wir sagen zuerst, wofür eine Haltung gut ist, und dann, wohin der Fuß gehört. Tut etwas weh, gibt es immer einen anderen Weg.",
          "Jede Stunde endet im Liegen. Manche kommen nur dafür, und sie haben recht.",
        ],
      },
      points: [
        { title: "Vierzehn Matten", text: "Niemand steht in der Tür." },
        { title: "Alles ist da", text: "Bringen Sie nur Kleidung mit, in der Sie sich beugen können." },
        { title: "Pause, wenn das Leben dazwischenkommt", text: "Karten ruhen, solange Sie es brauchen." },
        { title: "Nach einer Verletzung", text: "Sagen Sie es an der Tür. Wir passen die Stunde an." },
      ],
      offer: {
        title: "Kurse",
        path: "kurse",
        lead: "Neben den offenen Stunden des Plans.",
        groups: [
          {
            name: "Anfangen",
            items: [
              {
                name: "Erste Stunde",
                note: "Jede offene Stunde, mit Matte und Tee",
                price: 10,
                minutes: 75,
                tags: ["Anfänger"],
              },
              {
                name: "Sechs Abende",
                note: "Vom Stehen bis zum Sonnengruß",
                price: 96,
                minutes: 75,
                tags: ["Anfänger", "Kurs"],
              },
              {
                name: "Für steife Rücken",
                note: "Vier Samstage, Stühle erlaubt",
                price: 72,
                minutes: 60,
                tags: ["Anfänger", "Kurs"],
              },
            ],
          },
          {
            name: "Vertiefen",
            items: [
              {
                name: "Einzelstunde",
                note: "Eine Lehrerin, eine Matte, Ihre Fragen",
                price: 70,
                minutes: 60,
                tags: ["einzeln"],
              },
              {
                name: "Vor der Geburt",
                note: "Acht Wochen, ab dem vierten Monat",
                price: 120,
                minutes: 75,
                tags: ["Kurs"],
              },
              {
                name: "Stiller Sonntag",
                note: "Üben, Suppe und Ruhe bis vier Uhr",
                price: 65,
                minutes: 360,
                tags: ["Kurs"],
              },
            ],
          },
        ],
      },
      place: { street: "Weberhof 9", city: "Salzwied" },
      hours,
      classes: weekOf([
        ["Morgenfluss", "Ines Kalder", "Mit Erfahrung", [0, 2, 4], "07:00", 60],
        ["Hatha", "Tomas Ried", "Für alle", [0, 1, 3], "18:00", 75],
        ["Mittagspause", "Ines Kalder", "Für alle", [1, 3], "12:15", 45],
        ["Kraft und Haltung", "Leila Osman", "Mit Erfahrung", [0, 2], "19:45", 75],
        ["Yin bei Kerzenlicht", "Tomas Ried", "Für alle", [3, 6], "19:30", 75],
        ["Langsamer Samstag", "Leila Osman", "Für alle", [5], "09:30", 90],
      ]),
      plans: [
        {
          name: "Einzelkarte",
          price: 16,
          per: "je Besuch",
          points: ["Jede offene Stunde", "Matte und Tee inbegriffen"],
        },
        {
          name: "Zehnerkarte",
          price: 130,
          per: "gültig sechs Monate",
          points: ["Jede offene Stunde", "Mit einer Freundin teilen", "Kann ruhen"],
        },
        {
          name: "Monatskarte",
          price: 84,
          per: "im Monat",
          points: ["Alle offenen Stunden", "Ein Gast im Monat", "Jeden Monat kündbar"],
        },
      ],
      people: {
        title: "Team",
        list: [
          { name: "Ines Kalder", role: "Fluss", note: "Hat zehn Jahre getanzt und zählt nicht mit." },
          { name: "Tomas Ried", role: "Hatha und Yin", note: "War Tischler. Mag Gelenke und erklärt sie." },
          { name: "Leila Osman", role: "Kraft, vor der Geburt", note: "Unter der Woche Hebamme." },
        ],
      },
      questions: [
        {
          question: "Ich komme nicht bis zu den Zehen.",
          answer: "Der halbe Raum auch nicht. Bei manchen sind sie weiter weg, das ist alles.",
        },
        { question: "Was bringe ich mit?", answer: "Wasser und bequeme Kleidung. Alles andere ist hier." },
        {
          question: "Darf ich zu spät kommen?",
          answer: "Wir schließen die Tür, wenn wir beginnen, damit niemand erschrickt.",
        },
      ],
    },
    es: {
      kind: "un estudio de yoga",
      names: ["Marea Lenta", "Suelo Tranquilo", "Ventana Norte"],
      tagline: "Movimiento en grupos pequeños, con tiempo para llegar.",
      heroes: [
        {
          title: "Llega, respira, muévete",
          lead: "Catorce esterillas, una profesora que conoce tus rodillas y ningún espejo.",
        },
        {
          title: "Una hora tranquila en una semana ruidosa",
          lead: "Temprano, a mediodía y por la tarde. Aquí hay esterillas, mantas y té.",
        },
      ],
      story: {
        title: "Cómo enseñamos",
        paragraphs: [
          "Primero decimos para qué sirve una postura y después dónde va el pie. Si algo duele, siempre hay otro camino.",
          "Cada clase termina en el suelo. Hay quien viene solo por eso, y tiene razón.",
        ],
      },
      points: [
        { title: "Catorce esterillas", text: "Nadie se queda en la puerta." },
        { title: "Todo está aquí", text: "Trae ropa con la que puedas doblarte." },
        { title: "Pausa cuando haga falta", text: "Los bonos descansan el tiempo que necesites." },
        { title: "Después de una lesión", text: "Dilo al entrar. Adaptamos la clase." },
      ],
      offer: {
        title: "Cursos",
        path: "cursos",
        lead: "Además de las clases abiertas del horario.",
        groups: [
          {
            name: "Empezar",
            items: [
              {
                name: "Primera clase",
                note: "Cualquier clase abierta, con esterilla y té",
                price: 8,
                minutes: 75,
                tags: ["principiantes"],
              },
              {
                name: "Seis tardes",
                note: "De estar quieto al primer saludo al sol",
                price: 84,
                minutes: 75,
                tags: ["principiantes", "curso"],
              },
              {
                name: "Espaldas rígidas",
                note: "Cuatro sábados, con silla si hace falta",
                price: 60,
                minutes: 60,
                tags: ["principiantes", "curso"],
              },
            ],
          },
          {
            name: "Profundizar",
            items: [
              {
                name: "Clase particular",
                note: "Una profesora, una esterilla, tus preguntas",
                price: 55,
                minutes: 60,
                tags: ["individual"],
              },
              {
                name: "Antes del parto",
                note: "Ocho semanas, desde el cuarto mes",
                price: 110,
                minutes: 75,
                tags: ["curso"],
              },
              {
                name: "Domingo en silencio",
                note: "Práctica, sopa y calma hasta las cuatro",
                price: 55,
                minutes: 360,
                tags: ["curso"],
              },
            ],
          },
        ],
      },
      place: { street: "Patio de los Tejedores 9", city: "Salinas del Mar" },
      hours,
      classes: weekOf([
        ["Flujo de mañana", "Inés Calder", "Con experiencia", [0, 2, 4], "07:00", 60],
        ["Hatha", "Tomás Rey", "Para todos", [0, 1, 3], "18:00", 75],
        ["Pausa de mediodía", "Inés Calder", "Para todos", [1, 3], "14:15", 45],
        ["Fuerza y postura", "Leila Osman", "Con experiencia", [0, 2], "19:45", 75],
        ["Yin con velas", "Tomás Rey", "Para todos", [3, 6], "19:30", 75],
        ["Sábado lento", "Leila Osman", "Para todos", [5], "09:30", 90],
      ]),
      plans: [
        {
          name: "Clase suelta",
          price: 14,
          per: "por visita",
          points: ["Cualquier clase abierta", "Esterilla y té incluidos"],
        },
        {
          name: "Diez clases",
          price: 110,
          per: "válido seis meses",
          points: ["Cualquier clase abierta", "Se comparte con una persona", "Se puede pausar"],
        },
        {
          name: "Mensual",
          price: 69,
          per: "al mes",
          points: ["Todas las clases abiertas", "Una invitada al mes", "Sin permanencia"],
        },
      ],
      people: {
        title: "Equipo",
        list: [
          { name: "Inés Calder", role: "Flujo", note: "Bailó diez años y enseña sin contar." },
          {
            name: "Tomás Rey",
            role: "Hatha y yin",
            note: "Fue carpintero. Le gustan las articulaciones y las explica.",
          },
          { name: "Leila Osman", role: "Fuerza, antes del parto", note: "Entre semana es matrona." },
        ],
      },
      questions: [
        {
          question: "No llego a tocarme los pies.",
          answer: "Media sala tampoco. Algunos los tienen más lejos, nada más.",
        },
        { question: "¿Qué llevo?", answer: "Agua y ropa cómoda. Lo demás está aquí." },
        { question: "¿Puedo llegar tarde?", answer: "Cerramos la puerta al empezar, para que nadie se sobresalte." },
      ],
    },
  },
};
