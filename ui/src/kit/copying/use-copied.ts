import { limits } from "@slipway/kernel/limits";
import { useEffect, useRef, useState } from "react";
import { writeClipboard } from "./clipboard.ts";

/** `copied` for two seconds after a copy [K13]; `refused` when the browser has no clipboard here (select the text instead). */
export function useCopied(text: string): { copied: boolean; refused: boolean; copy: () => Promise<void> } {
  const [state, setState] = useState<"idle" | "copied" | "refused">("idle");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    clearTimeout(timer.current);
    const done = await writeClipboard(text);
    setState(done ? "copied" : "refused");
    if (done) timer.current = setTimeout(() => setState("idle"), limits.copiedMs);
  };
  return { copied: state === "copied", refused: state === "refused", copy };
}
