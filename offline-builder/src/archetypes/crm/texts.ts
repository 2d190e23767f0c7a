import type { Language } from "../../plan/plan.ts";

export interface CrmTexts {
  kind: string;
  names: string[];
  tagline: string;
  dashboard: string;
  settings: string;
  claims: string[];
  caveats: string[];
  suggestions: string[];
}

export const crmTexts: Record<Language, CrmTexts> = {
  en: {
    kind: "a CRM",
    names: ["Warm Lead", "Handshake", "Follow Through"],
    tagline: "Who you talk to, what it may be worth and what is next.",
    dashboard: "Dashboard",
    settings: "Settings",
    claims: [
      "Dashboard: pipeline value by stage, won this month, tasks due; the charts read the data",
      "Contacts: search, sort, pages, CSV export and import, add, edit, delete with undo, and a timeline per contact",
      "Settings: stages are renamed, put in order and hidden",
      "Deals as board and list with the total of each stage; deals move by mouse, touch and arrow keys",
      "Sample entries are marked and go with one button: Remove sample data",
    ],
    caveats: [
      "Mail sync: notes and calls are written down by hand",
      "Data stays in this browser until you connect the database",
    ],
    suggestions: ["Make the buttons rounder", "Use a serif font", "Make it dark green"],
  },
  de: {
    kind: "ein CRM",
    names: ["Handschlag", "Rückruf", "Kontaktbuch"],
    tagline: "Mit wem Sie sprechen, was es wert sein kann und was ansteht.",
    dashboard: "Übersicht",
    settings: "Einstellungen",
    claims: [
      "Einstellungen: Phasen lassen sich umbenennen, ordnen und ausblenden",
      "Übersicht: Pipeline nach Phase, gewonnen in diesem Monat, fällige Aufgaben; die Diagramme lesen die Daten",
      "Kontakte: suchen, sortieren, blättern, CSV-Export und -Import, anlegen, ändern, löschen mit Rückgängig, Verlauf je Kontakt",
      "Deals als Board und Liste mit Summe je Phase; verschieben mit Maus, Finger und Pfeiltasten",
      "Beispiele sind gekennzeichnet und verschwinden mit einem Knopf",
    ],
    caveats: [
      "E-Mail-Abgleich: Notizen und Anrufe werden von Hand eingetragen",
      "Die Daten bleiben in diesem Browser, bis Sie die Datenbank verbinden",
    ],
    suggestions: ["Mach die Knöpfe runder", "Nimm eine Serifenschrift", "Mach es dunkelgrün"],
  },
  es: {
    kind: "un CRM",
    names: ["Apretón de manos", "Buen trato", "Seguimiento"],
    tagline: "Con quién hablas, cuánto puede valer y qué sigue.",
    dashboard: "Panel",
    settings: "Ajustes",
    claims: [
      "Ajustes: las etapas se renombran, se ordenan y se ocultan",
      "Panel: valor por fase, ganado este mes, tareas por vencer; los gráficos leen los datos",
      "Contactos: buscar, ordenar, páginas, exportar e importar CSV, añadir, editar, eliminar con deshacer e historial por contacto",
      "Oportunidades en tablero y lista con el total de cada fase; se mueven con ratón, dedo y flechas",
      "Los ejemplos están marcados y se quitan con un botón",
    ],
    caveats: [
      "Sincronizar el correo: notas y llamadas se apuntan a mano",
      "Los datos quedan en este navegador hasta que conectes la base de datos",
    ],
    suggestions: ["Botones más redondos", "Usa una tipografía con serifa", "Hazlo verde oscuro"],
  },
};
