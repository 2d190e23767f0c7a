import { describe, expect, it } from "vitest";
import { treeOfTexts } from "../../source-tree.ts";
import { ownTablesWith } from "./tables.ts";

const PROJECTS = "features/projects/server/migrations.ts";
const TABLES = {
  [PROJECTS]:
    "export const migrations = [`create table projects (id text)`, `create table if not exists names (id text)`];",
  "features/projects/server/names-table.ts": 'export const names = pgTable(\n  "names", {});',
  "platform/src/live/live-log.ts": "export const made = `create table live_log (id text)`;",
};
const PATH = "features/chat/server/a.ts";
const told = (text: string, path = PATH): string[] =>
  ownTablesWith(treeOfTexts({ ...TABLES, [path]: text }), { keys: {}, named: {} }).map(
    ({ message }) => message.split(":")[0]!,
  );
const sql = (text: string): string[] => told(`export const a = \`${text}\`;`);

describe("tables of other features", () => {
  it.each([
    "select * from projects p where p.id = $1",
    "select 1 from chat_turns t join projects p on p.id = t.id",
    "select 1 from chat_turns t, projects p where p.id = t.id",
    "select 1 where exists (select from projects)",
    'delete from chat_turns using "projects" p',
    "UPDATE projects SET id = 1",
    "insert into projects values (1)",
    "create table chat_turns (id text references projects (id))",
  ])("are not named in %j", (text) => {
    expect(sql(text)).toEqual(["names projects, a table of projects"]);
  });

  it("are not named in a part of a statement, in a text with values, or twice for the price of one", () => {
    expect(told('export const a = "join projects p on true" + " left join names n on true";')).toHaveLength(2);
    expect(told("export const a = (b: string) => `select ${b} from projects`;")).toHaveLength(1);
    expect(sql("select from live_log")).toEqual(["names live_log, a table of platform"]);
  });

  it("have no second schema, and theirs is not imported", () => {
    expect(told('export const a = pgTable("names", {});')).toEqual(["names names, a table of projects"]);
    expect(told('import { names } from "../../projects/server/names-table.ts";\nexport const a = names;')).toEqual([
      "names names, a table of projects",
    ]);
  });

  it("may be named where they are made, in comments, in tests and in words for people", () => {
    expect(told("export const a = `select from projects`;", "features/projects/server/a.ts")).toEqual([]);
    expect(told("// select from projects\nexport const a = 1;")).toEqual([]);
    expect(told("export const a = `select from projects`;", "features/chat/server/a.test.ts")).toEqual([]);
    expect(told('export const a = "These projects have names.";')).toEqual([]);
  });

  it("are named by the foreign keys of listed features, which have to be there", () => {
    const messages = (text: string): string[] => {
      const tree = treeOfTexts({ ...TABLES, [PATH]: `export const a = \`${text}\`;` });
      return ownTablesWith(tree, { keys: { chat: ["projects"] }, named: {} }).map(({ message }) => message);
    };
    const key = "create table chat_turns (id text references projects (id))";
    expect(messages(key)).toEqual([]);
    expect(messages(`${key}; select from projects`)).toHaveLength(1);
    expect(messages("create table chat_turns (id text references names)")).toEqual([
      expect.stringMatching(/^names names, a table of projects/),
      expect.stringContaining('no foreign key is "chat projects"'),
    ]);
  });

  it("are named in excepted files exactly as often as is written there", () => {
    const tree = treeOfTexts({ ...TABLES, [PATH]: "export const a = `select from projects`;" });
    const times = (count: number) => ownTablesWith(tree, { keys: {}, named: { [PATH]: count } });
    expect(times(1)).toEqual([]);
    expect(times(0)).toHaveLength(1);
    expect(times(2)[0]!.message).toContain("2 are excepted");
  });
});
