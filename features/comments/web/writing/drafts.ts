/** Comments that were typed and not sent: kept while the page is open, whatever the panel shows. */
import { create } from "zustand";

const useDrafts = create<{ texts: Readonly<Record<string, string>> }>(() => ({ texts: {} }));

/** The text, and a way to change it; null forgets it. */
export function useCommentDraft(key: string, initial: string): [string, (text: string | null) => void] {
  const text = useDrafts(({ texts }) => texts[key]) ?? initial;
  return [
    text,
    (next) =>
      useDrafts.setState(({ texts }) => {
        const { [key]: _before, ...rest } = texts;
        return { texts: next === null ? rest : { ...rest, [key]: next } };
      }),
  ];
}
