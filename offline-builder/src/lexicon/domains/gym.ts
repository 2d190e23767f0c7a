import type { ClassSlot, Domain, Hours } from "../domain.ts";

type Row = [name: string, coach: string, level: string, days: number[], time: string, minutes: number];

function weekOf(rows: Row[]): ClassSlot[] {
  return rows.flatMap(([name, coach, level, days, time, minutes]) =>
    days.map((day) => ({ day, time, minutes, name, coach, level })),
  );
}

const week = weekOf([
  ["Strength Basics", "Dana Reyes", "Open to all", [0, 2, 4], "06:30", 60],
  ["Barbell Club", "Marcus Holt", "Some experience", [0, 2, 4], "18:00", 75],
  ["Conditioning", "Noor Haddad", "Open to all", [0, 1, 3], "12:15", 45],
  ["Mobility", "Saskia Blom", "Open to all", [1, 3, 6], "07:30", 45],
  ["Rowing Intervals", "Noor Haddad", "Some experience", [1, 3], "18:30", 50],
  ["Kettlebells", "Dana Reyes", "Open to all", [1, 4], "19:30", 50],
  ["Open Lifting", "Marcus Holt", "Members", [5], "09:00", 120],
  ["Saturday Team Workout", "Noor Haddad", "Open to all", [5], "11:30", 60],
]);

const hours: Hours = [
  ["06:00", "21:30"],
  ["06:00", "21:30"],
  ["06:00", "21:30"],
  ["06:00", "21:30"],
  ["06:00", "20:00"],
  ["08:00", "15:00"],
  ["09:00", "13:00"],
];

