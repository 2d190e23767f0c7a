/** The turn after the button that enables Cloud: it goes on with what was waiting for it. */
import { canBeStored } from "../../backend/stored-app.ts";
import { sharingOf } from "../../backend/tables.ts";
import { hasFormsToStore } from "../../backend/answers/owner-page.ts";
import { asksForDatabase, wishIn } from "../../backend/wish.ts";
import { detectLanguage } from "../../language/detect.ts";
import { asksForAnswers } from "../../operations/backend/store-forms.ts";
import { storeChip } from "../../operations/backend/without-accounts.ts";
import type { Language, Plan } from "../../plan/plan.ts";
import type { Conversation } from "../../protocol/conversation.ts";
import type { Turn } from "../../protocol/tools.ts";
import { askForDatabase, ENABLE_CLOUD, offersDatabase } from "./apply-to-database.ts";
import { followUp, prepareFollowUp } from "../follow-up.ts";
import { readProject } from "../project.ts";
import { talk } from "../talk.ts";

export const isEnabling = (request: string): boolean =>
  new RegExp(`^${ENABLE_CLOUD}[.!]?$`, "i").test(request.trim()) || /^enable cloud[.!]?$/i.test(request.trim());

const on: Record<Language, string> = {
  en: "Cloud is enabled for this project.",
  de: "Cloud ist für dieses Projekt eingeschaltet.",
  es: "Cloud está activado para este proyecto.",
};
const notOn: Record<Language, string> = {
  en: "Cloud is not enabled for this project. I changed nothing.",
  de: "Cloud ist für dieses Projekt nicht eingeschaltet. Ich habe nichts geändert.",
  es: "Cloud no está activado para este proyecto. No he cambiado nada.",
};
const next: Record<Language, string> = {
  en: "The app still keeps its entries in the browser. I changed nothing in it.",
  de: "Die App bewahrt ihre Einträge noch im Browser auf. An ihr habe ich nichts geändert.",
  es: "La aplicación sigue guardando sus datos en el navegador. No he cambiado nada en ella.",
};

export function* afterEnabling(conversation: Conversation): Turn {
  const spoken = conversation.earlier.filter((text) => !isEnabling(text));
  const language = detectLanguage(spoken.join("\n")).language ?? "en";
  const project = yield* readProject("");
  if (!offersDatabase(conversation)) return yield* talk(notOn[language], { language });
  const pending = project.plan ? pendingRequest(project.plan, spoken, language) : null;
  if (project.plan && pending !== null) {
    const change = prepareFollowUp({ ...conversation, request: pending, context: {} }, language);
    return yield* followUp({ ...change, has: project.has }, project.plan, false);
  }
  const { state, reason } = yield* askForDatabase("");
  const waits = project.plan !== null && (keepsLists(project.plan) || hasFormsToStore(project.plan));
  const replies = waits ? [storeChip[language]] : [];
  const text =
    state === "ready" ? `${on[language]} ${replies.length > 0 ? next[language] : ""}` : reason || notOn[language];
  yield* talk(text.trim(), { language, ...(replies.length > 0 ? { replies, suggestions: replies } : {}) });
}

/** What the last message asked for, else what the first one did. Null when the app stores its lists already, or cannot. */
function pendingRequest(plan: Plan, spoken: readonly string[], language: Language): string | null {
  const last = spoken.at(-1);
  if (hasFormsToStore(plan)) {
    if (
      last !== undefined &&
      spoken.length > 1 &&
      (asksForAnswers(last) || (!keepsLists(plan) && asksForDatabase(last)))
    )
      return last;
    if (!keepsLists(plan)) return asksForDatabase(plan.request) ? storeChip[language] : null;
  }
  if (!keepsLists(plan)) return null;
  if (last !== undefined && spoken.length > 1 && wishIn(last)) return last;
  const first = wishIn(plan.request);
  if (first === null && plan.options["gated"] !== true) return null;
  return first?.sharing === "shared" ? shared[language] : storeChip[language];
}

const keepsLists = (plan: Plan): boolean => canBeStored(plan) && sharingOf(plan) === null;

const shared: Record<Language, string> = {
  en: "Store it in the database, shared between users",
  de: "In der Datenbank speichern, geteilt mit allen Benutzern",
  es: "Guardar en la base de datos, compartido entre usuarios",
};
