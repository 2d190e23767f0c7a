/** What somebody hands in and somebody else decides on: two buttons with each row, and a page of all that waits. */
import { attribute } from "../../literal.ts";
import type { SourceFile } from "../../../archetypes/archetype.ts";
import { translate } from "../../../language/translate.ts";
import type { DraftPlan, Entity, Field, PlannedPage } from "../../../plan/plan.ts";
import { moduleText } from "../code.ts";
import type { DetailPage } from "../entity-detail.ts";
import { ownModules, relatedModules } from "../entity-data.ts";
import { cellText, isNumeric, relatedEntities } from "../fields.ts";
import { entityNames, titleCode, titleField } from "../naming.ts";
import { decisionOf, type Decision } from "./decision.ts";

/** Who rejects has to say why: the form opens with that answer and keeps it only with its reason. */
function asksWhy(entity: Entity, { field, rejected }: Decision): boolean {
  return entity.fields.some(({ neededFor }) => neededFor?.field === field.key && neededFor.value === rejected);
}

function reasonForm(entity: Entity, row: string, { field, rejected }: Decision): string {
  const names = entityNames(entity);
  const answered = `{ ...${row}, ${field.key}: ${JSON.stringify(rejected)} }`;
  return row === "rejecting"
    ? `{rejecting && <${names.form} ${names.one}={${answered}} onClose={() => setRejecting(null)} />}`
    : `{rejecting && <${names.form} ${names.one}={${answered}} onClose={() => setRejecting(false)} />}`;
}

function buttons(plan: DraftPlan, call: (status: string) => string, decision: Decision): [yes: string, no: string] {
  const button = (icon: string, label: string, status: string): string =>
    `<Button data-changes ${icon === "X" ? `variant="outline" ` : ""}size="sm" onClick={() => ${call(JSON.stringify(status))}}>
  <${icon} aria-hidden className="size-4" />
  ${translate(label, plan.language)}
</Button>`;
  return [button("Check", "Approve", decision.approved), button("X", "Reject", decision.rejected)];
}

const indented = (code: string, by: number): string =>
  code
    .split("\n")
    .map((line) => `${" ".repeat(by)}${line}`)
    .join("\n");

const iconModules = { Check: "lucide-react", X: "lucide-react" };

/** The function both pages call; `row` is what was handed in. */
function decideCode(plan: DraftPlan, { entity, row }: { entity: Entity; row: string }, { field }: Decision): string {
  const names = entityNames(entity);
  const undo = `${names.many}.update(${row}.id, { ${field.key}: ${row}.${field.key} })`;
  return `    ${names.many}.update(${row}.id, { ${field.key} });
    toast(\`\${${titleCode(entity, row)}}: \${${field.key}}\`, { label: ${JSON.stringify(translate("Undo", plan.language))}, run: () => ${undo} });`;
}

type DecisionActions = NonNullable<DetailPage["actions"]> & { state?: string; form?: string };

/** Buttons on the page of one row, while the answer is another one. */
export function decisionActions(plan: DraftPlan, entity: Entity): DecisionActions | undefined {
  const decision = decisionOf(entity);
  if (!decision) return undefined;
  const { one, type } = entityNames(entity);
  const { key } = decision.field;
  const why = asksWhy(entity, decision);
  const [yes, no] = buttons(
    plan,
    (status) => (why && status === JSON.stringify(decision.rejected) ? "setRejecting(true)" : `decide(${status})`),
    decision,
  );
  const unless = (status: string, button: string): string =>
    `        {${one}.${key} !== ${JSON.stringify(status)} && (\n${indented(button, 10)}\n        )}`;
  return {
    code: `${unless(decision.approved, yes)}\n${unless(decision.rejected, no)}`,
    ...(why
      ? { state: "  const [rejecting, setRejecting] = useState(false);\n", form: reasonForm(entity, one, decision) }
      : {}),
    before: `
  function decide(${key}: ${type}["${key}"]) {
${decideCode(plan, { entity, row: one }, decision)}
  }
`,
    modules: iconModules,
  };
}

