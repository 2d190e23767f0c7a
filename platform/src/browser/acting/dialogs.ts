/** Answers the dialogs of a page, which would wait for a person. Runs in the render worker. */
import type { Dialog, Page } from "playwright-core";
import { cut } from "./seen-text.ts";

const MAX_TOLD = 12;

export interface Dialogs {
  /** The next question is answered with yes, a prompt with the text. */
  accept(text: string | undefined): void;
  /** Dialogs since the last call, and how questions were answered. */
  taken(): string[];
}

/** Questions are dismissed where nothing else was said before. */
export function answerDialogs(page: Page): Dialogs {
  let told: string[] = [];
  let next: { text: string | undefined } | null = null;
  const answer = (dialog: Dialog): Promise<void> => {
    const said = `${dialog.type()}: ${dialog.message()}`;
    const tell = (how: string): void => void (told.length < MAX_TOLD && told.push(`${cut(said)}${how}`));
    if (dialog.type() === "alert") tell("");
    if (dialog.type() === "alert" || next === null) {
      if (dialog.type() !== "alert") tell(" (dismissed)");
      return dialog.dismiss();
    }
    const { text } = next;
    next = null;
    tell(dialog.type() === "prompt" ? ` (answered ${JSON.stringify(text ?? dialog.defaultValue())})` : " (accepted)");
    return dialog.accept(text ?? dialog.defaultValue());
  };
  page.on("dialog", (dialog) => void answer(dialog).catch(() => undefined));
  return {
    accept: (text) => (next = { text }),
    taken() {
      const since = told;
      told = [];
      return since;
    },
  };
}
