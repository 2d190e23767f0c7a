import { expect, it } from "vitest";
import { spokenIn } from "../../context/spoken-in.ts";
import { nextSteps, undoIn, type TurnSoFar } from "./next-steps.ts";

const turn: TurnSoFar = {
  proposed: [],
  message: "Add a page",
  answer: "The page is there, and it is in the navigation.",
  before: "en",
  isStuck: false,
  hasChanged: true,
  foundBy: [],
  isFree: true,
};

it("are the model's own, without duplicates and short enough", () => {
  const proposed = ["Add a menu", "add a menu.", "  Add prices ", "A".repeat(33), "", "Add hours", "Add a map"];
  expect(nextSteps({ ...turn, proposed })).toEqual(["Add a menu", "Add prices", "Add hours"]);
});

it("are filled up to three with possible ones, and not with what was just asked", () => {
  expect(nextSteps({ ...turn, proposed: ["Add a menu", "Add a page"] })).toEqual([
    "Add a menu",
    "Undo the last change",
    "What can I change?",
  ]);
  expect(nextSteps({ ...turn, hasChanged: false, message: "what pages are there" })).toEqual([
    "What can I change?",
    "Where is my data kept?",
    "What is missing?",
  ]);
});

it("begin with Undo for somebody who keeps asking for the same repair", () => {
  const proposed = ["Add a menu", "Undo the last change", "Add hours", "Add a map"];
  expect(nextSteps({ ...turn, proposed, isStuck: true })).toEqual(["Undo the last change", "Add a menu", "Add hours"]);
});

it("name findings of reviews to a model that can fix them, and never to the embedded one", () => {
  const found = { ...turn, foundBy: ["accessibility"] };
  expect(nextSteps(found)[0]).toBe("Fix what accessibility found");
  expect(nextSteps({ ...found, isFree: false })).toEqual([
    "Undo the last change",
    "What can I change?",
    "What pages are there?",
  ]);
});

it.each([
  [
    "Diesen Fehler konnte ich nicht beheben und habe nichts geändert.",
    ["Rückgängig machen", "Was kann ich ändern?", "Welche Seiten gibt es?"],
  ],
  [
    "No he podido corregir este error y no he cambiado nada.",
    ["Deshacer el último cambio", "¿Qué puedo cambiar?", "¿Cuántas páginas hay?"],
  ],
])("speak the language of the answer: %s", (answer, chips) => {
  expect(nextSteps({ ...turn, answer })).toEqual(chips);
});

it("speak the language of the conversation where the answer says too little", () => {
  const answer = "Repariert: site.name in src/pages/Index.tsx vorsichtig gelesen.";
  expect(nextSteps({ ...turn, answer, before: "de" })[1]).toBe("Was kann ich ändern?");
  expect(undoIn(answer, "es")).toBe("Deshacer el último cambio");
});

it("know the language of a conversation by its newest answer, else by its newest message", () => {
  const history = [
    { role: "user", text: "A site for my bakery with the opening hours" },
    { role: "assistant", text: "8 Seiten gebaut. Im Menü: Start und Kontakt." },
    { role: "event", text: "Somebody saved the details of this site." },
  ] as const;
  const message = "Fix this error:\nTypeError: Cannot read properties of undefined";
  expect(spokenIn({ history, message })).toBe("de");
  expect(spokenIn({ history: [], message: "Eine Seite für das Repair-Café" })).toBe("de");
  expect(spokenIn({ history: [], message: "Bakery" })).toBe("en");
});
