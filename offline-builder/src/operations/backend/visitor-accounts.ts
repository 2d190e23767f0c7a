/** "Customers should have accounts": what a site answers that people visit without signing in, by where it keeps what they send. */
import { canBeStored, sharingFor } from "../../backend/stored-app.ts";
import { asksForDatabase, wishIn, type Wish } from "../../backend/wish.ts";
import type { Plan } from "../../plan/plan.ts";
import { operation, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { has } from "../requests.ts";
import { store } from "./store-online.ts";
import { withoutAccounts } from "./without-accounts.ts";

const understood: Wording = {
  en: "Accounts for those who use it.",
  de: "Konten für alle, die sie benutzen.",
  es: "Cuentas para quienes la usan.",
};

const people =
  "customers?|clients?|visitors?|users?|guests?|patients?|buyers?|shoppers?|people|everyone|everybody|kund(?:en|innen|e|in)|besucher(?:innen)?|nutzer(?:innen)?|benutzer(?:innen)?|gäste|patient(?:en|innen)|leute|jede[r]?|clientes?|usuari[oa]s?|visitantes?|pacientes?|la gente";
const needs =
  "should|shall|must|need|needs|can|could|want|wants|have|has|get|gets|let|allow|able|soll(?:en|te|ten)?|müssen|muss|können|kann|brauchen|braucht|wollen|haben|bekommen|deben|debe|puedan?|pueden|necesitan?|quieren?|tengan?|tienen";
const accounts =
  "(?:an |their own |own |ein(?:en)? |eigene[ns]? |una |sus? )?(?:accounts?|log[- ]?ins?|log[- ]?in|sign[- ]?(?:in|up)|register|konto|konten|kundenkont(?:o|en)|benutzerkont(?:o|en)|anmelden|einloggen|registrieren|cuentas?|iniciar sesión|registrarse)";
const asked = `(?:${people})\\s+(?:\\p{L}+\\s+){0,3}?(?:${needs})\\s+(?:\\p{L}+\\s+){0,3}?${accounts}|(?:let|allow|lass|permite)\\s+(?:\\p{L}+\\s+){0,2}?(?:${people})\\s+(?:\\p{L}+\\s+){0,3}?${accounts}`;
/** A field is called after what people are asked for. */
const named = 'fields?|columns?|felde?r?|spalten?|campos?|columnas?|number|nummer|número|rename|remove|delete|".+"';

const refused = "no|not|never|without|don['’]?t|kein\\p{L}*|ohne|nicht|nie|sin|nunca";

/** Null where "accounts" may be anything else. */
function accountsWish(text: string): Wish | null {
  if (!has(text, asked) || has(text, named) || has(text, refused) || asksForDatabase(text)) return null;
  return wishIn(text) ?? { sharing: "own", isStated: false };
}

/** A list of customers has accounts of theirs as entries: they are no users of the app. */
const keepsThem = ({ entities }: Plan, text: string): boolean =>
  entities.some(({ singular, plural }) =>
    has(text, [singular, plural].map((word) => word.replace(/[^\p{L} ]/gu, ".")).join("|")),
  );

export const visitorAccounts = operation<Wish>({
  id: "visitor-accounts",
  words: "accounts sign in log in customers visitors users konten anmelden kunden cuentas clientes",
  match({ text, language }) {
    const wish = accountsWish(text);
    return wish === null ? null : { confidence: 0.9, values: wish, understood: understood[language] };
  },
  reads: (plan) => [...sourcePaths(plan), "package.json"],
  change(project, wish, { language, text }) {
    const { plan } = project;
    if (!canBeStored(plan)) return withoutAccounts(project, language);
    if (keepsThem(plan, text)) return { say: "" };
    return store(project, { ...wish, sharing: sharingFor(plan, wish, text) }, language);
  },
});
