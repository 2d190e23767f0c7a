/**
 * Random requests to a REST API: some whose answers a model knows, and some that may only be refused. Each of the
 * thousands is repeated by its number.
 */
import { isDeepStrictEqual } from "node:util";
import { diceOf, type Dice } from "@slipway/platform/testing/dice";
import { hostileTexts } from "@slipway/platform/testing/hostile-inputs";
import { TEST_URL, type TestProject } from "../test-project.ts";
import { ANN, BEN, CANARY, condition, inPage, pageOf, schemaOf, thingsOf, WORDS, type Thing } from "./rows-model.ts";

interface Asked {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
  /** The exact answer by the model. Null: only rows that the caller may see, and no failure of ours. */
  expected: unknown;
}

/** The caller: one of two people, nobody, or the service. */
type Who = typeof ANN | typeof BEN | "anon" | "service";
const PEOPLE: readonly Who[] = [ANN, ANN, BEN, "anon", "service"];

const visibleTo = (things: readonly Thing[], who: Who): Thing[] =>
  who === "service" ? [...things] : things.filter(({ owner }) => owner === who);

const pair = (name: string, value: string): string => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;

/** Rolled back by the database, so that the model stays true. */
const SHOWN = { prefer: "return=representation, tx=rollback", "content-type": "application/json" };

interface Situation {
  dice: Dice;
  things: readonly Thing[];
  who: Who;
}

function filters({ dice, things, who }: Situation): { query: string[]; rows: Thing[] } {
  const conditions = Array.from({ length: dice.below(4) }, () => condition(dice));
  const rows = visibleTo(things, who).filter((thing) => conditions.every(({ holds }) => holds(thing) === true));
  return { query: conditions.map(({ name, value }) => pair(name, value)), rows };
}

function reading(situation: Situation): Asked {
  const { query, rows } = filters(situation);
  const page = pageOf(situation.dice);
  const { column, direction, nulls } = page.order;
  query.push(pair("order", `${column}.${direction}.nulls${nulls},id`));
  if (page.offset > 0) query.push(`offset=${page.offset}`);
  if (page.limit !== null) query.push(`limit=${page.limit}`);
  const renames = situation.dice.chance(0.5);
  query.push(pair("select", renames ? "id,what:word,amount::text" : "*"));
  const shown = inPage(rows, page);
  const expected = renames
    ? shown.map(({ id, word, amount }) => ({ id, what: word, amount: amount === null ? null : String(amount) }))
    : shown;
  return { method: "GET", path: `things?${query.join("&")}`, headers: {}, body: undefined, expected };
}

function changing(situation: Situation): Asked {
  const { query, rows } = filters(situation);
  const { dice, who } = situation;
  query.push(pair("select", "id,word"), `id=gt.${dice.below(40)}`);
  const least = Number(query.at(-1)!.slice("id=gt.".length));
  const touched = rows.filter(({ id }) => id > least).toSorted((one, other) => one.id - other.id);
  const path = `things?${query.join("&")}`;
  if (dice.chance(0.4)) {
    const expected = touched.map(({ id, word }) => ({ id, word }));
    return { method: "DELETE", path, headers: SHOWN, body: undefined, expected };
  }
  const word = dice.of(WORDS);
  const expected = touched.map(({ id }) => ({ id, word }));
  return { method: "PATCH", path, headers: SHOWN, body: { word }, expected: who === "anon" ? [] : expected };
}

function making({ dice, who }: Situation): Asked {
  const owner = who === "anon" || who === "service" ? ANN : who;
  const rows = Array.from({ length: 1 + dice.below(3) }, (_, at) => ({
    ...{ id: 1000 + at, owner, word: dice.of(WORDS), amount: dice.below(9), flag: null },
  }));
  const refused = { code: "42501" };
  return {
    method: "POST",
    path: "things",
    headers: SHOWN,
    body: rows.length === 1 && dice.chance(0.5) ? rows[0] : rows,
    expected: who === "anon" ? refused : rows,
  };
}