/** Days and amounts as people read them, with what they are where the value does not say it. */
function fact(plan: DraftPlan, field: Field): string {
  const value = field.type === "date" ? `formatDay(row.${field.key})` : cellText(plan, field, "row");
  return field.type === "number" && field.unit === undefined ? `\`\${${value}} ${field.label.toLowerCase()}\`` : value;
}

const shownFacts = 4;

/** All that waits, with how much it is together. */
export function emitApprovals(plan: DraftPlan, page: PlannedPage, listPath: string): SourceFile {
  const entity = plan.entities.find((one) => decisionOf(one))!;
  const decision = decisionOf(entity)!;
  const names = entityNames(entity);
  const t = (phrase: string): string => translate(phrase, plan.language);
  const facts = entity.fields
    .filter((field) => field !== titleField(entity) && field !== decision.field)
    .filter(({ type }) => !["long-text", "url", "image", "file", "boolean"].includes(type))
    .slice(0, shownFacts);
  const amount = entity.fields.find(({ type }) => type === "money") ?? facts.find(isNumeric);
  const sum = amount ? `waiting.reduce((sum, row) => sum + row.${amount.key}, 0)` : "";
  const shown = amount?.type === "money" ? `{formatMoney(${sum})}` : `{formatNumber(${sum})}`;
  const head = amount
    ? `>
        <p className="font-display text-2xl font-(--display-weight) tabular-nums">
          ${shown} <span className="font-sans text-sm font-normal text-muted-foreground">${amount.label.toLowerCase()}</span>
        </p>
      </PageHeader>`
    : " />";
  const why = asksWhy(entity, decision);
  const call = (status: string): string =>
    why && status === JSON.stringify(decision.rejected) ? "setRejecting(row)" : `decide(row, ${status})`;
  const body = `export default function ApprovalsPage() {
${why ? `  const [rejecting, setRejecting] = useState<${names.type} | null>(null);\n` : ""}  const waiting = useRows(${names.many}).filter((row) => row.${decision.field.key} === ${JSON.stringify(decision.waiting)});
${relatedEntities(plan, entity)
  .map((other) => `  const ${entityNames(other).one}Rows = useRows(${entityNames(other).many});\n`)
  .join("")}
  function decide(row: ${names.type}, ${decision.field.key}: ${names.type}["${decision.field.key}"]) {
${decideCode(plan, { entity, row: "row" }, decision)}
  }

  return (
    <>
      <PageHeader title=${attribute(page.title)} lead=${attribute(t("What waits for a decision."))}${head}
      {waiting.length === 0 && <EmptyState title=${attribute(t("Nothing is waiting for approval"))} />}
      {waiting.length > 0 && <h2 className="mb-3 font-display text-base font-semibold">${entity.plural}</h2>}
      <ul className="divide-y rounded-card border bg-card empty:hidden">
        {waiting.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
            <div>
              <Link to={\`${listPath}/\${row.id}\`} className="font-medium underline-offset-4 hover:underline">
                {${titleCode(entity, "row")}}
              </Link>
${facts.length > 0 ? `              <p className="text-sm text-muted-foreground">{[${facts.map((field) => fact(plan, field)).join(", ")}].filter(Boolean).join(" · ")}</p>\n` : ""}            </div>
            <div className="flex gap-2">
${buttons(plan, call, decision)
  .map((button) => indented(button, 14))
  .join("\n")}
            </div>
          </li>
        ))}
      </ul>
${why ? `      ${reasonForm(entity, "rejecting", decision)}\n` : ""}    </>
  );
}`;
  const own = { ...ownModules(entity), ...relatedModules(plan, entity), ...iconModules };
  return { path: `src/pages/${page.component}.tsx`, content: moduleText(body, own) };
}
