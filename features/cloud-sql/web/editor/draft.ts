/** The text that a person is writing, kept for this tab of the browser: another view, or a reload, loses none of it. */
import { useEffect, useRef } from "react";

const keyOf = (projectId: string): string => `slipway-sql:${projectId}`;

function readDraft(projectId: string): string {
  try {
    return sessionStorage.getItem(keyOf(projectId)) ?? "";
  } catch {
    return "";
  }
}

function keepDraft(projectId: string, text: string): void {
  try {
    sessionStorage.setItem(keyOf(projectId), text);
  } catch {
    // The browser keeps nothing here: the text lives as long as the view.
  }
}

/** Answers the text at first, and a function that takes what is typed. */
export function useDraft(projectId: string): [string, (text: string) => void] {
  const text = useRef<string | null>(null);
  text.current ??= readDraft(projectId);
  useEffect(() => {
    const keep = (): void => keepDraft(projectId, text.current ?? "");
    window.addEventListener("pagehide", keep);
    return () => {
      window.removeEventListener("pagehide", keep);
      keep();
    };
  }, [projectId]);
  return [
    text.current,
    (typed) => {
      text.current = typed;
    },
  ];
}
