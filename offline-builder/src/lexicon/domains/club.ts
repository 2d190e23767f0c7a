import type { ClassSlot, Domain, Hours } from "../domain.ts";

type Row = [name: string, coach: string, level: string, days: number[], time: string, minutes: number];

function weekOf(rows: Row[]): ClassSlot[] {
  return rows.flatMap(([name, coach, level, days, time, minutes]) =>
    days.map((day) => ({ day, time, minutes, name, coach, level })),
  );
}

const hours: Hours = [
  ["17:00", "22:00"],
  ["17:00", "22:00"],
  ["17:00", "22:00"],
  ["17:00", "22:00"],
  ["17:00", "22:00"],
  ["09:00", "20:00"],
  ["09:00", "18:00"],
];

export const club: Domain = {
  id: "club",
  words: {
    en: "club|sports club|football club|soccer club|rugby club|running club|hockey club|swimming club|handball|volleyball club|local team",
    de: "verein|sportverein|fußballverein|turnverein|fußball|handballverein|schwimmverein|laufgruppe|vereinsseite",
    es: "club|club deportivo|club de fútbol|equipo de fútbol|peña|club de atletismo|club de natación|balonmano",
  },
  look: {
    palettes: [
      ["#f4f5f1", "#1c4d38", "#b3420f"],
      ["#f5f5f7", "#1c3f94", "#b3260f"],
      ["#f7f4f0", "#8a1f2b", "#8a1f2b"],
    ],
    fonts: ["sturdy", "lively", "geometric"],
    corners: ["sharp", "soft"],
    header: ["solid", "bar"],
    heroes: ["hero-banner", "hero-split", "hero-editorial"],
  },
  art: { subjects: ["ball", "bag", "racket"], backdrop: "floor" },
  home: ["story-statement", "favourites-list", "points", "visit", "questions"],
  copy: {
    en: {
      kind: "a club",
      names: ["Eastbank Athletic", "Millfield United", "Lower Lane SC"],
      tagline: "Sport for the whole neighbourhood, from six to eighty.",
      heroes: [
        {
          title: "Come and play",
          lead: "Eleven teams, two pitches, one tea urn. Beginners train on the same grass as everybody else.",
        },
        { title: "Muddy knees every Saturday", lead: "We lose politely and win loudly, and the bar opens either way." },
      ],
      story: {
        title: "Our club",
        paragraphs: [
          "Parents mark the lines, the goalkeeper of the second team mows, and the treasurer has coached the under-nines for twenty years.",
          "Who cannot pay the fee plays anyway. Talk to any trainer; it stays between you.",
        ],
      },
      points: [
        { title: "Three trial sessions", text: "Free, with borrowed boots." },
        { title: "Trained coaches", text: "All with a first-aid course and a checked record." },
        { title: "Everybody plays", text: "Up to the under-elevens nobody stays on the bench." },
        { title: "Kit that is handed on", text: "A cupboard of outgrown boots, free to take." },
      ],
      offer: {
        title: "Membership",
        path: "membership",
        lead: "Fees for a season. Families pay for two at most.",
        groups: [
          {
            name: "Play",
            items: [
              {
                name: "Children up to ten",
                note: "Two sessions a week, matches on Saturdays",
                price: 60,
                tags: ["children"],
              },
              { name: "Youth", note: "Eleven to seventeen", price: 80, tags: ["children"] },
              { name: "Adults", note: "League and training", price: 120, tags: ["adults"] },
              { name: "Walking football", note: "From fifty, with tea", price: 50, tags: ["adults"] },
            ],
          },
          {
            name: "Belong",
            items: [
              { name: "Supporter", note: "A seat, a scarf and a vote", price: 40, tags: ["adults"] },
              {
                name: "Trial sessions",
                note: "Three times, before you decide",
                price: 0,
                tags: ["children", "adults"],
              },
            ],
          },
        ],
      },
      favourites: ["Ways to join", "What it costs"],
      closing: ["Boots on.", "See you on the pitch."],
      place: { street: "Millfield Ground, Lower Lane", city: "Eastbank" },
      hours,
      classes: weekOf([
        ["Minis", "Carol Dunne", "Under nine", [0, 2], "17:00", 60],
        ["Juniors", "Femi Ade", "Nine to thirteen", [1, 3], "17:30", 75],
        ["Youth", "Femi Ade", "Fourteen and up", [0, 2], "18:30", 90],
        ["First team", "Jack Rowe", "Adults", [1, 3], "19:30", 90],
        ["Walking football", "Carol Dunne", "From fifty", [5], "10:00", 60],
      ]),
      people: {
        title: "Coaches",
        list: [
          { name: "Carol Dunne", role: "Minis, walking football", note: "Ties thirty laces in four minutes." },
          { name: "Femi Ade", role: "Juniors and youth", note: "Played semi-professionally, shouts never." },
          { name: "Jack Rowe", role: "First team", note: "Left back until his knee had other plans." },
        ],
      },
      questions: [
        {
          question: "My child has never played.",
          answer: "Then Monday at five is the right time. Boots can be borrowed.",
        },
        { question: "Do I have to help?", answer: "One shift a season: lines, cake or washing." },
        { question: "When does the season begin?", answer: "In August. Joining is possible at any time." },
      ],
    },
    de: {
      kind: "ein Verein",
      names: ["SV Ostufer", "TSV Mühlenfeld", "SC Untergasse"],
      tagline: "Sport für das ganze Viertel, von sechs bis achtzig.",
      heroes: [
        {
          title: "Komm mit auf den Platz",
          lead: "Elf Mannschaften, zwei Plätze, ein Teekessel. Wer anfängt, trainiert auf demselben Rasen wie alle.",
        },
        {
          title: "Schmutzige Knie, jeden Samstag",
          lead: "Wir verlieren höflich und gewinnen laut, und das Vereinsheim öffnet so oder so.",
        },
      ],
      story: {
        title: "Unser Verein",
        paragraphs: [
          "Eltern streuen die Linien, der Torwart der Zweiten mäht, und der Kassenwart trainiert seit zwanzig Jahren die Kleinsten.",
          "Wer den Beitrag nicht zahlen kann, spielt trotzdem. Ein Wort zum Trainer genügt, und es bleibt unter uns.",
        ],
      },
      points: [
        { title: "Dreimal Probetraining", text: "Kostenlos, mit geliehenen Schuhen." },
        { title: "Ausgebildete Trainer", text: "Alle mit Erste-Hilfe-Kurs und Führungszeugnis." },
        { title: "Alle spielen", text: "Bis zur E-Jugend sitzt niemand auf der Bank." },
        { title: "Schuhe wandern weiter", text: "Ein Schrank voll herausgewachsener Schuhe, zum Mitnehmen." },
      ],
      offer: {
        title: "Mitgliedschaft",
        path: "mitgliedschaft",
        lead: "Beiträge je Saison. Familien zahlen höchstens zweimal.",
        groups: [
          {
            name: "Spielen",
            items: [
              { name: "Kinder bis zehn", note: "Zweimal Training, samstags Spiele", price: 60, tags: ["Kinder"] },
              { name: "Jugend", note: "Elf bis siebzehn", price: 80, tags: ["Kinder"] },
              { name: "Erwachsene", note: "Liga und Training", price: 120, tags: ["Erwachsene"] },
              { name: "Gehfußball", note: "Ab fünfzig, mit Tee", price: 50, tags: ["Erwachsene"] },
            ],
          },
          {
            name: "Dazugehören",
            items: [
              {
                name: "Förderbeitrag",
                note: "Ein Sitzplatz, ein Schal, eine Stimme",
                price: 40,
                tags: ["Erwachsene"],
              },
              {
                name: "Probetraining",
                note: "Dreimal, vor der Entscheidung",
                price: 0,
                tags: ["Kinder", "Erwachsene"],
              },
            ],
          },
        ],
      },
      favourites: ["So wird man Mitglied", "Was es kostet"],
      closing: ["Schuhe an.", "Bis bald auf dem Platz."],
      place: { street: "Sportplatz Mühlenfeld, Untergasse", city: "Ostufer" },
      hours,
      classes: weekOf([
        ["Bambini", "Karola Dünne", "Unter neun", [0, 2], "17:00", 60],
        ["D-Jugend", "Femi Ade", "Neun bis dreizehn", [1, 3], "17:30", 75],
        ["A-Jugend", "Femi Ade", "Ab vierzehn", [0, 2], "18:30", 90],
        ["Erste Mannschaft", "Jakob Roh", "Erwachsene", [1, 3], "19:30", 90],
        ["Gehfußball", "Karola Dünne", "Ab fünfzig", [5], "10:00", 60],
      ]),
      people: {
        title: "Trainer",
        list: [
          { name: "Karola Dünne", role: "Bambini, Gehfußball", note: "Bindet dreißig Schuhe in vier Minuten." },
          { name: "Femi Ade", role: "Jugend", note: "Spielte in der Regionalliga und schreit nie." },
          { name: "Jakob Roh", role: "Erste Mannschaft", note: "Linker Verteidiger, bis das Knie andere Pläne hatte." },
        ],
      },
      questions: [
        { question: "Mein Kind hat noch nie gespielt.", answer: "Dann ist Montag um fünf richtig. Schuhe leihen wir." },
        { question: "Muss ich mithelfen?", answer: "Einmal je Saison: Linien, Kuchen oder Wäsche." },
        { question: "Wann beginnt die Saison?", answer: "Im August. Eintreten geht jederzeit." },
      ],
    },
    es: {
      kind: "un club",
      names: ["Ribera Atlético", "Unión del Molino", "Club Calle Baja"],
      tagline: "Deporte para todo el barrio, de los seis a los ochenta.",
      heroes: [
        {
          title: "Ven a jugar",
          lead: "Once equipos, dos campos y una tetera. Quien empieza entrena en la misma hierba que el resto.",
        },
        {
          title: "Rodillas con barro cada sábado",
          lead: "Perdemos con educación y ganamos con ruido, y el bar abre igual.",
        },
      ],
      story: {
        title: "Nuestro club",
        paragraphs: [
          "Las familias pintan las líneas, el portero del segundo equipo corta la hierba y el tesorero entrena a los pequeños desde hace veinte años.",
          "Quien no puede pagar la cuota juega igual. Basta decírselo a un entrenador; queda entre vosotros.",
        ],
      },
      points: [
        { title: "Tres entrenamientos de prueba", text: "Gratis y con botas prestadas." },
        { title: "Entrenadores formados", text: "Todos con primeros auxilios y certificado." },
        { title: "Juega todo el mundo", text: "Hasta los once años nadie se queda en el banquillo." },
        { title: "Botas que siguen", text: "Un armario de botas que se quedaron pequeñas, para llevar." },
      ],
      offer: {
        title: "Hazte socio",
        path: "socios",
        see: "Ver las cuotas",
        search: "Buscar en las cuotas",
        lead: "Cuotas por temporada. Las familias pagan dos como máximo.",
        groups: [
          {
            name: "Jugar",
            items: [
              {
                name: "Niños hasta diez",
                note: "Dos entrenamientos, partidos los sábados",
                price: 60,
                tags: ["niños"],
              },
              { name: "Jóvenes", note: "De once a diecisiete", price: 80, tags: ["niños"] },
              { name: "Adultos", note: "Liga y entrenamientos", price: 110, tags: ["adultos"] },
              { name: "Fútbol caminando", note: "Desde los cincuenta, con té", price: 45, tags: ["adultos"] },
            ],
          },
          {
            name: "Pertenecer",
            items: [
              { name: "Socio de apoyo", note: "Un asiento, una bufanda y un voto", price: 40, tags: ["adultos"] },
              {
                name: "Entrenamientos de prueba",
                note: "Tres veces, antes de decidir",
                price: 0,
                tags: ["niños", "adultos"],
              },
            ],
          },
        ],
      },
      favourites: ["Formas de entrar", "Lo que cuesta"],
      closing: ["Ponte las botas.", "Nos vemos en el campo."],
      place: { street: "Campo del Molino, Calle Baja", city: "La Ribera" },
      hours,
      classes: weekOf([
        ["Benjamines", "Carola Duarte", "Menos de nueve", [0, 2], "17:30", 60],
        ["Infantiles", "Femi Ade", "De nueve a trece", [1, 3], "18:00", 75],
        ["Juveniles", "Femi Ade", "Desde catorce", [0, 2], "19:00", 90],
        ["Primer equipo", "Jacobo Ruiz", "Adultos", [1, 3], "20:30", 90],
        ["Fútbol caminando", "Carola Duarte", "Desde cincuenta", [5], "10:00", 60],
      ]),
      people: {
        title: "Entrenadores",
        list: [
          { name: "Carola Duarte", role: "Benjamines", note: "Ata treinta cordones en cuatro minutos." },
          { name: "Femi Ade", role: "Infantiles y juveniles", note: "Fue semiprofesional y no grita nunca." },
          { name: "Jacobo Ruiz", role: "Primer equipo", note: "Lateral izquierdo, hasta que la rodilla dijo basta." },
        ],
      },
      questions: [
        { question: "Mi hija no ha jugado nunca.", answer: "Entonces el lunes a las cinco y media. Prestamos botas." },
        { question: "¿Tengo que ayudar?", answer: "Un turno por temporada: líneas, tartas o lavadora." },
        { question: "¿Cuándo empieza la temporada?", answer: "En agosto. Se puede entrar en cualquier momento." },
      ],
    },
  },
};
