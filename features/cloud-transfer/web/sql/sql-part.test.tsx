import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, failure, pageText, press, render, success } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { SqlPart } from "./sql-part.tsx";

const PLAN = {
  sha256: "a".repeat(64),
  statements: 12,
  takes: [{ what: "tables", count: 2 }],
  rows: [{ table: "public.orders", rows: 1200 }],
  users: 3,
  skips: [{ what: "Open sign-ins", reason: "People sign in again.", count: 2, line: 40 }],
  existing: [] as string[],
};
const OUTCOME = {
  ...{ statements: 12, rows: 1200, users: 3, secured_tables: ["public.orders"], secured_views: [] },
  point: { id: "r1", name: "Before importing dump.sql" },
};

afterEach(() => vi.unstubAllGlobals());

const choose = (): Promise<void> =>
  act(async () => {
    const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
    Object.defineProperty(input, "files", { value: [new File(["select 1;"], "dump.sql")], configurable: true });
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });

function answer(plan: typeof PLAN, imported: () => Response = () => success(OUTCOME)) {
  return answerCalls({
    "POST /projects/p1/cloud/transfer/sql/plan": () => success(plan),
    "POST /projects/p1/cloud/transfer/sql/import": imported,
  });
}
const show = () =>
  render(
    <InShell>
      <SqlPart projectId="p1" />
    </InShell>,
  );
const imports = (asked: ReturnType<typeof answer>) => asked.filter(({ path }) => path.includes("/sql/import"));

it("lists what a file holds and what is left out, and runs nothing before it is asked to", async () => {
  const asked = answer(PLAN);
  await using page = await show();
  await choose();
  await page.settle(() => expect(pageText()).toContain("2, from line 40"));
  expect(pageText()).toMatch(/Tables2.*Rows1,200.*Users3/);
  expect(imports(asked)).toEqual([]);
  await press("Import");
  await page.settle(() => expect(pageText()).toContain("Imported 1,200 rows and 3 users."));
  expect(pageText()).toContain("“Before importing dump.sql”");
  expect(pageText()).toContain("Row-level security was off for public.orders");
  const query = new URLSearchParams(imports(asked)[0]!.path.split("?")[1]);
  expect(Object.fromEntries(query)).toEqual({ sha256: PLAN.sha256, file_name: "dump.sql" });
});

it("offers no import where tables of the file are here already", async () => {
  answer({ ...PLAN, existing: ["public.orders"] });
  await using page = await show();
  await choose();
  await page.settle(() => expect(pageText()).toContain("1 table of the file is here already: public.orders."));
  await expect(press("Import")).rejects.toThrow(/no button/);
});

it("shows why the database refused the file, and keeps the list", async () => {
  answer(PLAN, () => failure(400, { code: "sql_failed", message: "syntax error (line 7)" }));
  await using page = await show();
  await choose();
  await page.settle(() => expect(pageText()).toContain("Open sign-ins"));
  await press("Import");
  await page.settle(() => expect(pageText()).toContain("syntax error (line 7)"));
  expect(pageText()).toContain("Open sign-ins");
});
