import { addImport, elementsNamed, insertAfter } from "../../edit/jsx.ts";
import { constValue, setLiteral } from "../../edit/objects.ts";
import { entityNames } from "../../emit/app/naming.ts";
import type { Entity, Field, Language, Plan } from "../../plan/plan.ts";
import { contains, operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { entityIn } from "../records/records.ts";
import { has } from "../requests.ts";
import { listPageOf } from "./list-page.ts";

const understood: Wording = {
  en: "A budget of {amount} a month.",
  de: "Ein Budget von {amount} im Monat.",
  es: "Un presupuesto de {amount} al mes.",
};
const did: Wording = {
  en: "{entity}: above the list stands what is spent this month of {amount}, and a warning once it is more",
  de: "{entity}: über der Liste steht, was diesen Monat von {amount} ausgegeben ist, und eine Warnung, sobald es mehr ist",
  es: "{entity}: sobre la lista está lo gastado este mes de {amount}, y un aviso cuando lo supera",
};
const nothing: Wording = {
  en: "This app keeps no amounts with a date that a budget could be held against. I changed nothing.",
  de: "Diese App hat keine Beträge mit Datum, an denen sich ein Budget messen ließe. Ich habe nichts geändert.",
  es: "Esta aplicación no tiene importes con fecha que comparar con un presupuesto. No he cambiado nada.",
};
const texts: Record<Language, { spent: string; of: string; left: string; over: string }> = {
  en: { spent: "This month", of: "of", left: "left", over: "Over budget by" },
  de: { spent: "Diesen Monat", of: "von", left: "übrig", over: "Über dem Budget um" },
  es: { spent: "Este mes", of: "de", left: "disponible", over: "Por encima del presupuesto en" },
};

const warned =
  "warn\\p{L}*|alert|tell|notify|let me know|limit|not? (?:spend )?more than|sag\\p{L}*|melde\\p{L}*|höchstens|nicht mehr als|avisa\\p{L}*|no más de|dime|como máximo|max(?:imum)?";
const above =
  "over|above|more than|exceeds?|exceed(?:ed|ing)?|beyond|spend|limit|max(?:imum)?|über|mehr als|höchstens|überschreit\\p{L}*|más de|pas\\p{L}*|super\\p{L}*|máximo";
const monthly = "months?|monthly|monat\\p{L}*|mes|mensual\\p{L}*";

/** "Set a monthly budget of 800 and warn me". */
export const budget = operation<{ amount: number; text: string }>({
  id: "budget",
  words: "budget limit month spend warn ausgaben budget grenze presupuesto límite gasto mes",
  match({ text, language }) {
    const named = has(text, "budget|spending limit|presupuesto|ausgabenlimit|límite de gasto|monatslimit");
    if (!named && !(has(text, warned) && has(text, above) && has(text, monthly))) return null;
    if (has(text, "fields?|columns?|feld|spalte|campo|columna|page|seite|página")) return null;
    const found = /\d[\d.,]*/
      .exec(text)?.[0]
      .replace(/[.,](?=\d{3}(?!\d))/g, "")
      .replace(",", ".")
      .replace(/\.$/, "");
    const amount = Number(found);
    if (!found || !Number.isFinite(amount)) return null;
    return { confidence: 0.9, values: { amount, text }, understood: worded(understood, language, { amount }) };
  },
  reads: (plan) => [...sourcePaths(plan), ...plan.entities.map(budgetFile)],
  change(project, { amount, text }, { language }) {
    const { plan } = project;
    const found = spending(plan, text);
    const page = found && listPageOf(project, found.entity);
    if (!found || !page) return { say: nothing[language] };
    const { entity } = found;
    const path = budgetFile(entity);
    const known = project.open(path);
    const value = known ? constValue(known, "budget") : null;
    if (known && value) {
      setLiteral(known, value, amount);
      project.save(path, known);
    } else {
      const header = elementsNamed(page.source.program, "PageHeader")[0];
      if (!header) return { say: nothing[language] };
      project.write(path, budgetCode(plan, found, amount));
      insertAfter(page.source, header, "<MonthlyBudget />");
      addImport(page.source, "MonthlyBudget", `@/components/${entityNames(entity).file}/MonthlyBudget`);
      project.save(page.path, page.source);
    }
    return {
      plan,
      claims: [contains(worded(did, language, { entity: entity.plural, amount }), path, `const budget = ${amount};`)],
      routes: [page.route],
    };
  },
});

function budgetFile(entity: Entity): string {
  return `src/components/${entityNames(entity).file}/MonthlyBudget.tsx`;
}

interface Spending {
  entity: Entity;
  money: Field;
  day: Field;
}

function spending(plan: Plan, text: string): Spending | null {
  const near = entityIn(plan, text);
  const all = (near ? [near, ...plan.entities] : plan.entities).flatMap((entity) => {
    const money = entity.fields.find((field) => field.type === "money");
    const day = entity.fields.find((field) => field.type === "date");
    return money && day ? [{ entity, money, day }] : [];
  });
  return all[0] ?? null;
}

function budgetCode({ language }: Plan, { entity, money, day }: Spending, amount: number): string {
  const { many, file } = entityNames(entity);
  const { spent, of, left, over } = texts[language];
  return `import { ${many} } from "@/data/${file}";
import { useRows } from "@/lib/collection";
import { today } from "@/lib/dates";
import { formatMoney } from "@/lib/format";

const budget = ${amount};

/** What this month has taken of the budget, and how much is left. */
export function MonthlyBudget() {
  const spent = useRows(${many})
    .filter((row) => row.${day.key}.startsWith(today().slice(0, 7)))
    .reduce((sum, row) => sum + row.${money.key}, 0);
  const isOver = spent > budget;
  return (
    <section aria-label="${spent}" className="mb-6 rounded-card border bg-card p-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span>
          ${spent}: <strong className="tabular-nums">{formatMoney(spent)}</strong> ${of} {formatMoney(budget)}
        </span>
        {isOver ? (
          <strong role="alert" className="text-destructive tabular-nums">
            ${over} {formatMoney(spent - budget)}
          </strong>
        ) : (
          <span className="text-muted-foreground tabular-nums">
            {formatMoney(budget - spent)} ${left}
          </span>
        )}
      </p>
      <svg aria-hidden viewBox="0 0 100 8" preserveAspectRatio="none" className="mt-3 h-2 w-full overflow-hidden rounded-full">
        <rect width="100" height="8" className="fill-muted" />
        <rect width={Math.min(100, (spent / budget) * 100)} height="8" className={isOver ? "fill-destructive" : "fill-primary"} />
      </svg>
    </section>
  );
}
`;
}
