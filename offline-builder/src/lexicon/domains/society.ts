import type { Domain, Hours, Person } from "../domain.ts";

const evenings: Hours = [null, ["18:00", "21:00"], null, ["18:00", "21:00"], null, ["09:00", "13:00"], null];

type Member = [name: string, role: string, note: string];
const list = (rows: Member[]): Person[] => rows.map(([name, role, note]) => ({ name, role, note }));

/** Clubs of any kind: what they do is said in the words of the request. */
export const society: Domain = {
  id: "society",
  words: {
    en: "swimming group|swimming club|sea-swimming|sea swimming|wild swimming|running group|running club|walking group|knitting group|knitting circle|sewing group|gardening group|reading group|craft group|art group|parents group|residents association|neighbourhood group|neighborhood group|community garden|allotment society|ramblers|rowing club|rowing|chess club|sailing club|tennis club|ski club|hiking club|walking club|book club|garden club|gardening club|photo club|photography club|cycling club|climbing club|choir|orchestra|brass band|scouts|drama group|theatre group|model railway club|dance club|fishing club|angling club|shooting club|golf club|canoe club|kayak club|astronomy club|alumni club|residents association|allotment association",
    de: "schwimmgruppe|schwimmverein|lauftreff|laufgruppe|strickgruppe|handarbeitskreis|nachbarschaftsverein|bürgerverein|gemeinschaftsgarten|ruderclub|ruderverein|rudern|schachclub|schachverein|segelclub|segelverein|tennisclub|tennisverein|skiclub|wanderverein|buchclub|gartenverein|kleingartenverein|fotoclub|radverein|kletterverein|chor|gesangverein|gesangsverein|musikverein|orchester|blaskapelle|pfadfinder|theatergruppe|schützenverein|tanzverein|angelverein|kanuclub|kanuverein|golfclub|heimatverein|feuerwehrverein|alpenverein|karnevalsverein|imkerverein|kulturverein",
    es: "club de natación|grupo de natación|grupo de corredores|club de atletismo|huerto comunitario|asociación de padres|ampa|club de remo|remo|club de ajedrez|club de vela|club de tenis|club de esquí|club de senderismo|club de lectura|club de fotografía|club ciclista|coro|orquesta|banda de música|scouts|grupo de teatro|club de pesca|club de golf|asociación de vecinos|asociación cultural|peña",
  },
  look: {
    palettes: [
      ["#f4f6f8", "#16456e", "#a3480f"],
      ["#f5f5f0", "#2f5231", "#8a3324"],
      ["#f7f4f1", "#6a2f3d", "#6a2f3d"],
    ],
    fonts: ["literary", "plain", "lively"],
    corners: ["soft", "sharp"],
    header: ["bar", "solid"],
    heroes: ["hero-split", "hero-banner", "hero-editorial"],
  },
  art: { subjects: ["cup", "heart", "plant"], backdrop: "discs" },
  home: ["story-statement", "programme", "points", "visit", "questions"],
  pages: ["programme"],
  noSlots: true,
  copy: {
    en: {
      kind: "a club",
      names: ["The Tuesday Club", "Old Harbour Club", "Millside Club"],
      tagline: "People who meet for what they like to do, and take others along.",
      heroes: [
        {
          title: "Come along once",
          lead: "Beginners are welcome at every meeting. Nobody has to bring anything but time.",
        },
      ],
      story: {
        title: "Who we are",
        paragraphs: [
          "We are run by the people who come: the key, the coffee and the accounts all have a name behind them.",
          "Whoever likes it joins, and whoever cannot pay the fee talks to the board.",
        ],
      },
      points: [
        { title: "Three visits before you decide", text: "Free, and without a form." },
        { title: "Somebody at your side", text: "For the first weeks a member looks after you." },
        { title: "Decided together", text: "Once a year, everybody with one vote." },
      ],
      offer: {
        title: "Membership",
        path: "membership",
        lead: "What belonging costs for a year.",
        groups: [
          {
            name: "Fees",
            items: [
              { name: "Children and youth", note: "Up to eighteen", price: 40 },
              { name: "Adults", note: "With a vote", price: 96 },
              { name: "Families", note: "Everybody under one roof", price: 150 },
              { name: "Friends", note: "Support us without taking part", price: 30 },
            ],
          },
        ],
      },
      programme: {
        title: "Dates",
        path: "dates",
        lead: "What happens when. Guests are welcome unless it says otherwise.",
        parts: [
          {
            name: "Every week",
            entries: [
              { time: "Tue 18:00", name: "Club evening", note: "Open to everybody" },
              { time: "Thu 18:00", name: "Beginners", note: "With somebody who explains" },
              { time: "Sat 9:00", name: "Together outdoors", note: "In any weather" },
            ],
          },
          {
            name: "This season",
            entries: [
              { time: "14 March", name: "Opening of the season", note: "With coffee and a short speech" },
              { time: "9 May", name: "Open day", note: "Try everything once" },
              { time: "20 June", name: "Summer party", note: "Families welcome" },
              { time: "24 October", name: "General meeting", note: "Members only" },
            ],
          },
        ],
      },
      place: { street: "Old Harbour 5", city: "Eastbank" },
      hours: evenings,
      members: list([
        ["Ruth Alder", "Chair", "Has the key"],
        ["Jonah Price", "Treasurer", "Has the accounts"],
        ["Mira Dahl", "Youth", "Knows every name"],
        ["Omar Haddad", "Equipment", "Repairs what breaks"],
        ["Nora Hale", "Member since 2012", ""],
        ["Leo Brandt", "Member since 2015", ""],
        ["Ada Quinn", "Member since 2019", ""],
        ["Finn Gallagher", "Member since 2024", ""],
      ]),
      questions: [
        { question: "Do I need experience?", answer: "No. Most of us began here." },
        { question: "How do I join?", answer: "Come three times, then fill in one page." },
      ],
    },
    de: {
      kind: "ein Verein",
      names: ["Dienstagsverein", "Alter Hafen e. V.", "Mühlenverein"],
      tagline: "Menschen, die gemeinsam tun, was sie gern tun, und andere mitnehmen.",
      heroes: [
        {
          title: "Kommen Sie einmal mit",
          lead: "Wer anfängt, ist bei jedem Treffen willkommen. Mitbringen muss niemand etwas außer Zeit.",
        },
      ],
      story: {
        title: "Wer wir sind",
        paragraphs: [
          "Der Verein lebt von denen, die kommen: Schlüssel, Kaffee und Kasse haben alle einen Namen.",
          "Wem es gefällt, der tritt ein. Wer den Beitrag nicht zahlen kann, spricht mit dem Vorstand.",
        ],
      },
      points: [
        { title: "Dreimal schnuppern", text: "Kostenlos und ohne Formular." },
        { title: "Jemand an Ihrer Seite", text: "In den ersten Wochen begleitet Sie ein Mitglied." },
        { title: "Gemeinsam entschieden", text: "Einmal im Jahr, jede Stimme zählt gleich." },
      ],
      offer: {
        title: "Mitgliedschaft",
        path: "mitgliedschaft",
        lead: "Was das Dabeisein im Jahr kostet.",
        groups: [
          {
            name: "Beiträge",
            items: [
              { name: "Kinder und Jugend", note: "Bis achtzehn", price: 40 },
              { name: "Erwachsene", note: "Mit Stimmrecht", price: 96 },
              { name: "Familien", note: "Alle unter einem Dach", price: 150 },
              { name: "Fördermitglied", note: "Unterstützen, ohne mitzumachen", price: 30 },
            ],
          },
        ],
      },
      programme: {
        title: "Termine",
        path: "termine",
        lead: "Was wann stattfindet. Gäste sind willkommen, wenn nichts anderes dabeisteht.",
        parts: [
          {
            name: "Jede Woche",
            entries: [
              { time: "Di 18:00", name: "Vereinsabend", note: "Offen für alle" },
              { time: "Do 18:00", name: "Anfänger", note: "Mit jemandem, der erklärt" },
              { time: "Sa 9:00", name: "Gemeinsam draußen", note: "Bei jedem Wetter" },
            ],
          },
          {
            name: "In dieser Saison",
            entries: [
              { time: "14. März", name: "Saisoneröffnung", note: "Mit Kaffee und kurzer Rede" },
              { time: "9. Mai", name: "Tag der offenen Tür", note: "Alles einmal ausprobieren" },
              { time: "20. Juni", name: "Sommerfest", note: "Familien willkommen" },
              { time: "24. Oktober", name: "Mitgliederversammlung", note: "Nur für Mitglieder" },
            ],
          },
        ],
      },
      place: { street: "Am alten Hafen 5", city: "Lindau" },
      hours: evenings,
      members: list([
        ["Ruth Erle", "Vorsitz", "Hat den Schlüssel"],
        ["Jonas Pries", "Kasse", "Hat die Bücher"],
        ["Mira Dahl", "Jugend", "Kennt jeden Namen"],
        ["Omar Haddad", "Material", "Repariert, was bricht"],
        ["Nora Heller", "Mitglied seit 2012", ""],
        ["Leo Brandt", "Mitglied seit 2015", ""],
        ["Ada Kern", "Mitglied seit 2019", ""],
        ["Finn Gerber", "Mitglied seit 2024", ""],
      ]),
      questions: [
        { question: "Brauche ich Erfahrung?", answer: "Nein. Die meisten von uns haben hier angefangen." },
        { question: "Wie werde ich Mitglied?", answer: "Dreimal kommen, dann eine Seite ausfüllen." },
      ],
    },
    es: {
      kind: "un club",
      names: ["Club de los Martes", "Club Puerto Viejo", "Club del Molino"],
      tagline: "Gente que se reúne para hacer lo que le gusta y anima a otros a venir.",
      heroes: [
        {
          title: "Ven una vez a probar",
          lead: "Quien empieza es bienvenido en cada encuentro. No hace falta traer nada, solo tiempo.",
        },
      ],
      story: {
        title: "Quiénes somos",
        paragraphs: [
          "El club lo llevan quienes vienen: la llave, el café y las cuentas tienen nombre.",
          "A quien le gusta se apunta, y quien no puede pagar la cuota habla con la junta.",
        ],
      },
      points: [
        { title: "Tres visitas antes de decidir", text: "Gratis y sin formulario." },
        { title: "Alguien a tu lado", text: "Las primeras semanas te acompaña un socio." },
        { title: "Decidido entre todos", text: "Una vez al año, un voto cada uno." },
      ],
      offer: {
        title: "Hacerse socio",
        path: "hacerse-socio",
        lead: "Lo que cuesta formar parte un año.",
        groups: [
          {
            name: "Cuotas",
            items: [
              { name: "Infantil y juvenil", note: "Hasta los dieciocho", price: 40 },
              { name: "Adultos", note: "Con voto", price: 96 },
              { name: "Familias", note: "Todos los de casa", price: 150 },
              { name: "Amigos", note: "Apoyar sin participar", price: 30 },
            ],
          },
        ],
      },
      programme: {
        title: "Fechas",
        path: "fechas",
        lead: "Qué pasa y cuándo. Los invitados son bienvenidos salvo que se diga lo contrario.",
        parts: [
          {
            name: "Cada semana",
            entries: [
              { time: "Ma 18:00", name: "Tarde de club", note: "Abierta a todos" },
              { time: "Ju 18:00", name: "Principiantes", note: "Con alguien que explica" },
              { time: "Sá 9:00", name: "Juntos al aire libre", note: "Con cualquier tiempo" },
            ],
          },
          {
            name: "Esta temporada",
            entries: [
              { time: "14 de marzo", name: "Apertura de temporada", note: "Con café y unas palabras" },
              { time: "9 de mayo", name: "Puertas abiertas", note: "Probar todo una vez" },
              { time: "20 de junio", name: "Fiesta de verano", note: "Con familias" },
              { time: "24 de octubre", name: "Asamblea", note: "Solo socios" },
            ],
          },
        ],
      },
      place: { street: "Puerto Viejo 5", city: "Santander" },
      hours: evenings,
      members: list([
        ["Ruth Aliso", "Presidencia", "Tiene la llave"],
        ["Jonás Prieto", "Tesorería", "Lleva las cuentas"],
        ["Mira Dalmau", "Juventud", "Conoce cada nombre"],
        ["Omar Haddad", "Material", "Arregla lo que se rompe"],
        ["Nora Herrero", "Socia desde 2012", ""],
        ["Leo Brotons", "Socio desde 2015", ""],
      ]),
      questions: [
        { question: "¿Hace falta experiencia?", answer: "No. Casi todos empezamos aquí." },
        { question: "¿Cómo me hago socio?", answer: "Ven tres veces y rellena una hoja." },
      ],
    },
  },
};
