/**
 * The product's own words in a conversation, in the language of the answers: "Not done" in a German chat is "Nicht gemacht".
 * Everything around the conversation stays as it is.
 */
import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import type { TrajectoryDocument } from "../../contract/index.ts";
import type * as Words from "./words-of-answers.ts";

const Spoken = createContext<Words.AnswerWords | null>(null);

/** German and Spanish answers have some of these, English ones none: only then the words are loaded. */
const FOREIGN = /[äöüßñáéíóú¿¡]/i;

export function ChatLanguage({
  documents,
  children,
}: {
  documents: readonly TrajectoryDocument[];
  children: ReactNode;
}) {
  const [words, setWords] = useState<typeof Words | null>(null);
  const isForeign = documents.some(({ content }) => FOREIGN.test(content));
  useEffect(() => {
    // Where they cannot be loaded, the words are English.
    if (isForeign) import("./words-of-answers.ts").then(setWords, () => undefined);
  }, [isForeign]);
  return <Spoken value={words && words.wordsOfChat(documents)}>{children}</Spoken>;
}

export type Say = (english: string, values?: Readonly<Record<string, string | number>>) => string;

/** Says "{count} files changed" in the language of the conversation. */
export function useSay(): Say {
  const words = useContext(Spoken);
  return (english, values) =>
    (words?.say(english) ?? english).replace(/\{(\w+)\}/g, (place, name: string) => String(values?.[name] ?? place));
}
