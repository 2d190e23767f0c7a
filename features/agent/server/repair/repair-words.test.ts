import { expect, it } from "vitest";
import { repairIn, repairsIn } from "./repair-words.ts";

it("says a repair in the language of the conversation, and names what it names", () => {
  expect(repairIn("de", "imported useState from react in src/b.tsx")).toBe(
    "useState aus react in src/b.tsx importiert",
  );
  expect(repairIn("de", "read site.board.name with care in src/pages/Index.tsx")).toBe(
    "site.board.name in src/pages/Index.tsx vorsichtig gelesen",
  );
  expect(repairIn("es", "closed <p>")).toBe("cerrado <p>");
  expect(repairIn("en", "closed <p>")).toBe("closed <p>");
  const heard = { history: [{ role: "assistant", text: "8 Seiten gebaut und geprüft." }], message: "" } as const;
  expect(repairsIn(heard, ["closed <p>", "wrote > as text"]).sentence).toBe(
    "Repariert: <p> geschlossen; > als Text geschrieben.",
  );
});

it.each([
  "imported from ./q in place of @/q in src/b.tsx",
  "imported Button as the default from ./button in src/b.tsx",
  "imported Button for Buton, which ./button does not have, in src/b.tsx",
  "imported Order as a type in src/b.tsx",
  "imported Order as a value in src/b.tsx",
  "imported React in src/b.tsx",
  "added the package zod",
  "took setCount from its useState in src/b.tsx",
  "wrote count for conut in src/b.tsx",
  "wrote > as text",
  "gave the elements of a list a key in src/b.tsx",
  "gave the elements of 2 lists a key in src/b.tsx",
  "removed the unused import of Button in src/b.tsx",
  "removed an unused import in src/b.tsx",
  "removed values that nothing reads in src/b.tsx",
  "removed count, which nothing reads, in src/b.tsx",
  "removed a declaration, which nothing uses, in src/b.tsx",
  "removed a closing tag without an opening one",
  "marked the parameter row as unused in src/b.tsx",
  "closed <p> under its own name",
  "put elements side by side into one",
])("leaves no repair in English: %s", (says) => {
  expect(repairIn("de", says)).not.toMatch(/\b(?:the|which|in place of|an?|from|under|side|added|wrote)\b/);
  expect(repairIn("es", says)).not.toBe(says);
});
