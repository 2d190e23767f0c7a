import type { DraftPlan, Plan } from "../../plan/plan.ts";
import { locales } from "../../language/translate.ts";
import { operation, worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { Language } from "../../plan/plan.ts";
import { has } from "../requests.ts";
import { sourcePaths } from "../pages/routes.ts";
import { carryOut, keepsRecords, withEntity } from "./records.ts";

const currencies: readonly (readonly [code: string, words: string, sign: RegExp])[] = [
  ["EUR", "euros?|eur", /€/],
  ["GBP", "pounds?|gbp|sterling|pfund|libras?", /£/],
  ["USD", "(?:us )?dollars?|usd|us-dollar|dólares?", /\$/],
  ["CHF", "(?:swiss )?francs?|chf|franken|francos?(?: suizos)?", /(?!)/],
  ["JPY", "yen|jpy", /¥/],
  ["INR", "rupees?|inr|rupien?|rupias?", /₹/],
  ["CAD", "canadian dollars?|cad", /(?!)/],
  ["AUD", "australian dollars?|aud", /(?!)/],
  ["SEK", "swedish (?:krona|crowns?)|sek", /(?!)/],
  ["NOK", "norwegian (?:krone|crowns?)|nok", /(?!)/],
  ["DKK", "danish (?:krone|crowns?)|dkk", /(?!)/],
  ["PLN", "z[lł]oty|pln", /(?!)/],
  ["ARS", "argentine pesos?|pesos? argentinos?|argentinische pesos?|ars", /(?!)/],
  ["MXN", "(?:mexican )?pesos? mexicanos?|mexican pesos?|mxn", /(?!)/],
];

const understood: Wording = { en: "Amounts in {code}.", de: "Beträge in {code}.", es: "Importes en {code}." };
const did: Wording = {
  en: "Amounts are written in {code}",
  de: "Beträge werden in {code} geschrieben",
  es: "Los importes se escriben en {code}",
};
const same: Wording = {
  en: "Amounts are in {code} already, or the app shows none. I changed nothing.",
  de: "Beträge stehen schon in {code}, oder die App zeigt keine. Ich habe nichts geändert.",
  es: "Los importes ya están en {code}, o la aplicación no muestra ninguno. No he cambiado nada.",
};
export const unconverted: Wording = {
  en: "The numbers stay as they are: nothing was converted",
  de: "Die Zahlen bleiben, wie sie sind: umgerechnet wurde nichts",
  es: "Los números siguen igual: no se ha convertido nada",
};

export const currencySaid = (text: string): string | null =>
  [...currencies].reverse().find(([, words, sign]) => has(text, words) || sign.test(text))?.[0] ?? null;

export const currencyOf = ({ options, language }: DraftPlan): string =>
  String(options["currency"] ?? locales[language].currency);

/** "I want euros", "euros instead of dollars", "in £ please": nothing but the currency is said. */
const bare = new RegExp(
  `^(?:(?:please|can you|could you|bitte|por favor)\\s+)*(?:(?:i|we|ich|wir)\\s+)?(?:(?:want|need|prefer|use|would like|['’]d like|show|make it|put it|möchten?|will|wollen|brauche|nimm|quiero|queremos|prefiero|usa|pon)\\s+)?(?:(?:it|all|everything|es|alles|todo)\\s+)?(?:(?:in|to|auf|en|a)\\s+)?(?:the\\s+)?(?:${currencies.map(([, words]) => words).join("|")}|[€£$¥₹])(?:\\s+(?:instead|rather|not|please|bitte|por favor|statt|en vez)(?:\\s.*)?)?[.!]?$`,
  "iu",
);

/** The money amounts are written in. */
export const currency = operation<{ code: string }>({
  id: "currency",
  words: "currency euro dollar pound money prices währung moneda",
  match({ text, language }) {
    if (/\d/.test(text)) return null;
    if (
      !bare.test(text) &&
      (!has(
        text,
        "currency|prices?|amounts?|money|totals?|costs?|währung|preise|beträge|moneda|divisa|precios|importes",
      ) ||
        !has(
          text,
          "change|switch|set|make|use|show|in|to|convert|should be|is|are|soll\\w*|debe\\w*|sea|ändere?|stelle?|zeige?|auf|cambia|usa|pon|muestra|en|a",
        ))
    )
      return null;
    const code = currencySaid(text);
    return code ? { confidence: 0.9, values: { code }, understood: worded(understood, language, { code }) } : null;
  },
  reads: sourcePaths,
  change(project, { code }, { language }) {
    const { plan } = project;
    const now = currencyOf(plan);
    const after = { ...plan, options: { ...plan.options, currency: code } };
    const done =
      now === code || !showsMoney(plan)
        ? null
        : carryOut(project, after, {
            language,
            text: worded(did, language, { code }),
            path: /\.tsx?$/,
            holds: (content) => content.includes(`"${code}"`),
            notDone: [unconverted[language]],
          });
    return done ?? { say: worded(same, language, { code }) };
  },
});

function showsMoney(plan: Plan): boolean {
  return (
    plan.entities.length === 0 || plan.entities.some((entity) => entity.fields.some((field) => field.type === "money"))
  );
}

const understoodSamples: Wording = {
  en: "An empty start, without samples.",
  de: "Ein leerer Anfang, ohne Beispiele.",
  es: "Un comienzo vacío, sin ejemplos.",
};
const didSamples: Wording = {
  en: "The app begins empty; what was entered already stays",
  de: "Die App beginnt leer; was schon eingegeben wurde, bleibt",
  es: "La aplicación empieza vacía; lo ya introducido se queda",
};
const noSamples: Wording = {
  en: "This app has no sample entries of its own to leave out. I changed nothing.",
  de: "Diese App hat keine eigenen Beispieleinträge. Ich habe nichts geändert.",
  es: "Esta aplicación no tiene entradas de ejemplo propias. No he cambiado nada.",
};

/** Lists that begin with nothing in them. */
export const withoutSamples = operation<null>({
  id: "without-samples",
  words: "sample demo example data empty remove beispieldaten leer datos de ejemplo vacío",
  match({ text, language }) {
    const named = has(
      text,
      "(?:sample|demo|example|dummy|fake|placeholder|test) (?:data|entries|rows|records|content|items|\\p{L}+s)|samples|examples|example (?:ones|things)|beispieldaten|beispiele|beispieleinträge|demodaten|testdaten|datos de (?:ejemplo|prueba|muestra)|ejemplos",
    );
    const empty = has(
      text,
      "(?:start|begin|open)\\p{L}* (?:with )?(?:an? )?(?:empty|blank|no)|empty (?:lists?|data)|leer (?:anfangen|beginnen|starten)|empezar (?:vac[ií]\\p{L}+|sin datos)",
    );
    const gone = has(
      text,
      "remove|delete|clear|drop|without|no|get rid of|wipe|entferne?n?|lösche?n?|ohne|keine|quita\\w*|elimina\\w*|borra\\w*|sin",
    );
    if (!empty && !(named && gone)) return null;
    return { confidence: 0.92, values: null, understood: understoodSamples[language] };
  },
  reads: sourcePaths,
  change(project, _, { language }) {
    const { plan } = project;
    if (!keepsRecords(plan) || plan.options["samples"] === false) return { say: noSamples[language] };
    const done = carryOut(
      project,
      { ...plan, options: { ...plan.options, samples: false } },
      {
        language,
        text: didSamples[language],
        path: /^src\/content\/sample-/,
        holds: (content) => /= \[\];/.test(content),
      },
    );
    return done ?? { say: noSamples[language] };
  },
});

const didTax: Wording = {
  en: "{entity}: {percent} % tax on {field}, and the total with it, in list, details and export",
  de: "{entity}: {percent} % Steuer auf {field} und die Summe damit, in Liste, Ansicht und Export",
  es: "{entity}: {percent} % de impuesto sobre {field} y el total con él, en lista, detalle y exportación",
};

const didRate: Wording = {
  en: "New lines of invoices carry {percent} % tax, and totals are worked out with it",
  de: "Neue Positionen von Rechnungen tragen {percent} % Steuer, und Summen rechnen damit",
  es: "Las líneas nuevas de las facturas llevan un {percent} % de impuesto y los totales lo calculan así",
};
const keptRates: Wording = {
  en: "What was invoiced already keeps its rate; it can be changed line by line",
  de: "Was schon berechnet wurde, behält seinen Satz; er lässt sich je Position ändern",
  es: "Lo ya facturado conserva su tipo; se puede cambiar línea a línea",
};

const sameRate: Wording = {
  en: "New lines of invoices carry {percent} % tax already. I changed nothing.",
  de: "Neue Positionen von Rechnungen tragen schon {percent} % Steuer. Ich habe nichts geändert.",
  es: "Las líneas nuevas de las facturas ya llevan un {percent} % de impuesto. No he cambiado nada.",
};

/** Lines of invoices have a rate each: the one that is asked for is the first to choose. */
function taxOnInvoices(project: ProjectEdit, percent: number, language: Language): Changed | Unchanged {
  const { plan } = project;
  const done = carryOut(
    project,
    { ...plan, options: { ...plan.options, taxRate: percent } },
    {
      language,
      text: worded(didRate, language, { percent }),
      path: /^src\/lib\/totals/,
      holds: (content) => content.includes(`= [${percent}, `),
      notDone: [keptRates[language]],
    },
  );
  return done ?? { say: worded(sameRate, language, { percent }) };
}

/** A tax on the amounts of an app's own records. Null where there are none. */
export function taxOnRecords(project: ProjectEdit, percent: number, language: Language): Changed | Unchanged | null {
  const { plan } = project;
  if (plan.archetype === "invoicing") return taxOnInvoices(project, percent, language);
  const entity = keepsRecords(plan) ? taxable(plan) : undefined;
  const field = entity?.fields.find((entry) => entry.type === "money");
  if (!entity || !field) return null;
  return carryOut(project, withEntity(plan, entity, { ...entity, tax: percent }), {
    language,
    text: worded(didTax, language, { entity: entity.plural, percent, field: field.label }),
    path: /^src\/data\//,
    holds: (content) => content.includes(`taxPercent = ${percent};`),
  });
}

/** What is billed, before what is paid or owned. */
function taxable(plan: Plan) {
  const priced = plan.entities.filter((entity) => entity.fields.some((field) => field.type === "money"));
  return priced.find((entity) => /invoice|quote|order|sale|offer|bill|deal/.test(entity.key)) ?? priced[0];
}
