/** English apps write "email", as the product does. */
import { expect, it } from "vitest";
import { createOfflineBuilder } from "../model.ts";
import { runTurn } from "../testing.ts";

it.each([
  "a landing page for a bakery with menu and contact form",
  "CRM with contacts, deals and a dashboard",
  "invoice tool for a freelancer with clients",
  "a job board for nurses",
  "a shop for candles",
])("writes the word email in one way in %s", async (request) => {
  const { files, texts, finish } = await runTurn(createOfflineBuilder(), request);
  // The import knows the spellings of other programs.
  const own = [...files].filter(([path]) => path !== "src/lib/csv-import.ts");
  const written = own.map(([, content]) => content).join("\n");
  expect(written).toMatch(/\bemail\b/i);
  expect([written, ...texts, JSON.stringify(finish)].join("\n")).not.toMatch(/\be-mails?\b/i);
});
