import type { Localized } from "./entities/entity.ts";
import type { Look } from "./domain.ts";

/** One use that lists are put to: what it is called, which lists it begins with and how it looks. Data only. */
export interface AppKind {
  id: string;
  /** Words that name the use, `|` between them. */
  words: Localized;
  /** With its article, for the first sentence. */
  kind: Localized;
  names: Localized;
  tagline: Localized;
  /** Keys of entities, the main one first. */
  entities: string[];
  /** What the request names besides is part of this use and no list of its own. */
  complete?: boolean;
  /** A site of such things is this list too: who opens it reads entries, and no firm's pages. */
  read?: boolean;
  look: Look;
}

const quiet = { corners: ["soft" as const], density: ["compact" as const] };
export const appLooks: Record<
  "depot" | "ledger" | "garden" | "kitchen" | "desk" | "signal" | "club" | "clinic" | "night",
  Look
> = {
  depot: {
    ...quiet,
    palettes: [
      ["#f3f4f1", "#1f5a44", "#b4540f"],
      ["#f4f3ef", "#24405e", "#a8481a"],
    ],
    fonts: ["sturdy", "geometric"],
    corners: ["sharp", "soft"],
    header: ["solid", "bar"],
  },
  ledger: {
    ...quiet,
    palettes: [
      ["#f7f6f2", "#1d4b46", "#8a5a12"],
      ["#f6f7f9", "#2b3a67", "#b3420f"],
    ],
    fonts: ["plain", "literary"],
    header: ["bar", "centred"],
  },
  garden: {
    palettes: [
      ["#f6f7f1", "#2f6b3a", "#a9540d"],
      ["#f7f4fb", "#5b3f9e", "#a33a6a"],
    ],
    fonts: ["lively", "warm"],
    corners: ["round", "soft"],
    density: ["regular"],
    header: ["centred", "bar"],
  },
  kitchen: {
    palettes: [
      ["#fbf6ee", "#a3401b", "#4c6a2b"],
      ["#faf5f2", "#8c2f3b", "#7a5a10"],
    ],
    fonts: ["warm", "elegant"],
    corners: ["soft", "round"],
    density: ["regular"],
    header: ["centred"],
  },
  desk: {
    ...quiet,
    palettes: [
      ["#f6f7fa", "#3146b0", "#a3480f"],
      ["#f5f6f8", "#0f5f73", "#a3480f"],
    ],
    fonts: ["plain", "geometric"],
    header: ["bar", "solid"],
  },
  signal: {
    ...quiet,
    palettes: [
      ["#f7f5f8", "#6a2c8f", "#b3420f"],
      ["#f4f6f8", "#0b5cad", "#b0420c"],
    ],
    fonts: ["geometric", "plain"],
    header: ["solid", "bar"],
  },
  club: {
    palettes: [
      ["#f4f6f2", "#14603f", "#b3420f"],
      ["#f5f5f8", "#8f1d2c", "#3d4f8f"],
    ],
    fonts: ["lively", "sturdy"],
    corners: ["soft"],
    density: ["regular"],
    header: ["solid"],
  },
  clinic: {
    palettes: [
      ["#f3f8f8", "#0e6672", "#9a4a12"],
      ["#f5f7f4", "#3c6b2f", "#8a5010"],
    ],
    fonts: ["plain", "lively"],
    corners: ["round", "soft"],
    density: ["regular"],
    header: ["bar", "centred"],
  },
  night: {
    palettes: [
      ["#15161b", "#e5b567", "#e5b567"],
      ["#f7f5f0", "#3f3a78", "#a3480f"],
    ],
    fonts: ["literary", "elegant"],
    corners: ["soft", "sharp"],
    density: ["regular"],
    header: ["centred", "bar"],
  },
};

