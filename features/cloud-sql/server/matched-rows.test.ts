import { AppError } from "@slipway/kernel/errors";
import { splitStatements } from "@slipway/kernel/sql/split-statements";
import { describe, expect, it } from "vitest";
import { countingText, matchedWords } from "./matched-rows.ts";

const ofOne = (sql: string): string | null => countingText(splitStatements(sql)[0]!);
const counts = (relation: string, condition: string): string =>
  `select count(*)::float8 as n from  ${relation} \nwhere ( ${condition}\n)`;

describe("what a statement would touch is counted", () => {
  it.each([
    ["delete from orders where id = 1", counts("orders", "id = 1")],
    ['DELETE FROM only "a where b" AS o WHERE o.id = 1', counts('only "a where b" AS o', "o.id = 1")],
    [
      "delete from orders where id in (select 1 where true) returning id",
      counts("orders", "id in (select 1 where true) "),
    ],
    ["update orders o set a = (select 1 from b where c) where o.id > 1", counts("orders o", "o.id > 1")],
    ["update orders set note = 'where' where id > 1 -- returning", counts("orders", "id > 1")],
    ["update orders set a[1] = 2 where a is distinct from b", counts("orders", "a is distinct from b")],
  ])("%s", (sql, wanted) => {
    expect(ofOne(sql)).toBe(wanted);
  });

  it.each([
    "delete from orders",
    "update orders set a = 1",
    "delete from orders using other where orders.id = other.id",
    "update orders set a = 1 from other where orders.id = other.id",
    "with gone as (delete from orders where id = 1) select 1",
    "truncate orders",
    "select 1 where true",
    "delete",
    "update",
    "delete where",
  ])("not where it joins, or has no condition of its own: %s", (sql) => {
    expect(ofOne(sql)).toBeNull();
  });
});

it("names three at most, by their lines, and stops there", async () => {
  const asked: string[] = [];
  const query = async (sql: string) => {
    asked.push(sql);
    return [{ n: 1200 }];
  };
  const words = await matchedWords("delete from a where b;\n".repeat(9), query);
  expect(words).toBe(
    "The condition in line 1 matches 1,200 rows now. The condition in line 2 matches 1,200 rows now. The condition in line 3 matches 1,200 rows now. ",
  );
  expect(asked).toHaveLength(3);
});

it("asks no more often where nothing can be counted", async () => {
  let asked = 0;
  const query = async () => {
    asked += 1;
    throw new AppError({ code: "sql_failed", status: 400, userMessage: "No." });
  };
  expect(await matchedWords("delete from a where b;\n".repeat(9), query)).toBe("");
  expect(asked).toBe(3);
});
