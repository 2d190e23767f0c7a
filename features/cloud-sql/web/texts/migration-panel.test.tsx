import { answerCalls, failure, named, pageText, press, render, success, type } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { MigrationPanel } from "./migration-panel.tsx";

afterEach(() => vi.unstubAllGlobals());

const ROUTE = "POST /projects/p1/cloud/sql/migrations";
const show = (text: string, onClose: () => void = () => undefined) =>
  render(<MigrationPanel projectId="p1" text={text} onClose={onClose} />);
const submit = () => act(async () => document.querySelector("form")!.requestSubmit());

it("keeps the name after a refusal, asks before it takes something away, and names the version", async () => {
  const answers = [
    failure(400, { code: "sql_failed", message: 'syntax error at or near "tabel"' }),
    failure(409, {
      code: "confirmation_needed",
      message: "This may take something away.",
      details: { loss: "Deletes the table `kept` and its 2 rows." },
    }),
    success({ path: "supabase/migrations/20261128120000_drop_kept.sql", version: 12 }),
  ];
  const asked = answerCalls({ [ROUTE]: () => answers.shift()! });
  let isClosed = false;
  await using page = await show("drop table kept", () => (isClosed = true));
  const name = () => named<HTMLInputElement>("input", "Name");
  await submit();
  expect(asked).toEqual([]);
  await type(name(), "drop kept");
  await submit();
  await page.settle(() => expect(pageText()).toContain('syntax error at or near "tabel"'));
  expect(name().value).toBe("drop kept");
  await submit();
  await page.settle(() => expect(pageText()).toContain("Deletes the table “kept” and its 2 rows."));
  expect(isClosed).toBe(false);
  await press("Run and save");
  await page.settle(() => expect(pageText()).toContain("Saved as version 12."));
  expect(isClosed).toBe(true);
  const sent = asked.map(({ body }) => body);
  const wanted = { name: "drop kept", sql: "drop table kept" };
  expect(sent).toEqual([false, false, true].map((is_confirmed) => ({ ...wanted, is_confirmed })));
});

it("saves nothing of an empty editor, and says so", async () => {
  const asked = answerCalls({});
  await using _page = await show("  ");
  await type(named<HTMLInputElement>("input", "Name"), "nothing");
  expect(pageText()).toContain("The editor is empty.");
  await submit();
  expect(asked).toEqual([]);
});
