/** "Undo that" as a message does what the button does: it needs no turn and no model. */
const undoWords = new RegExp(
  "^(?:(?:please|bitte|por favor)[, ]+)?(?:" +
    [
      "undo(?: (?:that|it|this|the last (?:change|one)|my last change))?",
      "(?:take|put|change) (?:that|it|this) back(?: (?:please|again))?",
      "revert(?: (?:that|it|this|the last change))?",
      "(?:rückgängig(?: machen)?|(?:mach|mache|nimm) (?:das|es|die letzte änderung)(?: bitte)?(?: wieder)? (?:rückgängig|zurück))",
      "(?:deshaz(?:lo)?|deshacer|deshaz (?:eso|esto|el último cambio)|deshacer el último cambio)",
    ].join("|") +
    ")(?:[, ]+(?:please|bitte|por favor))?[.!]*$",
  "iu",
);

export function asksToUndo(text: string): boolean {
  return undoWords.test(text.trim());
}
