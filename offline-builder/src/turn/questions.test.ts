/** Questions about a project, asked in either mode, are answered and change nothing. */
import type { LanguageModelV4Message } from "@ai-sdk/provider";
import { beforeAll, describe, expect, it } from "vitest";
import { CONNECT_DATABASE } from "@slipway/kernel/chat/connect-database";
import { createOfflineBuilder } from "../model.ts";
import { runTurn, type LoopResult } from "../testing.ts";

const model = createOfflineBuilder();
const reading = ["list_files", "read_file", "grep", "finish"];
let crm: LoopResult;

beforeAll(async () => {
  crm = await runTurn(model, "CRM with contacts, deals and a dashboard");
}, 60_000);

async function ask(text: string, tools?: string[]): Promise<LoopResult> {
  return runTurn(model, text, {
    files: new Map(crm.files),
    messages: [...crm.messages],
    ...(tools ? { tools } : {}),
  });
}

const edits = ({ calls }: LoopResult): unknown[] =>
  calls.filter(({ tool }) => /^(?:write|delete|rename)_file$|replace/.test(tool));

describe("a question about the project", () => {
  it.each([
    ["what pages are there?", "/contacts"],
    ["how is the data stored?", "local storage"],
    ["which fields do the lists have?", "Company"],
    ["what colours does it use?", "#"],
    ["what is it built with?", "TypeScript"],
    ["how many contacts are there?", "sample entries in Contacts"],
    ["wie viele Kontakte gibt es?", "Beispielen in Contacts"],
    ["what can I change?", "Agent mode"],
    ["wo werden die Daten gespeichert?", "Speicher"],
    ["Can my friends see what I enter?", "local storage"],
    ["Can other people see the entries?", "local storage"],
  ])("%s is answered from its plan, without an edit", async (text, expected) => {
    const answered = await ask(text);
    expect(answered.texts.join(" ")).toContain(expected);
    expect(edits(answered)).toEqual([]);
    expect(answered.files).toEqual(crm.files);
  });

  it("is answered in a mode that only reads, which also says what it would do", async () => {
    const asked = await ask("what pages are there?", reading);
    expect(asked.texts.join(" ")).toContain("/contacts");
    const wished = await ask("use a serif font", reading);
    expect(wished.texts.join(" ")).toMatch(/Read as:.*in Agent mode I would do it/s);
    expect(edits(wished)).toEqual([]);
  });

  it("is none when it asks for a change", async () => {
    const changed = await ask("add a page About");
    expect(edits(changed).length).toBeGreaterThan(0);
  });
});

it.each(Object.values(CONNECT_DATABASE))(
  "understands the request that it ends its sentences with: %s",
  async (text) => {
    const asked = await ask(text);
    expect(asked.texts.join(" ")).toMatch(/database|Datenbank|base de datos/);
    expect(asked.texts.join(" ")).not.toMatch(/did not understand|nicht verstanden|no he entendido/i);
  },
);

it("leaves a project alone whose start page somebody else has written", async () => {
  const starter = new Map([["src/pages/Index.tsx", "<h1>{site.name}</h1><p>{site.tagline}</p>"]]);
  const built = await runTurn(model, "a landing page for a bakery", { files: starter });
  expect(edits(built).length).toBeGreaterThan(0);
  const own = new Map([["src/pages/Index.tsx", "export default () => <h1>Written by hand</h1>;"]]);
  const asked = await runTurn(model, "Fix this error:\n\nRuntime error on /: Error: no page", { files: new Map(own) });
  expect(asked.texts.join(" ")).toContain("so I changed nothing");
  expect([edits(asked), asked.files]).toEqual([[], own]);
});

describe("an image", () => {
  const picture = {
    type: "file" as const,
    mediaType: "image/png",
    data: { type: "data" as const, data: "iVBORw0KGgo=" },
  };

  it("is not looked at offline, which is said", async () => {
    const message: LanguageModelV4Message = { role: "user", content: [picture] };
    const { content } = await model.doGenerate({ prompt: [message] });
    expect(JSON.stringify(content)).toContain("The offline builder can't use images.");
  });

  it.each([
    ["Use this picture of our shop at the top of the home page", "The offline builder can't look at pictures"],
    ["Here is a photo of our shop front for the home page", "The offline builder can't look at pictures"],
    ["Nimm dieses Bild von unserem Laden auf die Startseite", "Der Offline-Builder kann keine Bilder ansehen"],
  ])("that belongs on a page is said to be placed with a button, never to be missing: %s", async (wish, text) => {
    const german = wish.startsWith("Nimm");
    const built = await runTurn(model, german ? "Website für meine Bäckerei" : "a website for my bakery");
    const told = await runTurn(model, wish, {
      files: new Map(built.files),
      messages: built.messages,
      picture: true,
    });
    expect(told.texts.join(" ")).toContain(text);
    expect(told.texts.join(" ")).toContain("Place the picture in the app");
    expect(told.texts.join(" ")).not.toMatch(/I have no picture|habe ich nicht|Here's what I can do|Das kann ich tun/u);
    expect(told.files).toEqual(built.files);
  });

  it("alone is answered in the language of the project, with changes to it and no new apps", async () => {
    const begun: LanguageModelV4Message = {
      role: "user",
      content: [{ type: "text", text: "Mitgliederverwaltung für unseren Schützenverein mit Beiträgen" }],
    };
    const { content } = await model.doGenerate({ prompt: [begun, { role: "user", content: [picture] }] });
    expect(JSON.stringify(content)).toContain("Der Offline-Builder kann keine Bilder verwenden.");
    expect(JSON.stringify(content)).toContain("Mach die Knöpfe runder");
  });
});

it.each(["¿Qué falta?", "¿Cuántas páginas hay?", "¿Qué puedo cambiar?", "¿Dónde están mis datos?"])(
  "a question that a chip asks in Spanish is answered: %s",
  async (question) => {
    const built = await runTurn(model, "Lista de herramientas: nombre, marca, estado");
    const answer = await runTurn(model, question, built);
    expect(answer.texts.join(" ")).not.toContain("No he podido");
  },
);
