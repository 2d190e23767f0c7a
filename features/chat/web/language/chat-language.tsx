/**
 * The product's own words in a conversation, in the language of the answers: "Not done" in a German chat is "Nicht gemacht".
 * Everything around the conversation stays as it is.
 */
import { languageOf, type SpokenLanguage } from "@slipway/kernel/text/language-of";
import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import type { TrajectoryDocument } from "../../contract/index.ts";
import type { AnswerWords } from "./words-of-answers.ts";

const Spoken = createContext<AnswerWords | null>(null);

/** Loaded for who needs them. */
const loadWords = () => import("./words-of-answers.ts");

/** The newest answer decides; before there is one, the newest message. */
export function languageOfChat(documents: readonly TrajectoryDocument[]): SpokenLanguage {
  const said = (tag: TrajectoryDocument["tag"]): SpokenLanguage | null => {
    for (const doc of documents.toReversed()) {
      const text = doc.tag === "ai-message" ? [doc.content, ...doc.not_done].join("\n") : doc.content;
      const language = doc.tag === tag ? languageOf(text) : null;
      if (language !== null) return language;
    }
    return null;
  };
  return said("ai-message") ?? said("user-message") ?? "en";
}

export function ChatLanguage({ language, children }: { language: SpokenLanguage; children: ReactNode }) {
  const [loaded, setLoaded] = useState<{ language: SpokenLanguage; words: AnswerWords } | null>(null);
  useEffect(() => {
    if (language === "en") return;
    let isWanted = true;
    // Where they cannot be loaded, the words are English.
    loadWords().then(
      ({ wordsIn }) => isWanted && setLoaded({ language, words: wordsIn(language) }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  return <Spoken value={loaded?.language === language ? loaded.words : null}>{children}</Spoken>;
}

export type Say = (english: string, values?: Readonly<Record<string, string | number>>) => string;

/** Says "{count} files changed" in the language of the conversation. */
export function useSay(): Say {
  const words = useContext(Spoken);
  return (english, values = {}) =>
    (words?.get(english) ?? english).replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** The same for sentences that the server puts together. */
export function useSaySentence(): (english: string) => string {
  const words = useContext(Spoken);
  return (english) => words?.inSentence(english) ?? english;
}
