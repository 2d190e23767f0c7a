import type { Domain, Hours } from "../domain.ts";

const hours: Hours = [
  ["13:00", "20:00"],
  ["13:00", "20:00"],
  ["13:00", "20:00"],
  ["13:00", "20:00"],
  ["13:00", "18:00"],
  ["09:30", "13:00"],
  null,
];

export const school: Domain = {
  id: "school",
  words: {
    en: "tutor|tutoring|tutors|private lessons|language school|school|homework help",
    de: "volkshochschule|vhs|musikschule|tanzschule|fahrschule|kursanbieter|nachhilfe|nachhilfelehrer|nachhilfelehrerin|sprachschule|schule|privatunterricht|lerninstitut|unterricht",
    es: "academia|profesor particular|clases particulares|escuela|colegio|escuela de idiomas|refuerzo escolar",
  },
  except:
    "dance|driving|music|art|surf|ski|riding|cooking|nursery|kindergarten|tanz|tanzschule|fahrschule|musikschule|reitschule|kochschule|baile|danza|autoescuela|música|surf|cocina",
  look: {
    palettes: [
      ["#f6f5ef", "#28497a", "#b3541a"],
      ["#f3f6f4", "#1d5c54", "#a8481f"],
      ["#f8f4ef", "#7a3b2a", "#7a3b2a"],
    ],
    fonts: ["lively", "geometric", "literary"],
    corners: ["soft", "round"],
    header: ["bar", "solid"],
    heroes: ["hero-split", "hero-banner", "hero-ledger"],
  },
  art: { subjects: ["apple", "book", "pen"], backdrop: "table" },
  home: ["favourites-list", "story-side", "points", "steps", "visit", "questions"],
  copy: {
    en: {
      kind: "a place to learn",
      names: ["The Second Explanation", "Chalk Lane Tutors", "Ask Again"],
      tagline: "Lessons one to one and in small groups, until it makes sense.",
      heroes: [
        {
          title: "Explained until it makes sense",
          lead: "Mathematics, languages and the week before the exam. One teacher, one table, as many questions as it takes.",
        },
        {
          title: "There is no stupid question here",
          lead: "Only second explanations, and a third one if the second was ours to improve.",
        },
      ],
      story: {
        title: "How we teach",
        paragraphs: [
          "We begin with what you already know and go back to the place where it stopped being clear. Often that was two years ago, in ten minutes on a Friday.",
          "After every lesson there is a note of five lines: what we did, what sits, what comes next. Parents may read it, and the student writes it.",
        ],
      },
      points: [
        { title: "The same teacher", text: "For the whole course, also in the holidays." },
        { title: "Groups of four", text: "Small enough that nobody can hide." },
        { title: "Pay by the month", text: "No contract for a year. Cancelled a day ahead costs nothing." },
        { title: "Quiet rooms", text: "A desk, a lamp, and telephones in the hall." },
      ],
      steps: [
        { title: "A first lesson", text: "Free, and honest about how much is needed." },
        { title: "A plan", text: "What, until when, how often. One page." },
        { title: "Weekly", text: "Same day, same table, with a note after each time." },
      ],
      offer: {
        title: "Lessons",
        path: "lessons",
        lead: "Prices for an hour, material included.",
        groups: [
          {
            name: "One to one",
            items: [
              {
                name: "First lesson",
                note: "We find the place where it stopped being clear",
                price: 0,
                minutes: 60,
                tags: ["school"],
              },
              { name: "Mathematics", note: "From fractions to integrals", price: 42, minutes: 60, tags: ["school"] },
              {
                name: "Languages",
                note: "English, Spanish, French, German",
                price: 42,
                minutes: 60,
                tags: ["school", "adults"],
              },
              {
                name: "Exam week",
                note: "Five evenings, old papers, real clock",
                price: 190,
                minutes: 90,
                tags: ["school"],
              },
            ],
          },
          {
            name: "In groups of four",
            items: [
              {
                name: "Homework table",
                note: "Monday to Thursday, with an apple",
                price: 14,
                minutes: 90,
                tags: ["school"],
              },
              {
                name: "Evening language",
                note: "Twelve weeks, for people with jobs",
                price: 22,
                minutes: 75,
                tags: ["adults"],
              },
              {
                name: "Learn to learn",
                note: "Notes, breaks, remembering. Four Saturdays",
                price: 18,
                minutes: 90,
                tags: ["school"],
              },
            ],
          },
        ],
      },
      place: { street: "4 Chalk Lane", city: "Wetherby Cross" },
      hours,
      people: {
        title: "Teachers",
        list: [
          { name: "Hannah Brook", role: "Mathematics, physics", note: "Draws everything, even fractions." },
          { name: "Luis Serrano", role: "Languages", note: "Corrects after you have finished the sentence." },
          { name: "Edith Moor", role: "Homework table", note: "Forty years at a primary school, still curious." },
        ],
      },
      questions: [
        {
          question: "How long until marks get better?",
          answer: "Usually eight to twelve weeks. We say so when it goes slower.",
        },
        { question: "What if the teacher does not fit?", answer: "Then you change, without having to explain." },
        { question: "Do you teach online too?", answer: "Yes, from the age of twelve, with a shared whiteboard." },
      ],
    },
    de: {
      kind: "ein Ort zum Lernen",
      names: ["Die zweite Erklärung", "Kreidegasse", "Noch einmal bitte"],
      tagline: "Unterricht einzeln und in kleinen Gruppen, bis es klar ist.",
      heroes: [
        {
          title: "Erklärt, bis es klar ist",
          lead: "Mathematik, Sprachen und die Woche vor der Prüfung. Ein Lehrer, ein Tisch und so viele Fragen, wie es braucht.",
        },
        {
          title: "Dumme Fragen gibt es hier nicht",
          lead: "Nur zweite Erklärungen, und eine dritte, wenn die zweite nicht gut war.",
        },
      ],
      story: {
        title: "Wie wir unterrichten",
        paragraphs: [
          "Wir fangen bei dem an, was sitzt, und gehen zurück an die Stelle, an der es unklar wurde. Oft war das vor zwei Jahren, an einem Freitag, in zehn Minuten.",
          "Nach jeder Stunde gibt es fünf Zeilen: was wir getan haben, was sitzt, was als Nächstes kommt. Eltern dürfen sie lesen, geschrieben werden sie vom Kind.",
        ],
      },
      points: [
        { title: "Immer dieselbe Lehrkraft", text: "Den ganzen Kurs lang, auch in den Ferien." },
        { title: "Zu viert", text: "Klein genug, dass sich niemand verstecken kann." },
        { title: "Monatlich bezahlen", text: "Kein Jahresvertrag. Wer einen Tag vorher absagt, zahlt nichts." },
        { title: "Ruhige Räume", text: "Tisch, Lampe, und die Telefone bleiben im Flur." },
      ],
      steps: [
        { title: "Probestunde", text: "Kostenlos und ehrlich darüber, wie viel nötig ist." },
        { title: "Plan", text: "Was, bis wann, wie oft. Eine Seite." },
        { title: "Jede Woche", text: "Gleicher Tag, gleicher Tisch, mit einer Notiz danach." },
      ],
      offer: {
        title: "Unterricht",
        path: "unterricht",
        lead: "Preise je Stunde, Material inbegriffen.",
        groups: [
          {
            name: "Einzeln",
            items: [
              {
                name: "Probestunde",
                note: "Wir finden die Stelle, an der es unklar wurde",
                price: 0,
                minutes: 60,
                tags: ["Schule"],
              },
              { name: "Mathematik", note: "Von Brüchen bis zu Integralen", price: 38, minutes: 60, tags: ["Schule"] },
              {
                name: "Sprachen",
                note: "Englisch, Französisch, Spanisch, Latein",
                price: 38,
                minutes: 60,
                tags: ["Schule", "Erwachsene"],
              },
              {
                name: "Prüfungswoche",
                note: "Fünf Abende, alte Aufgaben, echte Uhr",
                price: 170,
                minutes: 90,
                tags: ["Schule"],
              },
            ],
          },
          {
            name: "Zu viert",
            items: [
              {
                name: "Hausaufgabentisch",
                note: "Montag bis Donnerstag, mit Apfel",
                price: 12,
                minutes: 90,
                tags: ["Schule"],
              },
              {
                name: "Sprache am Abend",
                note: "Zwölf Wochen, für Berufstätige",
                price: 19,
                minutes: 75,
                tags: ["Erwachsene"],
              },
              {
                name: "Lernen lernen",
                note: "Notizen, Pausen, Behalten. Vier Samstage",
                price: 16,
                minutes: 90,
                tags: ["Schule"],
              },
            ],
          },
        ],
      },
      place: { street: "Kreidegasse 4", city: "Wetterbach" },
      hours,
      people: {
        title: "Lehrkräfte",
        list: [
          { name: "Hannah Bruck", role: "Mathematik, Physik", note: "Zeichnet alles auf, auch Brüche." },
          { name: "Luis Serrano", role: "Sprachen", note: "Verbessert erst, wenn der Satz zu Ende ist." },
          { name: "Edith Moor", role: "Hausaufgabentisch", note: "Vierzig Jahre Grundschule und noch neugierig." },
        ],
      },
      questions: [
        {
          question: "Wann werden die Noten besser?",
          answer: "Meist nach acht bis zwölf Wochen. Dauert es länger, sagen wir es.",
        },
        { question: "Und wenn die Lehrkraft nicht passt?", answer: "Dann wechseln Sie, ohne Begründung." },
        { question: "Geht das auch online?", answer: "Ja, ab zwölf Jahren, mit gemeinsamer Tafel." },
      ],
    },
    es: {
      kind: "un lugar para aprender",
      names: ["La Segunda Explicación", "Academia Tiza", "Otra Vez, Por Favor"],
      tagline: "Clases individuales y en grupos pequeños, hasta que se entienda.",
      heroes: [
        {
          title: "Explicado hasta que se entiende",
          lead: "Matemáticas, idiomas y la semana antes del examen. Un profesor, una mesa y todas las preguntas que hagan falta.",
        },
        {
          title: "Aquí no hay preguntas tontas",
          lead: "Solo segundas explicaciones, y una tercera si la segunda no fue buena.",
        },
      ],
      story: {
        title: "Cómo enseñamos",
        paragraphs: [
          "Empezamos por lo que ya sabes y volvemos al punto donde dejó de estar claro. Muchas veces fue hace dos años, un viernes, en diez minutos.",
          "Después de cada clase hay una nota de cinco líneas: qué hicimos, qué está, qué viene. La familia puede leerla; la escribe el alumno.",
        ],
      },
      points: [
        { title: "Siempre el mismo profesor", text: "Todo el curso, también en vacaciones." },
        { title: "Grupos de cuatro", text: "Tan pequeños que nadie se esconde." },
        { title: "Pago mensual", text: "Sin contrato anual. Si avisas un día antes, no pagas." },
        { title: "Salas tranquilas", text: "Mesa, lámpara y los móviles en el pasillo." },
      ],
      steps: [
        { title: "Primera clase", text: "Gratis, y con sinceridad sobre lo que hace falta." },
        { title: "Un plan", text: "Qué, hasta cuándo, cada cuánto. Una página." },
        { title: "Cada semana", text: "Mismo día, misma mesa, con una nota al final." },
      ],
      offer: {
        title: "Clases",
        path: "clases",
        lead: "Precio por hora, con material.",
        groups: [
          {
            name: "Individuales",
            items: [
              {
                name: "Primera clase",
                note: "Buscamos el punto donde dejó de estar claro",
                price: 0,
                minutes: 60,
                tags: ["escolar"],
              },
              { name: "Matemáticas", note: "De fracciones a integrales", price: 24, minutes: 60, tags: ["escolar"] },
              {
                name: "Idiomas",
                note: "Inglés, francés, alemán",
                price: 24,
                minutes: 60,
                tags: ["escolar", "adultos"],
              },
              {
                name: "Semana de examen",
                note: "Cinco tardes, exámenes antiguos, reloj de verdad",
                price: 120,
                minutes: 90,
                tags: ["escolar"],
              },
            ],
          },
          {
            name: "En grupo de cuatro",
            items: [
              {
                name: "Mesa de deberes",
                note: "De lunes a jueves, con merienda",
                price: 9,
                minutes: 90,
                tags: ["escolar"],
              },
              {
                name: "Idiomas de noche",
                note: "Doce semanas, para quien trabaja",
                price: 14,
                minutes: 75,
                tags: ["adultos"],
              },
              {
                name: "Aprender a estudiar",
                note: "Apuntes, pausas, memoria. Cuatro sábados",
                price: 12,
                minutes: 90,
                tags: ["escolar"],
              },
            ],
          },
        ],
      },
      place: { street: "Calle de la Tiza 4", city: "Villaletras" },
      hours,
      people: {
        title: "Profesores",
        list: [
          { name: "Ana Broto", role: "Matemáticas, física", note: "Lo dibuja todo, hasta las fracciones." },
          { name: "Luis Serrano", role: "Idiomas", note: "Corrige cuando has terminado la frase." },
          { name: "Edita Mora", role: "Mesa de deberes", note: "Cuarenta años de primaria y sigue curiosa." },
        ],
      },
      questions: [
        {
          question: "¿Cuándo mejoran las notas?",
          answer: "Suele llevar de ocho a doce semanas. Si va más lento, lo decimos.",
        },
        { question: "¿Y si el profesor no encaja?", answer: "Cambias, sin tener que explicarlo." },
        { question: "¿También en línea?", answer: "Sí, desde los doce años, con pizarra compartida." },
      ],
    },
  },
};
