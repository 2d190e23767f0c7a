import type { Language } from "../../plan/plan.ts";

export interface SampleCard {
  title: string;
  /** Position of the column. */
  column: 0 | 1 | 2 | 3;
  /** Days from today. */
  due?: number;
  /** Position of the person. */
  person?: number;
  text?: string;
  steps?: [text: string, done: boolean][];
  comments?: string[];
}

export interface KanbanTexts {
  kind: string;
  names: string[];
  tagline: string;
  columns: [string, string, string, string];
  board: string;
  boardLead: string;
  calendar: string;
  team: string;
  teamLead: string;
  priority: { label: string; levels: [string, string, string] };
  nouns: string[];
  people: string[];
  cards: SampleCard[];
  columnsClaim(names: string): string;
  claims: string[];
  caveat: string;
  suggestions: string[];
}

const english: KanbanTexts = {
  kind: "a kanban board for a small team",
  names: ["Corkboard", "Handover", "Four Lanes"],
  tagline: "Who does what, and by when.",
  columns: ["To do", "In progress", "Review", "Done"],
  board: "Board",
  boardLead: "Drag a card by mouse, finger or its handle with the arrow keys.",
  calendar: "Calendar",
  team: "Team",
  teamLead: "What everybody has on the table.",
  priority: { label: "Priority", levels: ["Low", "Medium", "High"] },
  nouns: ["due dates", "assignees"],
  people: ["Amara Nwosu", "Felix Brandt", "June Park", "Leo Marchetti"],
  cards: [
    {
      title: "Choose a venue for the spring fair",
      column: 0,
      due: 9,
      person: 0,
      text: "Three places within half an hour by train, for about 200 people.",
      steps: [
        ["Ask the town hall", true],
        ["Visit the old mill", false],
        ["Compare prices", false],
      ],
    },
    { title: "Write the invitation text", column: 0, due: 4, person: 2 },
    {
      title: "Order name badges",
      column: 0,
      due: -2,
      person: 1,
      comments: ["The last batch took nine days, so this is late already."],
    },
    { title: "Find two more volunteers", column: 0, person: 3 },
    {
      title: "Design the poster",
      column: 1,
      due: 2,
      person: 2,
      text: "A2, two colours, readable from across the street.",
      steps: [
        ["Sketches", true],
        ["Choose one", true],
        ["Print file", false],
      ],
    },
    {
      title: "Budget for the second quarter",
      column: 1,
      due: -1,
      person: 3,
      steps: [
        ["Collect receipts", true],
        ["Estimate catering", false],
      ],
    },
    { title: "Update the contact list", column: 1, due: 6, person: 1 },
    {
      title: "Translate the programme",
      column: 2,
      due: 1,
      person: 0,
      comments: ["Page two is still missing.", "Page two is in, please look at the names."],
    },
    { title: "Contract with the caterer", column: 2, due: 3, person: 3, text: "Check the clause about cancelling." },
    {
      title: "Book the sound system",
      column: 3,
      due: -5,
      person: 1,
      steps: [
        ["Ask for two offers", true],
        ["Sign", true],
      ],
    },
    { title: "Set the date", column: 3, due: -12, person: 0 },
    { title: "Thank-you letters from last year", column: 3, due: -20, person: 2 },
  ],
  columnsClaim: (names) => `Board with the columns ${names}; cards move by mouse, touch and arrow keys`,
  claims: [
    "Due dates with overdue in red and in words, assignees, checklist and comments on each card",
    "Search, filter by person and by week; calendar by month; load per person",
  ],
  caveat: "Teammates share nothing yet: the board is kept in this browser until the database is on",
  suggestions: ["Make the buttons rounder", "Use a serif font", "Make it dark green"],
};

