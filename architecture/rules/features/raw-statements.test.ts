import { describe, expect, it } from "vitest";
import { treeOfTexts } from "../../source-tree.ts";
import { rawStatements } from "./raw-statements.ts";

const lines = (text: string, path = "features/chat/server/a.ts"): number[] =>
  rawStatements(treeOfTexts({ [path]: text })).map(({ line }) => line);

describe("statements as text", () => {
  it.each([
    "export const a = () => services.database.pool.query(`select 1`);",
    "export const a = async ({ client }: Transaction) => client.query(`select 1`);",
    "export const a = async () => this.#client.query(`select 1`);",
    "export const a = lockProjectRow(tx.client);",
    "export const a = new Library(database.pool);",
  ])("are found in %j", (text) => {
    expect(lines(`\n${text}`)).toEqual([2]);
  });

  it("are not found where the builder asks, in tests, outside of features, and where a library asks", () => {
    expect(lines("export const a = tx.sql.select().from(turns);")).toEqual([]);
    const raw = "export const a = () => database.pool.query(`select 1`);";
    expect(lines(raw, "features/chat/server/a.test.ts")).toEqual([]);
    expect(lines(raw, "server/src/a.ts")).toEqual([]);
    expect(lines(raw, "features/accounts/server/sign-in/sign-in-library.ts")).toEqual([]);
  });
});
