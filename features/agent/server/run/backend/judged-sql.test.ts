import { judgeSql } from "@slipway/cloud/sql/judge-sql";
import { lossWords, type Query } from "@slipway/cloud/sql/loss-words";
import { mayTakeAway } from "@slipway/cloud/sql/judgement";
import { answersMigration } from "@slipway/offline-builder/backend/answers/answers-migration";
import { migrationBetween } from "@slipway/offline-builder/backend/migration";
import { storedPlan } from "@slipway/offline-builder/backend/stored-app";
import { prepareBuild } from "@slipway/offline-builder/turn/build";
import { describe, expect, it } from "vitest";

it("asks about no SQL that only creates the tables of first entries or answers (product page, moment 7)", async () => {
  const { plan } = prepareBuild("a website for a bakery", "en")!;
  const app = prepareBuild("a to-do app", "en")!.plan;
  const fields = [{ key: "name", label: "Name", kind: "text" as const }];
  const answers = [{ table: "messages", path: "src/data/messages.ts", label: "Messages", fields }];
  const made = [answersMigration(null, { ...plan, answers })!.sql, migrationBetween(null, storedPlan(app, "own"))!.sql];
  for (const sql of made)
    expect([sql.includes("create table"), mayTakeAway(await judgeSql("p", sql))]).toEqual([true, false]);
});

describe("the person reads", () => {
  const two: Query = async () => [{ n: 2 }];
  const words = async (sql: string): Promise<string> => lossWords(await judgeSql("p", sql), two, afterwards);
  const afterwards = "It stays so.";

  it.each([
    ["drop table notes, plans", "Deletes the table `notes` and its 2 rows. Deletes the table `plans` and its 2 rows."],
    ["delete from notes where id = 1", "Deletes rows of `notes`, which has 2 rows."],
    ["drop function f()", "It can delete something."],
    ["select public.tidy()", "It runs `public.tidy`, which may change anything."],
    ["update notes set body = '' where id > 0", "Its condition may match every row of `notes`."],
    [
      "do $$ begin execute 'a' || 'b'; end $$",
      "It runs SQL that it builds itself, so its effect is unknown beforehand.",
    ],
    [
      "delete from notes; select tidy()",
      "Deletes all rows of `notes`: 2 rows. It runs `tidy`, which may change anything.",
    ],
    ["nothing that is SQL", "It could not be parsed, so its effect is unknown beforehand."],
  ])("what is lost, or why nobody can tell: %s", async (sql, told) => {
    expect(await words(sql)).toBe(`${told} ${afterwards}`);
  });
});
