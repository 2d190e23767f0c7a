import { readDetail } from "../../../site-info/contract/read-detail.ts";
import { articles } from "../../../help/contract/articles/articles.ts";
import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { pageText, render } from "@slipway/ui/testing/render.tsx";
import { expect, it, vi } from "vitest";
import { AnswerFooter } from "../messages/answer/answer-footer.tsx";
import { EventLine } from "../messages/event-line.tsx";
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
const [reported] = pair("Fix this error:\nRuntime error on /: Error: Broken", "");
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

/** Sources of the chat, in which a word that it says stands as `say("…")`, or as the label of an icon. */
const sources = import.meta.glob<string>(["../**/*.tsx", "!../**/*.test.tsx"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const saidWords = Object.values(sources).flatMap((source) =>
  [
    ...source.matchAll(/\bsay\(\s*(?:[\w. ]+ === [\w"' ]+ \? |[\w.]+ \? )?"([^"]+)"(?: : "([^"]+)")?/g),
    ...source.matchAll(/<SaidIcon\s+label="([^"]+)"/g),
    ...source.matchAll(/<Said>([^<]+)</g),
    ...source.matchAll(/<SaidIcon\s+label=\{\w+ \? "([^"]+)" : "([^"]+)"\}/g),
  ].flatMap(([, one, other]) => [one, other].filter((word) => word !== undefined)),
);

it("every word that a chat says has its German and its Spanish", () => {
  expect(saidWords.length).toBeGreaterThan(100);
  for (const chat of [chats.de, chats.es]) {
    const words = wordsOfChat(chat)!;
    // Some names are the same in all three languages.
    const same = saidWords.filter(
      (word) => words.say(word) === word && !/^(?:Offline builder|Budget: \{parts\}|Version \{number\})$/.test(word),
    );
    expect(same).toEqual([]);
  }
});

const ended = { created_at: new Date().toISOString() };
const event = {
  id: "e1",
  tag: "manual-edit",
  user_id: "u1",
  user_name: "Maya",
  edit_id: "e2",
  version: 2,
  errors: new Array<string>(),
} as const;

it.each([
  [
    "de",
    "gerade eben",
    ["Gute Antwort", "Schlechte Antwort", "Antwort kopieren", "Diese Version ansehen"],
    "Angaben geändert",
  ],
  [
    "es",
    "ahora mismo",
    ["Buena respuesta", "Mala respuesta", "Copiar la respuesta", "Ver esta versión"],
    "Datos cambiados",
  ],
] as const)("icons, times and events are in the chat's language: %s", async (language, now, icons, edited) => {
  const [, said] = chats[language];
  const footer = (
    <InShell>
      <AnswerFooter
        projectId="p1"
        message={{ ...said, ...ended }}
        bookmarked={false}
        asksFeedback={false}
        onDispute={null}
      />
      <VersionCard projectId="p1" editId="e1" title="T" version={2} current busy={false} />
      <EventLine
        projectId="p1"
        doc={{ ...event, ...ended, content: "Update your details" }}
        current={false}
        busy={false}
      />
    </InShell>
  );
  await using _ = await render(<ChatLanguage documents={chats[language]}>{footer}</ChatLanguage>);
  const names = [...document.querySelectorAll("[aria-label]")].map((element) => element.getAttribute("aria-label"));
  for (const icon of icons) expect(names).toContain(icon);
  expect(pageText()).toContain(`Maya: ${edited}`);
  expect([...document.querySelectorAll("time")].map((time) => time.textContent)).toEqual([now, now]);
});

it("files, routes and people keep their names in a translated sentence", () => {
  const { say } = wordsOfChat(chats.de)!;
  expect(say("src/lib/build.ts")).toBe("src/lib/build.ts");
  expect(say("src/types.d.ts")).toBe("src/types.d.ts");
  expect(say("Checked: types, build. Seen signed in as user: / and /arbeit · 9.6 s")).toBe(
    "Geprüft: Typen, Build. Angemeldet als „user“ gesehen: / und /arbeit · 9.6 s",
  );
  expect(say("Checked: types, 1 page at 2 widths. Repaired: <p> geschlossen · 4.0 s")).toBe(
    "Geprüft: Typen, 1 Seite in 2 Breiten. Repariert: <p> geschlossen · 4.0 s",
  );
  expect(say("Failed: / at both widths, /kontakt and 2 more pages at both widths · 12.2 s")).toBe(
    "Fehlgeschlagen: / in beiden Breiten, /kontakt und 2 weitere Seiten in beiden Breiten · 12.2 s",
  );
  expect(say("1440 and 390: signed in as user, 0 console errors, 0 failed requests, fits")).toBe(
    "1440 und 390: angemeldet als „user“, 0 Konsolenfehler, 0 fehlgeschlagene Anfragen, passt",
  );
  expect(say("Undone: Update your details")).toBe("Rückgängig gemacht: Angaben geändert");
  expect(say("Undone: Manual edit: 2 files")).toBe("Rückgängig gemacht: Von Hand geändert: 2 Dateien");
  expect(say("Change the project's database: create devices")).toBe(
    "Die Datenbank des Projekts ändern: devices anlegen",
  );
});

it.each([
  [
    "Changed “Tea to go” to “Coffee, the look of it” on the home page",
    "Geändert: “Tea to go” in “Coffee, the look of it” auf der Startseite",
  ],
  [
    "Changed a text and the text colour on the my bookings page",
    "Geändert: einen Text und die Textfarbe auf der Seite „my bookings“",
  ],
  [
    "Changed the background and the corners of 3 elements in the site header",
    "Geändert: den Hintergrund und die Ecken von 3 Elementen im Teil „site header“",
  ],
  ["Changed a picture", "Geändert: ein Bild"],
])("the title of a visual edit is told in German, and the person's words stay: %s", (title, told) => {
  expect(wordsOfChat(chats.de)!.say(title)).toBe(told);
});

it("the first line of an error that a button sends is in the chat's language", async () => {
  const bubble = (
    <InShell>
      <UserBubble projectId="p1" message={reported} ownId="u1" />
    </InShell>
  );
  await using _ = await render(<ChatLanguage documents={chats.de}>{bubble}</ChatLanguage>);
  expect(pageText()).toContain("Diesen Fehler beheben:");
  expect(pageText()).toContain("Runtime error on /: Error: Broken");
});

it.each([
  ["undo", "Undo"],
  ["details", "Your details"],
  ["own-picture", "Place the picture in the app"],
])("the help names a button of the chat as the chat does: %s", (id, button) => {
  const { text } = articles.find((article) => article.id === id)!;
  expect(text.en).toContain(button);
  for (const language of ["de", "es"] as const) {
    expect(text[language]).toContain(wordsOfChat(chats[language])!.say(button));
    expect(text[language]).not.toContain(button);
  }
});

it.each([
  ["name", ""],
  ["contact.email", "foo"],
  ["contact.phone", "call us"],
  ["contact.website", "no address"],
  ["hours.monday", "by appointment"],
])("a detail that cannot be saved is refused in the language of the conversation: %s", (key, typed) => {
  const read = readDetail(key, typed, "");
  const problem = read.ok ? "" : read.problem;
  expect(problem).toMatch(/Enter|Write/);
  for (const language of ["de", "es"] as const)
    expect(wordsOfChat(chats[language])!.say(problem)).not.toMatch(/Enter|Write|could not/);
});
