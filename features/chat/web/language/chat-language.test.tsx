import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { pageText, render } from "@slipway/ui/testing/render.tsx";
import { expect, it, vi } from "vitest";
import { EvidenceLine } from "../messages/evidence/evidence-line.tsx";
import { NotDone } from "../messages/answer/not-done.tsx";
import { QuestionCard } from "../messages/answer/question-card.tsx";
import { UserBubble } from "../messages/user-message.tsx";
import { RunSteps } from "../messages/turn/run-steps.tsx";
import { VersionCard } from "../messages/turn/version-card.tsx";
import { optimisticPair } from "../trajectory-state.ts";
import { ChatLanguage } from "./chat-language.tsx";
import { wordsOfChat } from "./words-of-answers.ts";

const pair = (text: string, said: string) => {
  const [asked, answer] = optimisticPair({
    ...{ id: "m1", aiMessageId: "m2", text, mode: "agent", chatOnly: false, model: "auto", userId: "u1" },
    ...{ userName: "Maya", at: Date.parse("2026-11-21T12:00:00.000Z") },
  });
  return [asked, { ...answer, content: said }] as const;
};
const chats = {
  de: pair("App für unsere Tauchschule mit einer Liste", "5 Seiten gebaut: Übersicht, Anzüge."),
  es: pair("Una app para el coro", "5 páginas hechas. Los datos quedan en este navegador."),
  en: pair("A diary", "Built 4 pages: the diary and its calendar."),
};
const [pressed] = pair("Enable Cloud for this project", "");
const [written] = pair("Undo", "");
const evidence = {
  summary:
    "Checked: types, build, 8 pages at 2 widths, 0 console errors. Not checked: /a/:id, because no page that was opened links to one · 1.2 s",
  checks: [],
};

const answer = (
  <InShell>
    <UserBubble projectId="p1" message={pressed} ownId="u1" />
    <UserBubble projectId="p1" message={written} ownId="u1" />
    <RunSteps steps={[]} running startedAt={null} endedAt={null} changedFiles={0} />
    <NotDone sentences={["x"]} onRequest={null} />
    <VersionCard projectId="p1" editId={null} title="T" version={2} current busy={false} />
    <EvidenceLine evidence={evidence} projectId="p1" messageId="m2" />
    <QuestionCard
      question={{ question: "?", options: [] }}
      given="Enable Cloud for this project"
      open={false}
      onAnswer={vi.fn()}
    />
  </InShell>
);

it.each([
  [
    "de",
    "Cloud für dieses Projekt einschalten",
    "Arbeitet",
    "Nicht gemacht",
    "Version 2 · Aktuell",
    "8 Seiten in 2 Breiten",
    "weil keine geöffnete Seite",
  ],
  [
    "es",
    "Activar Cloud en este proyecto",
    "Trabajando",
    "Lo que falta",
    "Versión 2 · Actual",
    "8 páginas en 2 anchos",
    "porque ninguna página",
  ],
  [
    "en",
    "Enable Cloud for this project",
    "Working",
    "Not done",
    "Version 2 · Current",
    "8 pages at 2 widths",
    "because no page",
  ],
] as const)("the product's words in an answer are in the chat's language: %s", async (language, ...words) => {
  await using _ = await render(<ChatLanguage documents={chats[language]}>{answer}</ChatLanguage>);
  for (const word of words) expect(pageText()).toContain(word);
  // Messages of people stay as they wrote them.
  expect(document.querySelectorAll("article")[1]!.textContent).toBe("Undo");
});

it("a chat speaks the language of its newest answer, and of its message before there is one", () => {
  const button = pair("Enable Cloud for this project", "");
  const title = (documents: Parameters<typeof wordsOfChat>[0]) => wordsOfChat(documents)?.say("Not done") ?? "Not done";
  expect(title([...chats.de, ...button])).toBe("Nicht gemacht");
  expect(title([chats.de[0]!])).toBe("Nicht gemacht");
  expect(title([...chats.de, ...chats.en])).toBe("Not done");
  expect(title([])).toBe("Not done");
});
