/** Compiles the sentence about a follow-up's result into one oracle; parts that nobody understands are reported. */
import type { App } from "../../screen/app.ts";
import { no, yes, type Finding, type Oracle } from "../../oracles/verdict.ts";
import type { Changed } from "./changed.ts";
import { FORMS } from "./forms.ts";
import { LAYOUT } from "./layout.ts";
import { LISTS } from "./lists.ts";
import { LOOKS } from "./looks.ts";
import { MONEY } from "./money.ts";
import { PAGES } from "./pages.ts";
import { clausesOf, continued, type Ask, type Reading } from "./sentences.ts";
import { SIGNS } from "./signs.ts";
import { TURNS } from "./turns.ts";

/** The more special first: `SIGNS` end with any words that stand on a page. */
const RULES = [...TURNS, ...MONEY, ...LOOKS, ...LAYOUT, ...PAGES, ...LISTS, ...FORMS, ...SIGNS];

function readWhole(reading: Reading, clause: string): Ask | null {
  for (const { pattern, read } of RULES) {
    const match = pattern.exec(clause);
    const ask = match === null ? null : read(reading, match.groups ?? {});
    if (ask !== null) return ask;
  }
  return null;
}

/** "X or Y" holds when one of them does; both have to be understood. */
function readEither(reading: Reading, clause: string): Ask | null {
  const parts = clause.split(/,?\s+or\s+(?:an?\s+)?/i);
  if (parts.length < 2) return null;
  const asks = parts.map((part) => readWhole(reading, part));
  if (asks.some((ask) => ask === null)) return null;
  return async (app) => {
    const findings: Finding[] = [];
    for (const ask of asks) {
      const finding = await ask!(app);
      if (finding.holds === true) return finding;
      findings.push(finding);
    }
    return no(findings.map(({ reason }) => reason).join("; nor: "));
  };
}

function firstRead(reading: Reading, ways: readonly string[]): { ask: Ask; way: string } | null {
  for (const way of ways) {
    const ask = readWhole(reading, way) ?? readEither(reading, way);
    if (ask !== null) return { ask, way };
  }
  return null;
}

interface Clauses {
  asks: Ask[];
  notCompiled: string[];
}

function readClauses({ changed }: Pick<Reading, "changed">): Clauses {
  const reading: Reading = { changed, it: { field: null, page: null } };
  const understood: Clauses = { asks: [], notCompiled: [] };
  let before: string | null = null;
  for (const clause of clausesOf(changed.one.oracle, changed.one.prompt)) {
    const ways = [clause, ...(before === null ? [] : continued(before, clause))];
    const found = firstRead(reading, ways);
    if (found === null) understood.notCompiled.push(clause);
    else {
      understood.asks.push(found.ask);
      before = found.way;
    }
  }
  return understood;
}

export interface CompiledChange {
  /** Null when no clause is understood. */
  oracle: Oracle | null;
  notCompiled: string[];
}

export function compileFollowUp(changed: Changed): CompiledChange {
  const { asks, notCompiled } = readClauses({ changed });
  if (asks.length === 0) return { oracle: null, notCompiled: [changed.one.oracle] };
  return {
    notCompiled,
    oracle: {
      name: `${changed.one.kind}: ${changed.one.oracle}`,
      async ask(app: App): Promise<Finding> {
        const seen: string[] = [];
        for (const ask of asks) {
          const finding = await ask(app);
          if (finding.holds !== true) return finding;
          seen.push(finding.reason);
        }
        return yes(seen.join("; "));
      },
    },
  };
}
