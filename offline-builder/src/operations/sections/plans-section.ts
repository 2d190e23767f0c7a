/** "Add a pricing section with 3 plans: Free, Plus 5€ and Family 9€": the plans that were named, and nothing made up about them. */
import { literal, jsxText } from "../../emit/literal.ts";
import type { Language } from "../../plan/plan.ts";
import { contains, operation, worded, type Wording } from "../operation.ts";
import { pageFile, sourcePaths } from "../pages/routes.ts";
import { add, has, titled } from "../requests.ts";
import { placeSection } from "./page-sections.ts";

const sectionFile = "src/components/sections/PricePlans.tsx";

interface PricedPlan {
  name: string;
  /** As it was written, with its sign and what it is for: "5€ / month". */
  price: string;
}

const understood: Wording = {
  en: "Plans with prices: {list}.",
  de: "Tarife mit Preisen: {list}.",
  es: "Planes con precios: {list}.",
};
const did: Wording = {
  en: "A section with {count} plans on {path}: {list}",
  de: "Ein Abschnitt mit {count} Tarifen auf {path}: {list}",
  es: "Una sección con {count} planes en {path}: {list}",
};
const unsaid: Wording = {
  en: "What each plan includes was not said, so only name and price stand there; nobody can buy here",
  de: "Was die Tarife enthalten, war nicht gesagt; es stehen nur Name und Preis da, kaufen kann hier niemand",
  es: "No se dijo qué incluye cada plan: solo están nombre y precio, y aquí nadie puede comprar",
};
const whichPlans: Wording = {
  en: "Which plans, at what price? I do not make them up. For example: “Add a pricing section: Free 0, Plus 5 €, Family 9 €”. I changed nothing.",
  de: "Welche Tarife, zu welchem Preis? Ich denke mir keine aus. Zum Beispiel: „Füge Preise hinzu: Frei 0, Plus 5 €, Familie 9 €“. Ich habe nichts geändert.",
  es: "¿Qué planes y a qué precio? No me los invento. Por ejemplo: «Añade una sección de precios: Gratis 0, Plus 5 €, Familia 9 €». No he cambiado nada.",
};
const noPage: Wording = {
  en: "The first page of this app is not made of sections, so I changed nothing.",
  de: "Die erste Seite dieser App besteht nicht aus Abschnitten; ich habe nichts geändert.",
  es: "La primera página de esta aplicación no está hecha de secciones y no he cambiado nada.",
};
const already: Wording = {
  en: "There is such a section already. I changed nothing.",
  de: "Einen solchen Abschnitt gibt es schon. Ich habe nichts geändert.",
  es: "Ya hay una sección así. No he cambiado nada.",
};
const title: Record<Language, string> = { en: "Plans and prices", de: "Tarife und Preise", es: "Planes y precios" };
const free: Record<Language, string> = { en: "Free", de: "Kostenlos", es: "Gratis" };

const pricing =
  "pricing(?: (?:section|table|plans?|tiers?))?|price (?:plans?|tiers?|table)|(?:subscription|membership) (?:plans?|tiers?)|plans?|tiers?|preis(?:tabelle|abschnitt|modelle?)|tarife?|abo(?:s|modelle)?|(?:sección|tabla) de precios|planes|tarifas";
const amount = "(?:[$€£]\\s?\\d+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?\\s?(?:[$€£]|eur(?:os?)?|usd|dollars?|pounds?))";
const per = "(?:\\s*(?:/|per|a|pro|im|al|por)\\s*(?:month|mo|year|yr|week|monat|jahr|woche|mes|año))?";

/** Name and price in either order; a plan that is free has no other price. */
function plansIn(text: string, language: Language): PricedPlan[] {
  const list =
    /(?::|\swith\s(?!\d+\s+plans?\s*:)|\smit\s|\scon\s|\splans?\s)(?<list>[^:]+)$/iu.exec(text)?.groups?.["list"] ?? "";
  return list
    .split(/\s*(?:,|;|(?<!\p{L})(?:and|und|y)(?!\p{L}))\s*/iu)
    .filter(Boolean)
    .flatMap((part) => {
      const price = new RegExp(`${amount}${per}`, "iu").exec(part)?.[0] ?? null;
      const name = part
        .replace(price ?? "", "")
        .replace(/^(?:\d+\s+plans?|an?|the|ein(?:e|en)?|un[ao]?)\s+/iu, "")
        .replace(/[\s:–()-]*(?:for|at|für|zu|por|a)?[\s:–()-]*$/iu, "")
        .trim();
      const isFree = /^(?:free|gratis|kostenlos|frei|gratuito|basic 0)$/iu.test(name) || /(?:^|\s)0(?:\s|$)/.test(part);
      if (name === "" || name.split(/\s+/).length > 3) return [];
      if (price !== null) return [{ name: titled(name), price: price.trim() }];
      return isFree ? [{ name: titled(name.replace(/\s*0$/, "")), price: free[language] }] : [];
    });
}

export const plansSection = operation<{ text: string; plans: PricedPlan[] }>({
  id: "plans-section",
  words: "pricing plans tiers subscription prices section preise tarife abschnitt precios planes",
  match({ text, language }) {
    if (
      !has(text, pricing) ||
      !has(text, add) ||
      has(text, "fields?|columns?|pages?|feld|spalte|seite|campo|columna|página|floor|meal|lesson|workout")
    )
      return null;
    const plans = plansIn(text, language);
    const isSaid = has(text, "pricing|price (?:plans?|tiers?|table)|preis\\p{L}*|tarife?|precios|tarifas");
    if (plans.length < 2 && !isSaid) return null;
    const list = plans.map(({ name }) => name).join(", ");
    return {
      confidence: plans.length > 1 ? 0.93 : 0.55,
      values: { text, plans },
      understood: plans.length > 1 ? worded(understood, language, { list }) : "",
    };
  },
  reads: sourcePaths,
  change(project, { plans }, { language }) {
    const { plan } = project;
    const home = plan.pages.find(({ path }) => path === "/");
    if (plans.length < 2) return { say: whichPlans[language] };
    if (!home || plan.entities.length > 0) return { say: noPage[language] };
    if (project.text(sectionFile) !== null) return { say: already[language] };
    if (!placeSection(project, home, "PricePlans")) return { say: noPage[language] };
    project.write(sectionFile, sectionCode(plans, title[plan.language]));
    const list = plans.map(({ name, price }) => `${name} ${price}`).join(", ");
    return {
      plan,
      claims: [
        contains(
          worded(did, language, { count: plans.length, path: home.path, list }),
          pageFile(home),
          "<PricePlans />",
        ),
      ],
      notDone: [unsaid[language]],
      routes: [home.path],
    };
  },
});

function sectionCode(plans: readonly PricedPlan[], heading: string): string {
  return `const plans = ${literal(plans)};

export function PricePlans() {
  return (
    <section id="price-plans" className="section border-t">
      <div className="wrap">
        <h2 className="text-title">${jsxText(heading)}</h2>
        <ul className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {plans.map((plan) => (
            <li key={plan.name} className="rounded-card border bg-card p-7">
              <h3 className="text-heading">{plan.name}</h3>
              <p className="mt-4 font-display text-4xl font-(--display-weight) tabular-nums">{plan.price}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
`;
}
