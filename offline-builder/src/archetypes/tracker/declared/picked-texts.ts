/** What pages of picked entries say, and how a warning is called. */
import type { Language } from "../../../plan/plan.ts";

interface PickedTexts {
  attention: string;
  attentionLead: string;
  allWell: string;
  today: string;
  todayLead: string;
  nothingToday: string;
  within: (label: string, days: number) => string;
  past: (label: string, days: number) => string;
  below: (label: string, than: string) => string;
  above: (label: string, than: string) => string;
  still: (label: string) => string;
  no: (label: string) => string;
  left: (count: number) => string;
  claim: (rules: string) => string;
  clash: (label: string) => string;
  clashDays: (label: string) => string;
  marked: (rules: string) => string;
  clashClaim: (list: string, label: string) => string;
}

export const pickedTexts: Record<Language, PickedTexts> = {
  en: {
    attention: "Needs attention",
    attentionLead: "Every entry that one of your rules marks.",
    allWell: "Nothing to look at.",
    today: "Today",
    todayLead: "What today's date stands on.",
    nothingToday: "Nothing today.",
    within: (label, days) => `${label}: within ${days} days`,
    past: (label, days) => (days === 0 ? `${label}: passed` : `${label}: over ${days} days ago`),
    below: (label, than) => `${label} below ${than}`,
    above: (label, than) => `${label} above ${than}`,
    still: (label) => `${label}: not over yet`,
    no: (label) => `${label}: no`,
    left: (count) => `Fewer than ${count} left`,
    claim: (rules) => `Marked in red, and on a page of their own: ${rules}`,
    clash: (label) => `${label} is taken at that time.`,
    clashDays: (label) => `${label} is taken on those days.`,
    marked: (rules) => `Marked in red: ${rules}`,
    clashClaim: (list, label) => `${list}: the form refuses a second entry for the same ${label} at the same time`,
  },
  de: {
    attention: "Zu beachten",
    attentionLead: "Alle Einträge, die eine Ihrer Regeln hervorhebt.",
    allWell: "Nichts zu beachten.",
    today: "Heute",
    todayLead: "Was heute ansteht.",
    nothingToday: "Heute nichts.",
    within: (label, days) => `${label}: in höchstens ${days} Tagen`,
    past: (label, days) => (days === 0 ? `${label}: vorbei` : `${label}: vor über ${days} Tagen`),
    below: (label, than) => `${label} unter ${than}`,
    above: (label, than) => `${label} über ${than}`,
    still: (label) => `${label}: noch nicht vorbei`,
    no: (label) => `${label}: nein`,
    left: (count) => `Weniger als ${count} übrig`,
    claim: (rules) => `Rot markiert und auf einer eigenen Seite: ${rules}`,
    clash: (label) => `${label}: zu dieser Zeit belegt.`,
    clashDays: (label) => `${label}: an diesen Tagen belegt.`,
    marked: (rules) => `Rot markiert: ${rules}`,
    clashClaim: (list, label) => `${list}: das Formular weist einen zweiten Eintrag zur selben Zeit ab (${label})`,
  },
  es: {
    attention: "Avisos",
    attentionLead: "Todo lo que marca una de tus reglas.",
    allWell: "Nada que revisar.",
    today: "Hoy",
    todayLead: "Lo que toca hoy.",
    nothingToday: "Nada hoy.",
    within: (label, days) => `${label}: en ${days} días o menos`,
    past: (label, days) => (days === 0 ? `${label}: pasada` : `${label}: hace más de ${days} días`),
    below: (label, than) => `${label} por debajo de ${than}`,
    above: (label, than) => `${label} por encima de ${than}`,
    still: (label) => `${label}: aún no ha pasado`,
    no: (label) => `${label}: no`,
    left: (count) => `Quedan menos de ${count}`,
    claim: (rules) => `En rojo y en una página propia: ${rules}`,
    clash: (label) => `${label}: ocupado a esa hora.`,
    clashDays: (label) => `${label}: ocupado en esos días.`,
    marked: (rules) => `En rojo: ${rules}`,
    clashClaim: (list, label) => `${list}: el formulario rechaza una segunda entrada a la misma hora (${label})`,
  },
};
