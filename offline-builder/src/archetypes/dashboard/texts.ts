import type { Language } from "../../plan/plan.ts";

export interface DashboardTexts {
  dashboard: string;
  compare: string;
  compareLead: string;
  overTime(amount: string): string;
  by(amount: string, group: string): string;
  claims: string[];
  caveat: string;
  suggestions: string[];
}

export const dashboardTexts: Record<Language, DashboardTexts> = {
  en: {
    dashboard: "Dashboard",
    compare: "Compare",
    compareLead: "Two side by side, over the same period.",
    overTime: (amount) => `${amount} over time`,
    by: (amount, group) => `${amount} by ${group}`,
    claims: [
      "Figures, line chart, bars and table, all worked out again for the chosen period and filter, with the change on the period before",
      "Two side by side on a page of their own",
      "The entries behind it: add, edit, delete with undo, search, filter, sort, CSV export and import",
    ],
    caveat: "Live data from other systems: the figures come from entries kept in this browser",
    suggestions: ["Make the buttons rounder", "Use a serif font", "Make it dark green"],
  },
  de: {
    dashboard: "Dashboard",
    compare: "Vergleich",
    compareLead: "Zwei nebeneinander, im selben Zeitraum.",
    overTime: (amount) => `${amount} im Verlauf`,
    by: (amount, group) => `${amount} nach ${group}`,
    claims: [
      "Kennzahlen, Liniendiagramm, Balken und Tabelle, neu berechnet für Zeitraum und Filter, mit der Änderung zum Zeitraum davor",
      "Zwei nebeneinander auf einer eigenen Seite",
      "Die Einträge dahinter: anlegen, ändern, löschen mit Rückgängig, suchen, filtern, sortieren, CSV-Export und -Import",
    ],
    caveat: "Daten aus anderen Systemen: die Zahlen kommen aus Einträgen in diesem Browser",
    suggestions: ["Mach die Knöpfe runder", "Nimm eine Serifenschrift", "Mach es dunkelgrün"],
  },
  es: {
    dashboard: "Panel",
    compare: "Comparar",
    compareLead: "Dos lado a lado, en el mismo periodo.",
    overTime: (amount) => `${amount} en el tiempo`,
    by: (amount, group) => `${amount} por ${group}`,
    claims: [
      "Cifras, gráfico de líneas, barras y tabla, recalculados para el periodo y el filtro, con el cambio respecto al periodo anterior",
      "Dos lado a lado en una página propia",
      "Los datos que hay detrás: añadir, editar, eliminar con deshacer, buscar, filtrar, ordenar, exportar e importar CSV",
    ],
    caveat: "Datos en vivo de otros sistemas: las cifras salen de lo guardado en este navegador",
    suggestions: ["Botones más redondos", "Usa una tipografía con serifa", "Hazlo verde oscuro"],
  },
};