export const gym: Domain = {
  id: "gym",
  words: {
    en: "gym|fitness|crossfit|workout|strength|trainers|fitness studio|weight training",
    de: "fitnessstudio|gym|krafttraining|sportstudio",
    es: "gimnasio|fitness|crossfit",
  },
  look: {
    palettes: [
      ["#f4f4f1", "#c43d16", "#b23a17"],
      ["#141614", "#d8f04a", "#d8f04a"],
      ["#eef0f3", "#1c3f94", "#b3420f"],
    ],
    fonts: ["sturdy", "geometric"],
    corners: ["sharp", "soft"],
    density: ["regular", "compact"],
    header: ["bar", "solid"],
    heroes: ["hero-banner", "hero-editorial", "hero-split"],
  },
  art: { subjects: ["barbell", "kettlebell", "bag"], backdrop: "floor" },
  copy: {
    en: {
      kind: "a gym",
      names: ["Iron Street", "Northside Strength", "The Rack Room"],
      tagline: "Strength and conditioning in small groups, with coaches who know your name.",
      heroes: [
        {
          title: "Lift more than last month",
          lead: "Twelve people to a class, a coach on the floor, and a log that shows where you started.",
        },
        {
          title: "Strong is a skill",
          lead: "We teach it the slow way: good positions first, weight second, ego somewhere near the back.",
        },
      ],
      story: {
        title: "How we train",
        paragraphs: [
          "Everybody begins with four sessions one to one. You learn the six lifts, we learn how you move, and nobody is thrown into a class cold.",
          "After that the timetable is yours. Programmes run for eight weeks, loads are written on the board, and rest days are part of the plan.",
        ],
      },
      points: [
        { title: "Twelve to a class", text: "Small enough that a coach sees every lift you make." },
        { title: "A plan for eight weeks", text: "No random workouts. You know on Monday what Friday is for." },
        { title: "No contract over a month", text: "Pause or stop with one line by email." },
        { title: "Open platforms at noon", text: "Members train alone between classes, with chalk and music allowed." },
      ],
      offer: {
        title: "Coaching",
        path: "coaching",
        lead: "What you can do with us beyond the timetable.",
        groups: [
          {
            name: "Start",
            items: [
              {
                name: "First visit",
                note: "Look around, meet a coach, try two lifts",
                price: 0,
                minutes: 45,
                tags: ["beginners"],
              },
              { name: "Foundations", note: "Four sessions one to one", price: 140, minutes: 60, tags: ["beginners"] },
              {
                name: "Movement check",
                note: "For shoulders, hips and old injuries",
                price: 55,
                minutes: 60,
                tags: ["one to one"],
              },
            ],
          },
          {
            name: "Go on",
            items: [
              {
                name: "Personal coaching",
                note: "One hour, your goals, your pace",
                price: 60,
                minutes: 60,
                tags: ["one to one"],
              },
              {
                name: "Lifting programme",
                note: "Eight weeks, written for you, reviewed weekly",
                price: 120,
                minutes: 30,
                tags: ["one to one"],
              },
              { name: "Two of you", note: "Share a coach with a friend", price: 80, minutes: 60, tags: ["beginners"] },
            ],
          },
        ],
      },
      place: { street: "27 Foundry Road", city: "Eastwick" },
      hours,
      classes: week,
      plans: [
        {
          name: "Two a week",
          price: 59,
          per: "a month",
          points: ["Two classes a week", "Training log", "Stop any month"],
        },
        {
          name: "Unlimited",
          price: 89,
          per: "a month",
          points: ["Every class", "Open platforms", "Programme review every eight weeks", "Stop any month"],
        },
        {
          name: "Ten visits",
          price: 130,
          per: "valid six months",
          points: ["Ten classes", "Share with one friend", "No membership"],
        },
      ],
      people: {
        title: "Trainers",
        list: [
          { name: "Dana Reyes", role: "Strength", note: "Teaches beginners and has the patience to prove it." },
          { name: "Marcus Holt", role: "Barbell", note: "Competes in weightlifting, coaches without shouting." },
          { name: "Noor Haddad", role: "Conditioning", note: "Former rower. Will ask you to breathe." },
          { name: "Saskia Blom", role: "Mobility", note: "Physiotherapist on weekdays, Sunday stretcher." },
        ],
      },
      questions: [
        {
          question: "I have never lifted. Is that a problem?",
          answer: "No. Half of our members started at zero. Foundations is made for exactly that.",
        },
        {
          question: "Can I just drop in?",
          answer: "With the ten visit card, yes. Write ahead so that there is a place in the class.",
        },
        {
          question: "What should I bring?",
          answer: "Flat shoes, water and something to write with. Towels and chalk are here.",
        },
      ],
    },
    de: {
      kind: "ein Fitnessstudio",
      names: ["Eisenhof", "Nordkraft", "Die Hantelhalle"],
      tagline: "Kraft und Ausdauer in kleinen Gruppen, mit Trainern, die Ihren Namen kennen.",
      heroes: [
        {
          title: "Mehr heben als im letzten Monat",
          lead: "Zwölf Leute je Kurs, ein Trainer auf der Fläche und ein Heft, das zeigt, wo Sie angefangen haben.",
        },
        { title: "Kraft ist eine Fertigkeit", lead: "Wir lehren sie langsam: erst die Haltung, dann das Gewicht." },
      ],
      story: {
        title: "Wie wir trainieren",
        paragraphs: [
          "Alle beginnen mit vier Einzelstunden. Sie lernen die sechs Übungen, wir lernen, wie Sie sich bewegen.",
          "Danach gehört Ihnen der Kursplan. Programme laufen acht Wochen, Gewichte stehen an der Tafel, und Pausen gehören dazu.",
        ],
      },
      points: [
        { title: "Zwölf je Kurs", text: "So wenige, dass jede Wiederholung gesehen wird." },
        { title: "Ein Plan für acht Wochen", text: "Am Montag wissen Sie, wofür der Freitag da ist." },
        { title: "Monatlich kündbar", text: "Pausieren oder aufhören mit einer Zeile per E-Mail." },
        { title: "Freie Fläche am Mittag", text: "Zwischen den Kursen trainieren Mitglieder allein." },
      ],
      offer: {
        title: "Training",
        path: "training",
        lead: "Was es neben dem Kursplan gibt.",
        groups: [
          {
            name: "Anfangen",
            items: [
              {
                name: "Erster Besuch",
                note: "Umsehen, Trainer kennenlernen, zwei Übungen",
                price: 0,
                minutes: 45,
                tags: ["Anfänger"],
              },
              { name: "Grundlagen", note: "Vier Einzelstunden", price: 140, minutes: 60, tags: ["Anfänger"] },
              {
                name: "Bewegungscheck",
                note: "Für Schultern, Hüften und alte Verletzungen",
                price: 55,
                minutes: 60,
                tags: ["einzeln"],
              },
            ],
          },
          {
            name: "Weitermachen",
            items: [
              {
                name: "Einzeltraining",
                note: "Eine Stunde, Ihr Ziel, Ihr Tempo",
                price: 60,
                minutes: 60,
                tags: ["einzeln"],
              },
              {
                name: "Kraftprogramm",
                note: "Acht Wochen, für Sie geschrieben",
                price: 120,
                minutes: 30,
                tags: ["einzeln"],
              },
              { name: "Zu zweit", note: "Ein Trainer, zwei Freunde", price: 80, minutes: 60, tags: ["Anfänger"] },
            ],
          },
        ],
      },
      place: { street: "Gießereistraße 27", city: "Ostwiek" },
      hours,
      classes: weekOf([
        ["Kraft von Anfang an", "Dana Reyes", "Für alle", [0, 2, 4], "06:30", 60],
        ["Langhantel", "Markus Holt", "Mit Erfahrung", [0, 2, 4], "18:00", 75],
        ["Ausdauer", "Nour Haddad", "Für alle", [0, 1, 3], "12:15", 45],
        ["Beweglichkeit", "Saskia Blom", "Für alle", [1, 3, 6], "07:30", 45],
        ["Kugelhantel", "Dana Reyes", "Für alle", [1, 4], "19:30", 50],
        ["Gemeinsam am Samstag", "Nour Haddad", "Für alle", [5], "11:30", 60],
      ]),
      plans: [
        {
          name: "Zweimal die Woche",
          price: 59,
          per: "im Monat",
          points: ["Zwei Kurse je Woche", "Trainingsheft", "Jeden Monat kündbar"],
        },
        {
          name: "Alle Kurse",
          price: 89,
          per: "im Monat",
          points: ["Jeder Kurs", "Freie Fläche", "Neuer Plan alle acht Wochen"],
        },
        {
          name: "Zehn Besuche",
          price: 130,
          per: "gültig sechs Monate",
          points: ["Zehn Kurse", "Mit jemandem teilen", "Ohne Mitgliedschaft"],
        },
      ],
      people: {
        title: "Trainer",
        list: [
          { name: "Dana Reyes", role: "Kraft", note: "Lehrt Anfänger und hat die Geduld dazu." },
          { name: "Markus Holt", role: "Langhantel", note: "Tritt an und trainiert ohne zu schreien." },
          { name: "Nour Haddad", role: "Ausdauer", note: "Ruderte früher. Wird Sie ans Atmen erinnern." },
        ],
      },
      questions: [
        {
          question: "Ich habe noch nie Gewichte gehoben.",
          answer: "Die Hälfte fing bei null an. Die Grundlagen sind genau dafür da.",
        },
        { question: "Was bringe ich mit?", answer: "Flache Schuhe und Wasser. Handtücher sind hier." },
      ],
    },
    es: {
      kind: "un gimnasio",
      names: ["Calle Hierro", "Fuerza Norte", "La Sala de Barras"],
      tagline: "Fuerza y resistencia en grupos pequeños, con entrenadores que saben tu nombre.",
      heroes: [
        {
          title: "Levanta más que el mes pasado",
          lead: "Doce personas por clase, un entrenador en la sala y un cuaderno que muestra dónde empezaste.",
        },
        { title: "La fuerza se aprende", lead: "La enseñamos despacio: primero la postura, después el peso." },
      ],
      story: {
        title: "Cómo entrenamos",
        paragraphs: [
          "Todo el mundo empieza con cuatro sesiones individuales. Tú aprendes los seis ejercicios y nosotros cómo te mueves.",
          "Después el horario es tuyo. Los programas duran ocho semanas, los pesos están en la pizarra y el descanso cuenta.",
        ],
      },
      points: [
        { title: "Doce por clase", text: "Tan pocos que se ve cada repetición." },
        { title: "Un plan de ocho semanas", text: "El lunes sabes para qué sirve el viernes." },
        { title: "Sin permanencia", text: "Se pausa o se deja con una línea por correo." },
        { title: "Sala libre a mediodía", text: "Entre clases, los socios entrenan por su cuenta." },
      ],
      offer: {
        title: "Entrenamiento",
        path: "entrenamiento",
        lead: "Lo que hay además del horario.",
        groups: [
          {
            name: "Empezar",
            items: [
              {
                name: "Primera visita",
                note: "Mirar, conocer a un entrenador, probar dos ejercicios",
                price: 0,
                minutes: 45,
                tags: ["principiantes"],
              },
              {
                name: "Fundamentos",
                note: "Cuatro sesiones individuales",
                price: 110,
                minutes: 60,
                tags: ["principiantes"],
              },
              {
                name: "Revisión de movimiento",
                note: "Para hombros, caderas y lesiones antiguas",
                price: 40,
                minutes: 60,
                tags: ["individual"],
              },
            ],
          },
          {
            name: "Seguir",
            items: [
              {
                name: "Entrenamiento personal",
                note: "Una hora, tu meta, tu ritmo",
                price: 45,
                minutes: 60,
                tags: ["individual"],
              },
              {
                name: "Programa de fuerza",
                note: "Ocho semanas, escrito para ti",
                price: 90,
                minutes: 30,
                tags: ["individual"],
              },
              {
                name: "En pareja",
                note: "Un entrenador y dos amigos",
                price: 60,
                minutes: 60,
                tags: ["principiantes"],
              },
            ],
          },
        ],
      },
      place: { street: "Calle de la Fundición 27", city: "Ribera Este" },
      hours,
      classes: weekOf([
        ["Fuerza desde cero", "Dana Reyes", "Para todos", [0, 2, 4], "07:00", 60],
        ["Barra", "Marcos Holt", "Con experiencia", [0, 2, 4], "19:00", 75],
        ["Resistencia", "Nur Haddad", "Para todos", [0, 1, 3], "14:15", 45],
        ["Movilidad", "Saskia Blom", "Para todos", [1, 3, 6], "09:30", 45],
        ["Pesas rusas", "Dana Reyes", "Para todos", [1, 4], "20:30", 50],
        ["Sábado en equipo", "Nur Haddad", "Para todos", [5], "11:30", 60],
      ]),
      plans: [
        {
          name: "Dos por semana",
          price: 45,
          per: "al mes",
          points: ["Dos clases por semana", "Cuaderno de entrenamiento", "Sin permanencia"],
        },
        {
          name: "Todas las clases",
          price: 65,
          per: "al mes",
          points: ["Todas las clases", "Sala libre", "Plan nuevo cada ocho semanas"],
        },
        {
          name: "Diez visitas",
          price: 95,
          per: "válido seis meses",
          points: ["Diez clases", "Se comparte con alguien", "Sin ser socio"],
        },
      ],
      people: {
        title: "Entrenadores",
        list: [
          { name: "Dana Reyes", role: "Fuerza", note: "Enseña a principiantes y tiene la paciencia." },
          { name: "Marcos Holt", role: "Barra", note: "Compite y entrena sin gritar." },
          { name: "Nur Haddad", role: "Resistencia", note: "Fue remera. Te recordará que respires." },
        ],
      },
      questions: [
        { question: "Nunca he levantado pesas.", answer: "La mitad empezó de cero. Los fundamentos son para eso." },
        { question: "¿Qué llevo?", answer: "Zapatillas planas y agua. Las toallas están aquí." },
      ],
    },
  },
};
