import { describe, expect, it } from "vitest";
import { asksToUndo } from "./undo-words.ts";

describe("a message that only says undo", () => {
  it.each([
    "undo that",
    "Undo",
    "please undo the last change",
    "take it back, please",
    "mach das rückgängig",
    "Nimm das bitte zurück!",
    "deshaz el último cambio",
  ])("is the Undo button in words: %j", (text) => {
    expect(asksToUndo(text)).toBe(true);
  });

  it.each([
    "undo that and make it blue",
    "add an undo button to the form",
    "undo the header colour",
    "go back to the old logo",
    "mach den Kopf rückgängig blau",
  ])("is a request of its own: %j", (text) => {
    expect(asksToUndo(text)).toBe(false);
  });
});
