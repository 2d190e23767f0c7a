import { appFrame, appRoutes } from "../../emit/app/app-frame.ts";
import { dedupe } from "../../emit/site-frame.ts";
import { pascal } from "../../emit/sections.ts";
import { translate } from "../../language/translate.ts";
import { appLooks } from "../../lexicon/app-kinds.ts";
import { calculatorById } from "../../lexicon/calculators/index.ts";
import { localized, type Localized } from "../../lexicon/entities/entity.ts";
import { headOf, namesOtherApp } from "../../parse/records/request-form.ts";
import type { Understanding } from "../../parse/understanding.ts";
import type { DraftPlan, PlannedPage } from "../../plan/plan.ts";
import { chooseTheme } from "../../theme/choose.ts";
import type { Archetype, ProjectFiles } from "../archetype.ts";
import { statedCurrency } from "../app-request.ts";
import { slug } from "../../emit/slug.ts";
import { calculatorFile, emitCalculator, leadOf, titleOf } from "./emit-calculators.ts";
import { otherCalculators, wantedCalculators, type OtherCalculator } from "./wanted-calculators.ts";

const most = 5;

/** Apps that work something out from what is entered: tips, loans, units, days. */
export const calculator: Archetype = {
  id: "calculator",
  // Its own name is what is misspelled most.
  vocabulary: { en: "calculator|converter|conversion|estimator", de: "taschenrechner", es: "calculadora|conversor" },
  score({ corrected: text, language }) {
    const wanted = wantedCalculators(headOf(text), language);
    if (wanted.length === 0) return 0;
    // "Real estate listings and a mortgage calculator" is about the listings.
    const other = namesOtherApp(text.replace(/(?<![\p{L}])(?:calculator|rechner)(?![\p{L}])/giu, ""));
    return other || text.length > 400 || !isHead(text) ? 0 : 14;
  },
  plan: planCalculators,
  emit: emitCalculators,
  understood: (plan) => [
    localized(kind, plan.language),
    ...plan.pages.filter((page) => page.path !== "/").map((page) => page.title),
  ],
  built: (plan) => [
    ...idsOf(plan).map((id) => `${titleOf(plan, id)}: ${leadOf(plan, id)}`),
    ...(idsOf(plan).some((id) => id !== "units" && id !== "currency") ? [localized(keeps, plan.language)] : []),
  ],
  caveats: (plan) => (idsOf(plan).includes("currency") ? [localized(noLiveRates, plan.language)] : []),
  suggestions: (plan) => [
    localized(["Use a serif font", "Nimm eine Serifenschrift", "Usa una letra con serifa"], plan.language),
    localized(["Add a page About", "Füge eine Seite Über uns hinzu", "Añade una página Sobre nosotros"], plan.language),
    localized(["Make it more compact", "Mach es kompakter", "Hazlo más compacto"], plan.language),
  ],
};

const kind: Localized = ["a calculator", "ein Rechner", "una calculadora"];
const keeps: Localized = [
  "Results are kept in this browser and can be deleted",
  "Ergebnisse bleiben in diesem Browser und lassen sich löschen",
  "Los resultados se guardan en este navegador y se pueden borrar",
];
const noLiveRates: Localized = [
  "Live exchange rates: they need a service; the rates are entered by hand",
  "Aktuelle Wechselkurse: dafür braucht es einen Dienst; die Kurse werden von Hand eingetragen",
  "Cambios en directo: hace falta un servicio; los cambios se introducen a mano",
];

/** What the calculators are named by stands before everything else that the request names. */
function isHead(text: string): boolean {
  const before = /(?<![\p{L}])(?:and|with|und|mit|y|con)(?![\p{L}])/iu.exec(text)?.index ?? text.length;
  const named =
    /(?<![\p{L}])(?:calc|\p{L}*calculators?|\p{L}+ splitter|calculates?|converter|converts? \p{L}+ (?:to|into|in)|(?:cups|tassen|tazas|grams|gramm|gramos) (?:to|in|into|a) (?:grams|gramm|gramos|cups|tassen|tazas)|umrechnen|convertir|convierte|estimator|\p{L}*-?rechner|\p{L}*umrechner|calculadoras?|conversor|convertidor)(?![\p{L}])/iu.exec(
      text,
    );
  return named !== null && (named.index < before || /^[\p{L}\s-]{0,40}$/u.test(text.slice(0, named.index)));
}

function idsOf(plan: DraftPlan): string[] {
  return plan.options["calculators"] as string[];
}

function planCalculators(request: Understanding): DraftPlan {
  const { text, corrected, language, seed } = request;
  const ids = wantedCalculators(corrected, language).slice(0, most);
  const [first = "keypad", ...others] = ids;
  const name = request.name ?? titleOf({ language }, first);
  const pages: PlannedPage[] = [
    { path: "/", title: titleOf({ language }, first), component: "Index", nav: true },
    ...others.map((id) => calculatorPage({ language }, id)),
  ];
  return {
    version: 1,
    request: text,
    language,
    name,
    archetype: "calculator",
    domain: first,
    seed,
    theme: chooseTheme(appLooks.ledger, request.colors, seed),
    pages,
    features: ["calculate", "persist"],
    entities: [],
    forms: [],
    details: [{ key: "name", label: translate("Name", language), value: name }],
    options: { place: false, shell: "topbar", calculators: [first, ...others], ...statedCurrency(text) },
  };
}

/** The page of one calculator beside others. */
export function calculatorPage(plan: Pick<DraftPlan, "language">, id: string): PlannedPage {
  const title = titleOf(plan, id);
  return { path: `/${slug(title)}`, title, component: `${pascal(calculatorFile(id))}Calculator`, nav: true };
}

export function calculatorIcon(id: string): string {
  return (calculatorById(id) ?? otherCalculators[id as OtherCalculator]).icon;
}

function emitCalculators(plan: DraftPlan): ProjectFiles {
  const ids = idsOf(plan);
  const icons = Object.fromEntries(
    ids.map((id, at) => [at === 0 ? "Index" : calculatorPage(plan, id).component, calculatorIcon(id)]),
  );
  return dedupe({
    shell: appFrame(plan, { tagline: leadOf(plan, ids[0]!), icons, sampled: [] }),
    pages: plan.pages.flatMap((page) => {
      const id = ids.find((one, at) => page.component === (at === 0 ? "Index" : calculatorPage(plan, one).component));
      return id ? [{ page, files: emitCalculator(plan, page, id) }] : [];
    }),
    app: appRoutes,
  });
}
