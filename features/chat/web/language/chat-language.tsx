/**
 * The product's own words in a conversation, in the language of the answers: "Not done" in a German chat is "Nicht gemacht".
 * Everything around the conversation stays as it is.
 */
import { ActionIcon, Tooltip } from "@mantine/core";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { createContext, useContext, useEffect, useState, type ComponentProps, type ReactNode } from "react";
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
export const useSay = (): Say => sayIn(useContext(Spoken));

/** English where there are no words. */
export const sayIn =
  (words: Words.AnswerWords | null): Say =>
  (english, values) =>
    (words?.say(english) ?? english).replace(/\{(\w+)\}/g, (place, name: string) => String(values?.[name] ?? place));

export const Said = ({ children }: { children: string }): string => useSay()(children);

/** "3 files". */
export const filesIn = (count: number, say: Say): string =>
  say(count === 1 ? "{count} file" : "{count} files", { count });

/** "just now", "vor 2 Minuten". */
export function SaidTime({ at }: { at: string | number }) {
  return <RelativeTime at={at} locale={useContext(Spoken)?.locale} say={useSay()} />;
}

/** An icon whose name is in the tooltip, too. */
export function SaidIcon({ label, ...button }: ComponentProps<typeof ActionIcon<"button">> & { label: string }) {
  const name = useSay()(label);
  return (
    <Tooltip label={name}>
      <ActionIcon aria-label={name} {...button} />
    </Tooltip>
  );
}