const german: KanbanTexts = {
  kind: "ein Kanban-Board für ein kleines Team",
  names: ["Pinnwand", "Übergabe", "Vier Spalten"],
  tagline: "Wer was macht, und bis wann.",
  columns: ["Zu tun", "In Arbeit", "Prüfung", "Erledigt"],
  board: "Board",
  boardLead: "Karten mit der Maus, dem Finger oder am Griff mit den Pfeiltasten verschieben.",
  calendar: "Kalender",
  team: "Team",
  teamLead: "Was bei allen auf dem Tisch liegt.",
  priority: { label: "Priorität", levels: ["Niedrig", "Mittel", "Hoch"] },
  nouns: ["Fälligkeiten", "Zuständige"],
  people: ["Amara Vogel", "Felix Brandt", "Jule Park", "Leo Marchetti"],
  cards: [
    {
      title: "Ort für das Frühlingsfest suchen",
      column: 0,
      due: 9,
      person: 0,
      text: "Drei Orte, höchstens eine halbe Stunde mit der Bahn, für etwa 200 Leute.",
      steps: [
        ["Im Rathaus fragen", true],
        ["Alte Mühle ansehen", false],
        ["Preise vergleichen", false],
      ],
    },
    { title: "Einladungstext schreiben", column: 0, due: 4, person: 2 },
    {
      title: "Namensschilder bestellen",
      column: 0,
      due: -2,
      person: 1,
      comments: ["Die letzte Lieferung hat neun Tage gebraucht."],
    },
    { title: "Zwei weitere Helfer finden", column: 0, person: 3 },
    {
      title: "Plakat gestalten",
      column: 1,
      due: 2,
      person: 2,
      text: "A2, zwei Farben, von der anderen Straßenseite lesbar.",
      steps: [
        ["Skizzen", true],
        ["Eine auswählen", true],
        ["Druckdatei", false],
      ],
    },
    {
      title: "Budget für das zweite Quartal",
      column: 1,
      due: -1,
      person: 3,
      steps: [
        ["Belege sammeln", true],
        ["Verpflegung schätzen", false],
      ],
    },
    { title: "Kontaktliste aktualisieren", column: 1, due: 6, person: 1 },
    {
      title: "Programm übersetzen",
      column: 2,
      due: 1,
      person: 0,
      comments: ["Seite zwei fehlt noch.", "Seite zwei ist da, bitte die Namen prüfen."],
    },
    { title: "Vertrag mit dem Caterer", column: 2, due: 3, person: 3, text: "Die Klausel zur Absage prüfen." },
    {
      title: "Tonanlage buchen",
      column: 3,
      due: -5,
      person: 1,
      steps: [
        ["Zwei Angebote einholen", true],
        ["Unterschreiben", true],
      ],
    },
    { title: "Termin festlegen", column: 3, due: -12, person: 0 },
    { title: "Dankesbriefe vom letzten Jahr", column: 3, due: -20, person: 2 },
  ],
  columnsClaim: (names) => `Board mit den Spalten ${names}; Karten bewegen sich mit Maus, Finger und Pfeiltasten`,
  claims: [
    "Fälligkeit mit Überfälligem in Rot und in Worten, Zuständige, Checkliste und Kommentare an jeder Karte",
    "Suche, Filter nach Person und Woche; Monatskalender; Auslastung pro Person",
  ],
  caveat: "Im Team wird noch nichts geteilt: das Board liegt in diesem Browser, bis die Datenbank eingeschaltet ist",
  suggestions: ["Mach die Knöpfe runder", "Nimm eine Serifenschrift", "Mach es dunkelgrün"],
};

const spanish: KanbanTexts = {
  kind: "un tablero kanban para un equipo pequeño",
  names: ["Corcho", "Relevo", "Cuatro columnas"],
  tagline: "Quién hace qué, y para cuándo.",
  columns: ["Por hacer", "En curso", "Revisión", "Hecho"],
  board: "Tablero",
  boardLead: "Mueve las tarjetas con el ratón, con el dedo o con las flechas en su asa.",
  calendar: "Calendario",
  team: "Equipo",
  teamLead: "Lo que tiene cada cual sobre la mesa.",
  priority: { label: "Prioridad", levels: ["Baja", "Media", "Alta"] },
  nouns: ["fechas de entrega", "responsables"],
  people: ["Amara Núñez", "Félix Bravo", "Julia Parra", "Leo Marchetti"],
  cards: [
    {
      title: "Elegir el lugar de la feria de primavera",
      column: 0,
      due: 9,
      person: 0,
      text: "Tres lugares a media hora en tren, para unas 200 personas.",
      steps: [
        ["Preguntar en el ayuntamiento", true],
        ["Visitar el molino viejo", false],
        ["Comparar precios", false],
      ],
    },
    { title: "Escribir el texto de la invitación", column: 0, due: 4, person: 2 },
    {
      title: "Encargar las acreditaciones",
      column: 0,
      due: -2,
      person: 1,
      comments: ["El último pedido tardó nueve días."],
    },
    { title: "Encontrar dos voluntarios más", column: 0, person: 3 },
    {
      title: "Diseñar el cartel",
      column: 1,
      due: 2,
      person: 2,
      text: "A2, dos tintas, legible desde la otra acera.",
      steps: [
        ["Bocetos", true],
        ["Elegir uno", true],
        ["Archivo de imprenta", false],
      ],
    },
    {
      title: "Presupuesto del segundo trimestre",
      column: 1,
      due: -1,
      person: 3,
      steps: [
        ["Reunir recibos", true],
        ["Estimar la comida", false],
      ],
    },
    { title: "Actualizar la lista de contactos", column: 1, due: 6, person: 1 },
    {
      title: "Traducir el programa",
      column: 2,
      due: 1,
      person: 0,
      comments: ["Falta la página dos.", "Ya está la página dos, revisad los nombres."],
    },
    {
      title: "Contrato con el servicio de comidas",
      column: 2,
      due: 3,
      person: 3,
      text: "Revisar la cláusula de cancelación.",
    },
    {
      title: "Reservar el equipo de sonido",
      column: 3,
      due: -5,
      person: 1,
      steps: [
        ["Pedir dos ofertas", true],
        ["Firmar", true],
      ],
    },
    { title: "Fijar la fecha", column: 3, due: -12, person: 0 },
    { title: "Cartas de agradecimiento del año pasado", column: 3, due: -20, person: 2 },
  ],
  columnsClaim: (names) => `Tablero con las columnas ${names}; las tarjetas se mueven con ratón, dedo y flechas`,
  claims: [
    "Fechas con lo vencido en rojo y en palabras, responsables, lista de pasos y comentarios en cada tarjeta",
    "Búsqueda, filtro por persona y por semana; calendario mensual; carga por persona",
  ],
  caveat: "El equipo aún no comparte nada: el tablero queda en este navegador hasta activar la base de datos",
  suggestions: ["Botones más redondos", "Usa una tipografía con serifa", "Hazlo verde oscuro"],
};

export const kanbanTexts: Record<Language, KanbanTexts> = { en: english, de: german, es: spanish };
