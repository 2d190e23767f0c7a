import type { Language } from "../../plan/plan.ts";

export interface TrackerTexts {
  overview: string;
  stockLevels: string;
  stockLead: string;
  today: string;
  todayLead: string;
  approvals: string;
  byMonth(label: string): string;
  byWeek(label: string): string;
  by(label: string): string;
  /** The other answer to a yes: "Not confirmed". */
  not(label: string): string;
  inventoryValue: string;
  lowStock: string;
  allFine: string;
  comingUp: string;
  latest: string;
  overdue: string;
  thisMonth: string;
  thisWeek: string;
  lastWeek: string;
  lastMonth: string;
  claims(lists: string): string[];
  timer: string;
  timerLead: string;
  timerClaim: string;
  balances: string;
  balancesLead: string;
  meals: string;
  mealsLead: string;
  shopping: string;
  shoppingLead: string;
  loanClaim: string;
  balanceClaim: string;
  mealClaim: string;
  shoppingClaim: string;
  stockClaim: string;
  habitClaim: string;
  approvalClaim: string;
  caveat: string;
  suggestions: string[];
}

export const trackerTexts: Record<Language, TrackerTexts> = {
  en: {
    overview: "Overview",
    stockLevels: "Stock levels",
    stockLead: "Take out and put back; whatever falls to its reorder level is marked.",
    today: "This week",
    todayLead: "Tick what you did. A streak counts the days without a gap.",
    approvals: "Approvals",
    byMonth: (label) => `${label} by month`,
    byWeek: (label) => `${label} by week`,
    by: (label) => `by ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
    not: (label) => `Not ${label.toLowerCase()}`,
    inventoryValue: "Inventory value",
    lowStock: "Low stock",
    allFine: "Nothing here needs attention.",
    comingUp: "Due next",
    latest: "Latest",
    overdue: "Overdue",
    thisMonth: "This month",
    thisWeek: "This week",
    lastWeek: "last week",
    lastMonth: "last month",
    timer: "Timer",
    timerLead: "Work until it rings, then rest. A finished session is written down.",
    timerClaim: "Timer that counts down, pauses and goes over into a break; finished sessions are kept",
    balances: "Balances",
    balancesLead: "Who paid, whose share it was, and who owes whom.",
    meals: "Week plan",
    mealsLead: "What there is to eat, day by day.",
    shopping: "Shopping list",
    shoppingLead: "Tick off what is in the basket.",
    loanClaim: "Overdue loans are marked, with who has the book",
    balanceClaim: "Who owes whom, worked out from who paid, and payments to get even",
    mealClaim: "A week to plan with your recipes",
    shoppingClaim: "Shopping list that takes in the ingredients of recipes",
    claims: (lists) => [
      `${lists}: add, edit, delete with undo, search, filter, sort, pages, CSV export and import`,
      "Overview with figures and charts that follow the entries",
    ],
    stockClaim: "Low stock warning at each product's reorder level, and a page to take out and put back",
    habitClaim: "Week view to tick off, with streaks and a heat map of twelve weeks",
    approvalClaim: "Approve or reject what was handed in, one by one or on a page of all that waits",
    caveat: "Data stays in this browser until you connect the database",
    suggestions: ["Add a field Notes", "Make the buttons rounder", "Use a serif font"],
  },
  de: {
    overview: "Übersicht",
    stockLevels: "Bestände",
    stockLead: "Entnehmen und einlagern; was den Mindestbestand erreicht, wird markiert.",
    today: "Diese Woche",
    todayLead: "Haken Sie ab, was geschafft ist. Die Serie zählt die Tage ohne Lücke.",
    approvals: "Freigaben",
    byMonth: (label) => `${label} nach Monat`,
    byWeek: (label) => `${label} nach Woche`,
    by: (label) => `nach ${label}`,
    not: (label) => `Nicht ${label.toLowerCase()}`,
    inventoryValue: "Lagerwert",
    lowStock: "Knapper Bestand",
    allFine: "Hier ist nichts zu tun.",
    comingUp: "Als Nächstes fällig",
    latest: "Zuletzt",
    overdue: "Überfällig",
    thisMonth: "Diesen Monat",
    thisWeek: "Diese Woche",
    lastWeek: "in der Vorwoche",
    lastMonth: "im Vormonat",
    timer: "Timer",
    timerLead: "Arbeiten, bis es klingelt, dann Pause. Fertige Einheiten werden notiert.",
    timerClaim: "Timer, der herunterzählt, anhält und in die Pause übergeht; fertige Einheiten bleiben",
    balances: "Salden",
    balancesLead: "Wer bezahlt hat, wessen Anteil es war und wer wem etwas schuldet.",
    meals: "Wochenplan",
    mealsLead: "Was es zu essen gibt, Tag für Tag.",
    shopping: "Einkaufsliste",
    shoppingLead: "Haken Sie ab, was im Korb liegt.",
    loanClaim: "Überfällige Ausleihen sind markiert, mit dem Namen dessen, der das Buch hat",
    balanceClaim: "Wer wem was schuldet, aus den Zahlungen berechnet, und Zahlungen zum Ausgleich",
    mealClaim: "Eine Woche zum Planen mit Ihren Rezepten",
    shoppingClaim: "Einkaufsliste, die Zutaten von Rezepten übernimmt",
    claims: (lists) => [
      `${lists}: anlegen, ändern, löschen mit Rückgängig, suchen, filtern, sortieren, blättern, CSV-Export und -Import`,
      "Übersicht mit Zahlen und Diagrammen, die den Einträgen folgen",
    ],
    stockClaim: "Warnung bei knappem Bestand und eine Seite zum Entnehmen und Einlagern",
    habitClaim: "Wochenansicht zum Abhaken, mit Serien und einem Kalender von zwölf Wochen",
    approvalClaim: "Eingereichtes freigeben oder ablehnen, einzeln oder auf einer Seite mit allem, was wartet",
    caveat: "Die Daten bleiben in diesem Browser, bis Sie die Datenbank verbinden",
    suggestions: ["Mach die Knöpfe runder", "Nimm eine Serifenschrift", "Mach es dunkelgrün"],
  },
  es: {
    overview: "Resumen",
    stockLevels: "Existencias",
    stockLead: "Saca y repón; lo que llega a su mínimo queda marcado.",
    today: "Esta semana",
    todayLead: "Marca lo que hiciste. La racha cuenta los días sin hueco.",
    approvals: "Aprobaciones",
    byMonth: (label) => `${label} por mes`,
    byWeek: (label) => `${label} por semana`,
    by: (label) => `por ${label.toLowerCase()}`,
    not: (label) => `No: ${label.toLowerCase()}`,
    inventoryValue: "Valor del inventario",
    lowStock: "Pocas existencias",
    allFine: "Aquí no hay nada pendiente.",
    comingUp: "Lo próximo",
    latest: "Lo último",
    overdue: "Vencido",
    thisMonth: "Este mes",
    thisWeek: "Esta semana",
    lastWeek: "la semana pasada",
    lastMonth: "el mes pasado",
    timer: "Temporizador",
    timerLead: "Trabaja hasta que suene y luego descansa. Cada sesión terminada queda anotada.",
    timerClaim: "Temporizador que cuenta atrás, se pausa y pasa al descanso; las sesiones terminadas se guardan",
    balances: "Saldos",
    balancesLead: "Quién pagó, qué parte le tocaba y quién debe a quién.",
    meals: "Plan semanal",
    mealsLead: "Qué se come cada día.",
    shopping: "Lista de la compra",
    shoppingLead: "Marca lo que ya está en la cesta.",
    loanClaim: "Los préstamos vencidos quedan marcados, con quién tiene el libro",
    balanceClaim: "Quién debe a quién, calculado con lo pagado, y pagos para quedar en paz",
    mealClaim: "Una semana para planear con tus recetas",
    shoppingClaim: "Lista de la compra que recoge los ingredientes de las recetas",
    claims: (lists) => [
      `${lists}: añadir, editar, eliminar con deshacer, buscar, filtrar, ordenar, páginas, exportar e importar CSV`,
      "Resumen con cifras y gráficos que siguen los datos",
    ],
    stockClaim: "Aviso de pocas existencias y una página para sacar y reponer",
    habitClaim: "Vista semanal para marcar, con rachas y un mapa de doce semanas",
    approvalClaim: "Aprobar o rechazar lo enviado, uno a uno o en una página con lo pendiente",
    caveat: "Los datos quedan en este navegador hasta que conectes la base de datos",
    suggestions: ["Botones más redondos", "Usa una tipografía con serifa", "Hazlo verde oscuro"],
  },
};