export const appKinds: readonly AppKind[] = [
  {
    id: "inventory",
    words: [
      "inventory|inventory management|warehouse|stock|stock levels|stock management|low stock|erp|storeroom",
      "inventar|lager|lagerverwaltung|bestand|lagerbestand|warenwirtschaft",
      "inventario|almacén|almacen|existencias|stock",
    ],
    kind: ["an inventory app", "eine Lagerverwaltung", "una aplicación de inventario"],
    names: ["Shelfmark", "Regalwerk", "Estantería"],
    tagline: [
      "What is on the shelf, what runs low and who delivers it.",
      "Was im Regal liegt, was knapp wird und wer es liefert.",
      "Qué hay en el estante, qué se acaba y quién lo trae.",
    ],
    entities: ["product", "supplier"],
    look: appLooks.depot,
  },
  {
    id: "expenses",
    words: [
      "expense tracker|expense tracking|expenses|budget|budgeting|personal finance|spending|household budget",
      "ausgaben|haushaltsbuch|budget|finanzen",
      "gastos|presupuesto|finanzas personales",
    ],
    kind: ["an expense tracker", "ein Haushaltsbuch", "un registro de gastos"],
    names: ["Small Change", "Kleingeld", "Calderilla"],
    tagline: [
      "Where the money went, month by month.",
      "Wo das Geld geblieben ist, Monat für Monat.",
      "En qué se fue el dinero, mes a mes.",
    ],
    entities: ["expense"],
    look: appLooks.ledger,
  },
  {
    id: "claims",
    words: [
      "expense claims|expense claim|expense reports|expense report|expense approval|expense approvals|reimbursements|reimbursement|claim expenses",
      "spesen|spesenabrechnung|spesen-app|auslagen|auslagenerstattung|auslagenabrechnung|reisekosten|reisekostenabrechnung",
      "reembolsos|reembolso de gastos|notas de gastos|gastos de viaje|rendición de gastos",
    ],
    kind: ["an app for expense claims", "eine Spesen-App", "una aplicación de reembolsos"],
    names: ["Kept Receipts", "Belegt", "Con recibo"],
    tagline: [
      "Who laid out what, and what is still to be paid back.",
      "Wer was ausgelegt hat und was noch zu erstatten ist.",
      "Quién adelantó qué y qué falta por devolver.",
    ],
    entities: ["expense-claim"],
    look: appLooks.ledger,
  },
  {
    id: "guestbook",
    words: [
      "guestbook|guest book|visitors' book|visitors book|visitor book",
      "gästebuch|besucherbuch",
      "libro de visitas|libro de huéspedes|libro de firmas",
    ],
    kind: ["a guest book", "ein Gästebuch", "un libro de visitas"],
    names: ["Written Before Leaving", "Vor der Abreise", "Antes de irnos"],
    tagline: [
      "What guests write before they leave.",
      "Was Gäste schreiben, bevor sie fahren.",
      "Lo que escriben los huéspedes antes de irse.",
    ],
    entities: ["guest-entry"],
    complete: true,
    look: appLooks.garden,
  },
  {
    id: "habits",
    words: [
      "habit tracker|habit tracking|habits|daily routine|streaks",
      "gewohnheiten|habit tracker|gewohnheitstracker|routinen",
      "hábitos|habitos|seguimiento de hábitos|rutinas",
    ],
    kind: ["a habit tracker", "ein Gewohnheitstracker", "un registro de hábitos"],
    names: ["Daily Thread", "Tag für Tag", "Día a día"],
    tagline: [
      "A tick a day, and the streak that comes of it.",
      "Jeden Tag ein Haken, und was daraus wird.",
      "Una marca al día y la racha que sale de ello.",
    ],
    entities: ["habit"],
    look: appLooks.garden,
  },
  {
    id: "recipes",
    words: [
      "recipe book|recipe app|recipe manager|recipe tracker|recipe collection|recipe site|recipe website|recipe page|recipes|cookbook",
      "rezepte|rezeptsammlung|kochbuch|rezepte-app|rezeptseite|rezeptwebsite",
      "recetas|recetario|libro de cocina|web de recetas|sitio de recetas",
    ],
    kind: ["a recipe collection", "eine Rezeptsammlung", "un recetario"],
    names: ["Second Helping", "Nachschlag", "Buena mesa"],
    tagline: [
      "What you cook, how long it takes and how many it feeds.",
      "Was Sie kochen, wie lange es dauert und für wie viele.",
      "Lo que cocinas, cuánto tarda y para cuántos.",
    ],
    entities: ["recipe"],
    read: true,
    look: appLooks.kitchen,
  },
  {
    id: "workouts",
    words: [
      "workout tracker|training plan|workout plan|exercise plan|workout log|training log|fitness tracker|exercise log|workouts",
      "trainingstagebuch|trainingsplan|workout tracker|training|trainingslog",
      "entrenamientos|plan de entrenamiento|diario de entrenamiento|registro de ejercicio",
    ],
    kind: ["a training log", "ein Trainingstagebuch", "un diario de entrenamiento"],
    names: ["Rep Book", "Satz & Lauf", "Serie"],
    tagline: [
      "Every session, and the minutes they add up to.",
      "Jede Einheit und die Minuten, die zusammenkommen.",
      "Cada sesión y los minutos que suman.",
    ],
    entities: ["workout"],
    look: appLooks.club,
  },
  {
    id: "runs",
    words: [
      "running log|running diary|running journal|running tracker|run tracker|run log|my runs|track my runs|log my runs|my jogging|jogging log|jogging diary",
      "läufe|lauftagebuch|laufprotokoll|lauf-app|meine läufe|laufen gehe|laufen gehen|kilometer laufen|kilometer laufe|kilometer ich laufe|joggen|jogging-tagebuch",
      "diario de carreras|diario de running|registro de carreras|mis carreras|kilómetros que corro|salidas a correr|salgo a correr|salir a correr|lo que corro|correr|corro",
    ],
    kind: ["a running log", "ein Lauftagebuch", "un diario de carreras"],
    names: ["Once Round", "Eine Runde noch", "Una vuelta más"],
    tagline: [
      "How far, in which shoes, and how it felt.",
      "Wie weit, in welchen Schuhen und wie es war.",
      "Cuánto, con qué zapatillas y qué tal.",
    ],
    entities: ["run"],
    look: appLooks.club,
  },
  {
    id: "time",
    words: [
      "time tracker|time tracking|timesheet|timesheets|hours per project|log hours|work hours",
      "zeiterfassung|arbeitszeiterfassung|arbeitszeit|arbeitszeiten|stundenzettel|stunden|überstunden",
      "registro de horas|hoja de horas|control horario|horas",
    ],
    kind: ["a timesheet app", "eine Zeiterfassung", "un registro de horas"],
    names: ["Clockhand", "Stundenwerk", "Jornada"],
    tagline: [
      "Hours by person and project, from draft to approval.",
      "Stunden nach Person und Projekt, vom Entwurf bis zur Freigabe.",
      "Horas por persona y proyecto, del borrador a la aprobación.",
    ],
    entities: ["time-entry", "project", "employee"],
    look: appLooks.desk,
  },
  {
    id: "leave",
    words: [
      "leave request|leave requests|holiday request|holiday requests|vacation request|vacation requests|time-off request|time-off requests|time off|days off|day off|vacation days|annual leave|leave planner|vacation planner|absence management|absences|pto",
      "urlaubsantrag|urlaubsanträge|urlaubstage|urlaubsplaner|urlaubsplanung|urlaubsverwaltung|abwesenheiten|fehlzeiten|freie tage",
      "solicitudes de vacaciones|solicitud de vacaciones|días de vacaciones|días libres|ausencias|gestor de vacaciones|control de vacaciones",
    ],
    kind: ["an app for days off", "eine Urlaubsverwaltung", "una aplicación de vacaciones"],
    names: ["Out of Office", "Auszeit", "Fuera de la oficina"],
    tagline: [
      "Who asks for which days, and what the answer is.",
      "Wer welche Tage haben möchte und was die Antwort ist.",
      "Quién pide qué días y cuál es la respuesta.",
    ],
    entities: ["leave-request", "employee"],
    look: appLooks.desk,
  },
  {
    id: "assets",
    words: [
      "asset management|asset register|asset tracker|asset tracking|assets|equipment list|it inventory",
      "geräteverwaltung|inventarliste|anlagen|geräte",
      "activos|gestión de activos|inventario de equipos",
    ],
    kind: ["an asset register", "eine Geräteverwaltung", "un registro de equipos"],
    names: ["Tagged", "Gerätebuch", "Equipo en orden"],
    tagline: [
      "What there is, where it is and who has it.",
      "Was da ist, wo es ist und wer es hat.",
      "Qué hay, dónde está y quién lo tiene.",
    ],
    entities: ["asset", "employee"],
    look: appLooks.desk,
  },
  {
    id: "issues",
    words: [
      "issue tracker|bug tracker|issue tracking|bug tracking|issues|bugs|jira",
      "fehlerverfolgung|bugtracker|issue tracker|mängelliste",
      "incidencias|seguimiento de errores|gestor de incidencias",
    ],
    kind: ["an issue tracker", "eine Fehlerverfolgung", "un gestor de incidencias"],
    names: ["Fault Line", "Fundstelle", "Hallazgos"],
    tagline: [
      "What is broken, how badly and who looks at it.",
      "Was kaputt ist, wie sehr und wer sich kümmert.",
      "Qué falla, cuánto y quién lo mira.",
    ],
    entities: ["issue", "employee"],
    look: appLooks.signal,
  },
  {
    id: "helpdesk",
    words: [
      "help desk|helpdesk|ticket system|ticketing|support tickets|tickets|customer support|service desk",
      "helpdesk|ticketsystem|kundendienst|support",
      "mesa de ayuda|soporte|sistema de tickets|atención al cliente",
    ],
    kind: ["a help desk", "ein Helpdesk", "una mesa de ayuda"],
    names: ["Front Desk", "Erste Hilfe", "Ventanilla"],
    tagline: [
      "Every request, its priority and when it needs an answer.",
      "Jede Anfrage, ihre Priorität und bis wann sie Antwort braucht.",
      "Cada consulta, su prioridad y para cuándo necesita respuesta.",
    ],
    entities: ["ticket", "employee"],
    look: appLooks.signal,
  },
  {
    id: "members",
    words: [
      "membership management|member management|member database|members list|club members|association members",
      "mitgliederverwaltung|mitglieder|vereinsverwaltung",
      "gestión de socios|socios|miembros",
    ],
    kind: ["a member list", "eine Mitgliederverwaltung", "una lista de socios"],
    names: ["Roll Call", "Vereinsbuch", "Lista de socios"],
    tagline: [
      "Who belongs, since when and on which plan.",
      "Wer dazugehört, seit wann und zu welchem Beitrag.",
      "Quién pertenece, desde cuándo y con qué cuota.",
    ],
    entities: ["member"],
    look: appLooks.club,
  },
  {
    id: "invoices",
    words: [
      "invoice tracker|invoicing|invoice management|invoices|billing app|invoice app",
      "rechnungen|rechnungsprogramm|rechnungsverwaltung",
      "facturas|facturación|gestor de facturas",
    ],
    kind: ["an invoice tracker", "eine Rechnungsverwaltung", "un gestor de facturas"],
    names: ["Net Fourteen", "Zahlbar", "Al corriente"],
    tagline: [
      "What was sent, what is due and what came in.",
      "Was verschickt ist, was fällig ist und was einging.",
      "Qué se envió, qué vence y qué entró.",
    ],
    entities: ["invoice", "client"],
    look: appLooks.ledger,
  },
  {
    id: "chores",
    words: [
      "chore chart|chore rota|chore planner|chore list|chores|household chores|cleaning rota|cleaning schedule|cleaning plan|cleaning roster",
      "putzplan|putzplaner|putzdienst|haushaltsplan|haushaltsaufgaben|hausarbeiten|wg-putzplan|reinigungsplan",
      "tareas del hogar|tareas domésticas|turnos de limpieza|plan de limpieza|reparto de tareas",
    ],
    kind: ["a plan for chores", "ein Putzplan", "un plan de tareas"],
    names: ["Whose Turn", "Wer ist dran", "A quién le toca"],
    tagline: [
      "What has to be done at home, and whose turn it is.",
      "Was zu Hause zu tun ist und wer dran ist.",
      "Lo que hay que hacer en casa y a quién le toca.",
    ],
    entities: ["chore", "flatmate"],
    complete: true,
    look: appLooks.club,
  },
  {
    id: "tasks",
    words: [
      "todo app|to-do app|todo list|to-do list|task manager|task list|task tracker|task management|to do list|chores|chore list|cleaning rota",
      "aufgabenliste|to-do-liste|aufgabenverwaltung|todo-liste",
      "lista de tareas|gestor de tareas|tareas",
    ],
    kind: ["a task list", "eine Aufgabenliste", "una lista de tareas"],
    names: ["Done by Noon", "Abgehakt", "Hecho"],
    tagline: [
      "What is next, who does it and by when.",
      "Was als Nächstes kommt, wer es macht und bis wann.",
      "Qué sigue, quién lo hace y para cuándo.",
    ],
    entities: ["task", "employee"],
    look: appLooks.desk,
  },
  {
    id: "organiser",
    words: [
      "life in order|weekly plan|weekly planner|week planner|daily planner|day planner|life together|organise my life|organize my life|organise my day|organize my day|plan my day|help me with my day|get organised|get organized|more organised|more organized|be organised|be organized|stay organised|stay organized|stay on top of things|on top of everything|life planner|life organiser|life organizer|personal organiser|personal organizer|get my act together|everyday life",
      "leben zu ordnen|wochenplan|wochenplaner|tagesplaner|tagesplan|leben ordnen|leben in den griff|leben organisieren|alltag organisieren|alltag planen|mein alltag|meinen alltag|tag planen|ordnung in mein leben|organisierter|lebensplaner",
      "ordenar mi vida|plan semanal|planificador semanal|planificador diario|organizar mi vida|poner orden en mi vida|orden en mi vida|organizar mi día|organizarme|organizarme mejor|ser más organizado|ser más organizada|planificar mi día|mi día a día",
    ],
    kind: ["a personal organiser", "ein persönlicher Planer", "un organizador personal"],
    names: ["One Thing First", "Eins nach dem anderen", "Paso a paso"],
    tagline: [
      "What is next, what comes back every week, and what should not be forgotten.",
      "Was als Nächstes kommt, was jede Woche wiederkehrt und was nicht vergessen werden soll.",
      "Lo que sigue, lo que vuelve cada semana y lo que no hay que olvidar.",
    ],
    entities: ["todo", "habit", "note"],
    complete: true,
    look: appLooks.garden,
  },
  {
    id: "clinic",
    words: [
      "vet clinic|veterinary|vet practice|animal clinic|vet",
      "tierarztpraxis|tierarzt|tierklinik",
      "clínica veterinaria|veterinario|veterinaria",
    ],
    kind: ["records for a vet clinic", "eine Kartei für die Tierarztpraxis", "un registro para la clínica veterinaria"],
    names: ["Four Paws Record", "Pfotenkartei", "Huella"],
    tagline: [
      "Owners, their animals and what each visit found.",
      "Halter, ihre Tiere und was jeder Besuch ergab.",
      "Dueños, sus animales y lo que mostró cada visita.",
    ],
    entities: ["owner", "pet", "visit"],
    look: appLooks.clinic,
  },
  {
    id: "book-club",
    words: [
      "book club|reading circle|reading group|book circle",
      "lesekreis|buchclub|lesezirkel|literaturkreis",
      "club de lectura|grupo de lectura|círculo de lectura",
    ],
    kind: ["a book club", "ein Lesekreis", "un club de lectura"],
    names: ["Next Chapter", "Nächstes Kapitel", "Siguiente capítulo"],
    tagline: [
      "What we read, what comes next, and where we meet.",
      "Was wir lesen, was als Nächstes kommt und wo wir uns treffen.",
      "Lo que leemos, lo que sigue y dónde quedamos.",
    ],
    entities: ["book", "club-meeting", "poll"],
    complete: true,
    look: appLooks.night,
  },
  {
    id: "reading",
    words: [
      "reading list|book tracker|reading tracker|book collection|books i read|library app",
      "leseliste|büchersammlung|lesetagebuch",
      "lista de lectura|registro de libros|mis libros",
    ],
    kind: ["a reading list", "eine Leseliste", "una lista de lectura"],
    names: ["Dog-Ear", "Eselsohr", "Marcapáginas"],
    tagline: [
      "What you read, what waits and what you thought of it.",
      "Was Sie lesen, was wartet und wie es war.",
      "Lo que lees, lo que espera y qué te pareció.",
    ],
    entities: ["book"],
    look: appLooks.night,
  },
  {
    id: "records",
    words: [
      "rate albums|albums i listened to|album ratings|record collection|playlist app|music collection|vinyl collection",
      "plattensammlung|alben bewerten|musiksammlung",
      "colección de discos|valorar álbumes|mi música",
    ],
    kind: ["a record collection", "eine Plattensammlung", "una colección de discos"],
    names: ["Side B", "B-Seite", "Cara B"],
    tagline: [
      "Albums you listened to, with your rating.",
      "Alben, die Sie gehört haben, mit Ihrer Bewertung.",
      "Álbumes que has escuchado, con tu valoración.",
    ],
    entities: ["album"],
    look: appLooks.night,
  },
  {
    id: "focus",
    words: [
      "pomodoro|pomodoro timer|focus timer|study timer|work timer|productivity timer|countdown timer|timer app|interval timer|concentration timer",
      "pomodoro|pomodoro-timer|fokus-timer|lerntimer|konzentrationstimer|timer-app",
      "pomodoro|temporizador pomodoro|temporizador|temporizador de estudio|cronómetro de estudio",
    ],
    kind: ["a focus timer", "ein Fokus-Timer", "un temporizador de concentración"],
    names: ["Twenty-Five", "Am Stück", "De un tirón"],
    tagline: [
      "One thing at a time, and a break when it rings.",
      "Eins nach dem anderen, und Pause, wenn es klingelt.",
      "Una cosa cada vez, y descanso cuando suena.",
    ],
    entities: ["focus-session"],
    complete: true,
    look: appLooks.night,
  },
  {
    id: "notes",
    words: [
      "notes app|note taking app|note-taking app|notebook app|personal notes|own notes",
      "notizen-app|notiz-app|notizbuch",
      "app de notas|bloc de notas|cuaderno de notas",
    ],
    kind: ["a notebook", "ein Notizbuch", "un cuaderno de notas"],
    names: ["Margin", "Randnotiz", "Al margen"],
    tagline: [
      "Notes by topic, found again by any word in them.",
      "Notizen nach Thema, mit jedem Wort darin wiederzufinden.",
      "Notas por tema, que se encuentran por cualquier palabra.",
    ],
    entities: ["note"],
    look: appLooks.night,
  },
  {
    id: "club",
    words: [
      "football club|soccer club|sports club|sports team|football team|soccer team|organise matches|organize matches",
      "fußballverein|sportverein|mannschaft|fußballmannschaft",
      "club de fútbol|equipo de fútbol|club deportivo",
    ],
    kind: ["an organiser for a sports club", "ein Planer für den Verein", "un organizador para el club"],
    names: ["Matchday", "Spieltag", "Jornada"],
    tagline: [
      "The next match, who plays and how the season stands.",
      "Das nächste Spiel, wer dabei ist und wie die Saison steht.",
      "El próximo partido, quién juega y cómo va la temporada.",
    ],
    entities: ["match", "player"],
    look: appLooks.club,
  },
  {
    id: "jobs-search",
    words: [
      "job search tracker|job application tracker|application tracker|job hunt|job applications",
      "bewerbungstracker|bewerbungen|jobsuche",
      "búsqueda de empleo|candidaturas",
    ],
    kind: ["a job search tracker", "ein Bewerbungstracker", "un registro de candidaturas"],
    names: ["Next Step", "Nächster Schritt", "Siguiente paso"],
    tagline: [
      "Where you applied, what they said and when to ask again.",
      "Wo Sie sich beworben haben und wann Sie nachfassen.",
      "Dónde te presentaste y cuándo volver a preguntar.",
    ],
    entities: ["application"],
    look: appLooks.desk,
  },
  {
    id: "school",
    words: [
      "student management|school management|gradebook|grade book|class list|student records|grade tracker|student grades",
      "schülerverwaltung|notenbuch|schulverwaltung|notenverwaltung|notenliste",
      "gestión de alumnos|libro de notas|gestión escolar",
    ],
    kind: ["student records", "eine Schülerverwaltung", "un registro de alumnos"],
    names: ["Register", "Klassenbuch", "Pase de lista"],
    tagline: [
      "Students, their courses and how they are doing.",
      "Schüler, ihre Kurse und wie sie stehen.",
      "Alumnos, sus cursos y cómo van.",
    ],
    entities: ["student", "course"],
    look: appLooks.clinic,
  },
  {
    id: "rentals",
    words: [
      "property management|rental management|landlord|tenant management|rent tracker",
      "hausverwaltung|mietverwaltung|vermieter",
      "gestión de alquileres|administración de inmuebles|casero",
    ],
    kind: ["a rental manager", "eine Mietverwaltung", "un gestor de alquileres"],
    names: ["Keyholder", "Schlüsselbund", "Llavero"],
    tagline: [
      "Properties, tenants and the rent that is still open.",
      "Objekte, Mieter und welche Miete noch offen ist.",
      "Inmuebles, inquilinos y la renta pendiente.",
    ],
    entities: ["property", "tenant"],
    look: appLooks.ledger,
  },
  {
    id: "lending",
    words: [
      "library|lending|lend|lent|who has borrowed|who borrowed|borrow|borrowed|borrows|borrower|borrowers|loan|loans|lending library",
      "bücherei|bibliothek|schulbibliothek|schulbücherei|ausleihe|ausleihen|ausgeliehen|verleih|verleihen",
      "biblioteca|préstamo|préstamos|prestado|prestados|prestar",
    ],
    kind: ["a lending library", "eine Ausleihe", "una biblioteca de préstamo"],
    names: ["Due Back", "Leihregal", "Estante común"],
    tagline: [
      "What there is, who has it and when it is due back.",
      "Was da ist, wer es hat und wann es zurück soll.",
      "Lo que hay, quién lo tiene y cuándo vuelve.",
    ],
    entities: ["loan", "library-book"],
    complete: true,
    look: appLooks.clinic,
  },
  {
    id: "shared-costs",
    words: [
      "split expenses|split the expenses|split bills|split the bills|split costs|shared expenses|shared costs|trip costs|trip expenses|travel costs with friends|share expenses|share costs|shared flat|flat share|flatshare|flatmates|roommates|housemates|who owes|who owes whom|splitwise",
      "wg|wg-ausgaben|wg-kasse|wg kasse|kosten teilen|ausgaben teilen|mitbewohner|wer schuldet|gemeinsame ausgaben|gemeinsame kosten|reisekasse|urlaubskasse|ausgaben in der wg",
      "dividir gastos|repartir gastos|gastos compartidos|piso compartido|compañeros de piso|quién debe|dividir los gastos|repartir los gastos|cuentas de un viaje|cuentas del viaje|cuentas entre amigos|gastos del viaje|gastos de un viaje|gastos entre amigos",
    ],
    kind: ["shared expenses", "gemeinsame Ausgaben", "gastos compartidos"],
    names: ["Even Steven", "Quitt", "En paz"],
    tagline: [
      "Who paid what, and who owes whom.",
      "Wer was bezahlt hat und wer wem etwas schuldet.",
      "Quién pagó qué y quién debe a quién.",
    ],
    entities: ["shared-expense", "flatmate"],
    complete: true,
    look: appLooks.garden,
  },
  {
    id: "meals",
    words: [
      "meal planner|meal plan|meal planning|meals for the week|weekly meals|weekly dinners|canteen menu|cafeteria menu|school menu|lunch menu|plan dinners|plan weekly dinners|family dinners|what to cook|dinners for the week|dinner plan|dinner planner|menu planner|weekly menu",
      "essensplan|essensplaner|kantinenplan|mensaplan|kantinenmenü|wochenplan fürs essen|was wir kochen|abendessen planen|mahlzeiten|mahlzeitenplaner|wochenmenü|speiseplan|kochplan|menüplan",
      "planificador de comidas|plan de comidas|menú semanal|menú escolar|menu escolar|menú del comedor|menu del comedor|comidas de la semana|menús",
    ],
    kind: ["a meal planner", "ein Essensplaner", "un planificador de comidas"],
    names: ["Seven Suppers", "Siebenmal satt", "Siete cenas"],
    tagline: [
      "The week's meals, and what to buy for them.",
      "Das Essen der Woche und was dafür einzukaufen ist.",
      "Las comidas de la semana y qué comprar.",
    ],
    entities: ["recipe"],
    complete: true,
    look: appLooks.kitchen,
  },
  {
    id: "polls",
    words: [
      "poll app|polling app|polls|poll|names vote|name vote|create polls|voting app|vote on",
      "umfrage-app|umfragen|umfrage|abstimmung|abstimmungen",
      "encuestas|app de encuestas|votaciones|votación",
    ],
    kind: ["polls to vote in", "Umfragen zum Abstimmen", "encuestas para votar"],
    names: ["Show of Hands", "Handzeichen", "A mano alzada"],
    tagline: [
      "Ask a question, vote, and see how it stands.",
      "Eine Frage stellen, abstimmen und sehen, wie es steht.",
      "Haz una pregunta, vota y mira cómo va.",
    ],
    entities: ["poll"],
    complete: true,
    look: appLooks.signal,
  },
  {
    id: "flashcards",
    words: [
      "flashcard|flashcards|flash card|flash cards|revision cards|vocabulary trainer|vocabulary app|vocab app|vocab trainer|vocab cards|vocab list|vocabulary cards|word trainer|language trainer|language cards|study cards|learning cards|learn words|language flashcards|spaced repetition|learn vocabulary",
      "karteikarten|lernkarten|lernkartei|vokabelkarten|vokabeltrainer|vokabeln lernen|vokabeln",
      "tarjetas de estudio|tarjetas de memoria|tarjetas de vocabulario|tarjetas de aprendizaje|tarjetas de repaso|aprender vocabulario|vocabulario|flashcards",
    ],
    kind: ["flashcards to learn with", "Karteikarten zum Lernen", "tarjetas para aprender"],
    names: ["Turn the Card", "Wendekarte", "Vuelta"],
    tagline: [
      "Look at a card, think, turn it, go on.",
      "Karte ansehen, nachdenken, umdrehen, weiter.",
      "Mira la tarjeta, piensa, dale la vuelta y sigue.",
    ],
    entities: ["flashcard"],
    complete: true,
    look: appLooks.club,
  },
  {
    id: "baby",
    words: [
      "baby tracker|baby log|baby app|newborn|feedings|breastfeeding|nappies|diapers|nappy changes|baby diary",
      "babytagebuch|baby-app|stillprotokoll|stillen|windeln|fläschchen|babytracker",
      "diario del bebé|registro del bebé|lactancia|pañales|biberones|tomas del bebé|tomas de mi bebé",
    ],
    kind: ["a log for a baby", "ein Babytagebuch", "un registro del bebé"],
    names: ["Small Hours", "Kleine Stunden", "Pequeñas horas"],
    tagline: [
      "When it ate, slept and was changed, at a glance at night too.",
      "Wann es trank, schlief und gewickelt wurde, auch nachts mit einem Blick.",
      "Cuándo comió, durmió y se cambió, también de noche.",
    ],
    entities: ["feeding", "nappy", "sleep"],
    complete: true,
    look: appLooks.garden,
  },
  {
    id: "dog-walks",
    words: [
      "dog walking|dog walker|dog walkers|dog walks|dog sitting|pet sitting",
      "gassiservice|gassi|hundesitter|hundebetreuung|gassirunden|hundeausführservice",
      "paseador de perros|paseos de perros|pasear perros|paseo perros|cuidado de perros",
    ],
    kind: ["a book of dog walks", "ein Buch der Hunderunden", "un registro de paseos"],
    names: ["Four Paws Out", "Vier Pfoten draußen", "Cuatro patas fuera"],
    tagline: [
      "Which dog goes out when, whose it is and what is still to be paid.",
      "Welcher Hund wann rausgeht, wem er gehört und was noch offen ist.",
      "Qué perro sale, cuándo, de quién es y qué falta por cobrar.",
    ],
    entities: ["walk", "dog", "client"],
    complete: true,
    look: appLooks.clinic,
  },
  {
    id: "wiki",
    words: [
      "wiki|knowledge base|team handbook|internal documentation|company handbook|intranet",
      "wiki|wissensdatenbank|teamhandbuch|handbuch|intranet",
      "wiki|base de conocimiento|base de conocimientos|manual interno|intranet",
    ],
    kind: ["a wiki", "ein Wiki", "una wiki"],
    names: ["What We Know", "Was wir wissen", "Lo que sabemos"],
    tagline: [
      "What somebody knows, written down where all can find it.",
      "Was jemand weiß, aufgeschrieben, wo es alle finden.",
      "Lo que alguien sabe, escrito donde todos lo encuentran.",
    ],
    entities: ["wiki-page"],
    complete: true,
    look: appLooks.ledger,
  },
  {
    id: "roster",
    words: [
      "shift planner|shift plan|shift schedule|staff rota|rota|roster|duty roster|work schedule|employee scheduling",
      "schichtplan|dienstplan|schichtplaner|dienstplaner|einsatzplan|schichtplanung",
      "cuadrante|turnos|planificador de turnos|cuadrante de turnos",
    ],
    kind: ["a duty roster", "ein Dienstplan", "un cuadrante de turnos"],
    names: ["Early and Late", "Früh und Spät", "Mañana y tarde"],
    tagline: ["Who works when.", "Wer wann arbeitet.", "Quién trabaja y cuándo."],
    entities: ["shift", "employee"],
    look: appLooks.desk,
  },
  {
    id: "calendar",
    words: [
      "appointment calendar|team calendar|shared calendar|family calendar|calendar app|appointment planner|appointment book|event calendar|content calendar|scheduling app",
      "terminkalender|teamkalender|familienkalender|kalender-app|terminplaner|kalender",
      "agenda de citas|calendario de citas|calendario de equipo|calendario familiar|calendario",
    ],
    kind: ["a calendar of appointments", "ein Terminkalender", "un calendario de citas"],
    names: ["Day by Day", "Tag für Tag", "Día a día"],
    tagline: [
      "What is when, with whom and where.",
      "Was wann ist, mit wem und wo.",
      "Qué hay, cuándo, con quién y dónde.",
    ],
    entities: ["appointment"],
    look: appLooks.desk,
  },
  {
    id: "packing",
    words: [
      "packing list|packing app|what to pack|packing for",
      "packliste|kofferliste|reisepackliste",
      "lista de equipaje|lista de maleta|hacer la maleta",
    ],
    kind: ["a packing list", "eine Packliste", "una lista de equipaje"],
    names: ["All Packed", "Alles dabei", "Todo listo"],
    tagline: [
      "What comes along, and what is in the bag already.",
      "Was mitkommt und was schon im Koffer ist.",
      "Lo que viene y lo que ya está en la maleta.",
    ],
    entities: ["packing-item", "trip"],
    look: appLooks.club,
  },
  {
    id: "plants",
    words: [
      "plant watering|watering plants|water my plants|houseplants|plant care|plant tracker",
      "pflanzen gießen|pflanzenpflege|zimmerpflanzen|gießplan",
      "regar las plantas|regar plantas|riego de plantas|cuidado de plantas|plantas de casa",
    ],
    kind: ["a plan for plants", "ein Gießplan", "un plan de riego"],
    names: ["Green Windowsill", "Grüne Fensterbank", "Alféizar verde"],
    tagline: [
      "Which plant stands where, and when it is thirsty.",
      "Welche Pflanze wo steht und wann sie Durst hat.",
      "Qué planta está dónde y cuándo tiene sed.",
    ],
    entities: ["plant"],
    look: appLooks.garden,
  },
  {
    id: "lists",
    words: [
      "tracker|track|tracking|keep track|database|log book|logbook|organiser|organizer|management system|management app|admin panel|internal tool|catalogue|catalog|register",
      "tracker|verwalten|verwaltung|datenbank|übersicht über|erfassen|organisieren|kartei",
      "registro|gestionar|gestión|base de datos|organizar|seguimiento|control de",
    ],
    kind: ["an app for lists", "eine Verwaltungs-App", "una aplicación de gestión"],
    names: ["Ledgerly", "Übersicht", "Al día"],
    tagline: [
      "Everything in one place, and easy to find again.",
      "Alles an einem Ort und leicht wiederzufinden.",
      "Reunido en un lugar y fácil de encontrar.",
    ],
    entities: [],
    look: appLooks.desk,
  },
];

export function appKind(id: string): AppKind {
  const found = appKinds.find((kind) => kind.id === id);
  if (!found) throw new Error(`No kind of app called ${id}`);
  return found;
}
