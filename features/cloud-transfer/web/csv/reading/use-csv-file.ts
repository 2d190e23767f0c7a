/** The chosen file, looked at anew whenever the person corrects a guess. */
import { useEffect, useRef, useState } from "react";
import { reasonOf } from "../../words.ts";
import { askLook } from "./ask-worker.ts";
import type { CsvForm, CsvLook } from "./csv-form.ts";

export interface CsvFile {
  file: File | null;
  form: CsvForm;
  look: CsvLook | null;
  /** Share of the file that has been read; null: nothing is being read. */
  progress: number | null;
  refusal: string | null;
  choose: (file: File) => void;
  correct: (patch: Partial<CsvForm>) => void;
  /** Another file may be chosen. */
  clear: () => void;
}

const USUAL: CsvForm = { hasHeading: true };
const NOTHING = { file: null, form: USUAL, look: null, progress: null, refusal: null };

export function useCsvFile(onLook: (look: CsvLook, file: File) => void): CsvFile {
  const [state, setState] = useState<Omit<CsvFile, "choose" | "correct" | "clear">>(NOTHING);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const read = async (file: File, form: CsvForm): Promise<void> => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setState({ file, form, look: null, progress: 0, refusal: null });
    const onProgress = (progress: number): void => {
      if (!own.signal.aborted) setState((before) => ({ ...before, progress }));
    };
    try {
      const look = await askLook(file, form, { onProgress, signal: own.signal });
      onLook(look, file);
      setState({ file, form, look, progress: null, refusal: null });
    } catch (error) {
      if (!own.signal.aborted) setState({ file, form, look: null, progress: null, refusal: reasonOf(error) });
    }
  };
  return {
    ...state,
    choose: (file) => void read(file, USUAL),
    clear: () => {
      running.current?.abort();
      setState(NOTHING);
    },
    correct: (patch) => void (state.file !== null && read(state.file, { ...state.form, ...patch })),
  };
}
