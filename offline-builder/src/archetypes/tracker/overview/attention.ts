import { attribute } from "../../../emit/literal.ts";
import { doneCondition, dueField, hasStockLevels } from "../../../emit/app/fields.ts";
import { titleCode, titleField } from "../../../emit/app/naming.ts";
import { translate } from "../../../language/translate.ts";
import { trackerTexts } from "../texts.ts";
import type { Parts } from "./parts.ts";
import { rowsName, amount } from "./parts.ts";

export interface Attention {
  /** Statements before the JSX. */
  prepare: string;
  panel: (path: string) => string;
}

export /** What to look at first: low stock, what is due next, else the latest entries. */
function attentionCode(parts: Parts): Attention {
  const { plan, main, date } = parts;
  const texts = trackerTexts[plan.language];
  const rows = rowsName(parts);
  const due = dueField(main);
  const done = doneCondition(main, "row");
  const panel =
    (title: string, list: string, right: string) =>
    (path: string): string => `            <Panel title=${attribute(title)} className="lg:col-span-2">
              {${list}.length === 0 && <p className="text-muted-foreground">${texts.allFine}</p>}
              <ul className="divide-y">
                {${list}.map((row) => (
                  <li key={row.id} className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
                    <Link to={\`${path}/\${row.id}\`} className="font-medium underline-offset-4 hover:underline">
                      {${titleCode(main, "row")}}
                    </Link>
                    ${right}
                  </li>
                ))}
              </ul>
            </Panel>`;
  if (hasStockLevels(main)) {
    const right = `<Badge tone="danger">
                      ${translate("Low", plan.language)} · {formatNumber(row.stock)} / {formatNumber(row.reorderLevel)}
                    </Badge>`;
    return { prepare: `  const low = ${rows}.filter(isLow);\n`, panel: panel(texts.lowStock, "low", right) };
  }
  if (due) {
    const open = done ? ` && !(${done})` : "";
    const prepare = `  const next = ${rows}
    .filter((row) => row.${due.key} !== ""${open})
    .sort((one, other) => one.${due.key}.localeCompare(other.${due.key}))
    .slice(0, 6);\n`;
    return {
      prepare,
      panel: panel(texts.comingUp, "next", `<DueDay day={row.${due.key}} overdue={isOverdue(row)} />`),
    };
  }
  const sort = date ? `\n    .sort((one, other) => other.${date.key}.localeCompare(one.${date.key}))` : "";
  const dated = date && date !== titleField(main) ? `formatDay(row.${date.key})` : null;
  const kind =
    parts.group && parts.group.type !== "relation" && parts.group.type !== "boolean" ? `row.${parts.group.key}` : null;
  const shown = dated ?? (parts.measure ? amount(`row.${parts.measure.key}`, parts.measure) : main.like ? kind : null);
  const right = shown ? `<span className="text-sm text-muted-foreground">{${shown}}</span>` : "";
  return {
    prepare: `  const latest = [...${rows}]${sort}\n    .slice(0, 6);\n`,
    panel: panel(texts.latest, "latest", right),
  };
}