function calling({ dice }: Situation): Asked {
  const word = dice.of(WORDS);
  const amount = dice.below(100);
  const expected = { word, amount };
  // A text that looks like a filter is one in a query string.
  if (dice.chance(0.5) && !/^[a-z]+[.(]/.test(word)) {
    const path = `rpc/echo?${pair("word", word)}&amount=${amount}`;
    return { method: "GET", path, headers: {}, body: undefined, expected };
  }
  return { method: "POST", path: "rpc/echo", headers: SHOWN, body: { word, amount }, expected };
}

const PARAMETERS = [
  "select",
  "order",
  "id",
  "word",
  "or",
  "not.and",
  "limit",
  "offset",
  "on_conflict",
  "columns",
  "hidden.word",
  "word->>a",
];
const LEADS = ["", "eq.", "in.(", "not.fts(english).", "(", "like(any).{", "id,", "*,hidden(", "is."];
const STATEMENTS = [
  ...[
    "1; select word from hidden",
    "(select word from hidden)",
    "id,(select word from hidden)",
    "word from hidden --",
    "things;select 1",
  ],
  ...[
    "1 union select word from hidden",
    "id::regclass",
    "hidden(word)",
    "...hidden(*)",
    "word.sum()",
    "id.desc,(select 1)",
  ],
];

/** The request may be anything; the test is what must not come back. */
function guessing({ dice }: Situation): Asked {
  const text = (): string => dice.of([WORDS, STATEMENTS, hostileTexts][dice.below(3)]!).slice(0, 300).toWellFormed();
  const parts = Array.from({ length: 1 + dice.below(3) }, () => pair(dice.of(PARAMETERS), dice.of(LEADS) + text()));
  const table = dice.of(["things", "things", "hidden", "rpc/echo", `rpc/${text()}`, text()]);
  const path = `${table.split("/").map(encodeURIComponent).join("/")}?${parts.join("&")}`;
  const method = dice.of(["GET", "GET", "POST", "PATCH", "DELETE"]);
  const body =
    method === "POST" || method === "PATCH" ? dice.of([{ word: text() }, { [text()]: 1 }, [], text()]) : undefined;
  return { method, path, headers: SHOWN, body, expected: null };
}

const KINDS = [reading, reading, reading, changing, making, calling, guessing, guessing] as const;

/** The fault of an answer, or null. */
function judge({ expected }: Asked, mine: ReadonlySet<number>, { status, text }: { status: number; text: string }) {
  if (status >= 500) return "failed";
  if (text.includes(CANARY)) return "tells what nobody may read";
  let json: unknown;
  try {
    json = text === "" ? null : JSON.parse(text);
  } catch {
    return "is no JSON";
  }
  if (expected === null) {
    const rows = Array.isArray(json) ? (json as { id?: unknown; owner?: unknown }[]) : [];
    const strange = rows.find(
      (row) =>
        typeof row === "object" && row !== null && typeof row.id === "number" && row.id <= 60 && !mine.has(row.id),
    );
    return strange === undefined ? null : "shows a row of somebody else";
  }
  if ("code" in (expected as object))
    return (json as { code?: unknown } | null)?.code === (expected as { code: string }).code ? null : "is not refused";
  return isDeepStrictEqual(json, expected) ? null : `is not ${JSON.stringify(expected).slice(0, 300)}`;
}

export interface RestRun {
  seed: number;
  from?: number;
  count: number;
}

export interface RestFindings {
  problems: string[];
  /** Answers that the model predicted. */
  known: number;
  /** Predicted answers that hold rows. */
  withRows: number;
}

const AT_ONCE = 8;

/** Makes the tables in the project, whose services must include REST. */
export async function runRestRequests(project: TestProject, { seed, from = 0, count }: RestRun): Promise<RestFindings> {
  const things = thingsOf(diceOf(seed));
  const owner = project.backend.database.as("postgres");
  await owner.transaction((tx) => tx.script(schemaOf(things)));
  const state = async (): Promise<unknown> =>
    (
      await owner.query(
        "select (select json_agg(t order by id) from things t) as things, (select json_agg(h) from hidden h) as hidden",
      )
    ).rows;
  const before = await state();
  const tokenOf = (who: Who): string => {
    const { keys, clock } = project;
    if (who === "service") return keys.serviceKey;
    return who === "anon"
      ? keys.anonKey
      : project.sign({ sub: who, role: "authenticated", exp: clock.now() / 1000 + 3600 });
  };
  const found: RestFindings = { problems: [], known: 0, withRows: 0 };
  let next = from;
  const work = async (): Promise<void> => {
    while (next < from + count) {
      const index = next++;
      const dice = diceOf(seed, index);
      const who = dice.of(PEOPLE);
      const asked = dice.of(KINDS)({ dice, things, who });
      const { method, path, headers, body } = asked;
      const answer = await project.fetch(`${TEST_URL}/rest/v1/${path}`, {
        method,
        headers: { ...headers, authorization: `Bearer ${tokenOf(who)}` },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      const mine = new Set(visibleTo(things, who).map(({ id }) => id));
      const problem = judge(asked, mine, { status: answer.status, text });
      if (asked.expected !== null) found.known += 1;
      if (Array.isArray(asked.expected) && asked.expected.length > 0) found.withRows += 1;
      if (problem !== null)
        found.problems.push(
          `[${seed}:${index}] as ${who}: ${method} ${path.slice(0, 500)} ${JSON.stringify(body) ?? ""} -> ${answer.status} ${text.slice(0, 300)}: ${problem}`,
        );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (!isDeepStrictEqual(await state(), before)) found.problems.push(`[${seed}] what is stored has changed`);
  return found;
}
