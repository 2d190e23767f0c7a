import { showToast } from "@slipway/ui/kit/status/toast";
import type { RefObject } from "react";
import { formatText } from "../saving/formats.ts";
import type { CodePaneHandle } from "../text/code-pane.tsx";
import { downloadRawFile, failureWords } from "./raw-file.ts";

interface FileActionsInput {
  projectId: string;
  sha: string;
  active: string | null;
  pane: RefObject<CodePaneHandle | null>;
  currentText: (path: string) => string | null;
}

/** Format and download of the file on screen; both say their failure and answer whether they worked. [C2.47] [C8.23] */
export function useFileActions({ projectId, sha, active, pane, currentText }: FileActionsInput) {
  const format = async (): Promise<boolean> => {
    const text = active === null ? null : currentText(active);
    if (active === null || text === null) return false;
    try {
      pane.current?.rewrite(active, await formatText(active, text));
      return true;
    } catch (error) {
      showToast({ tone: "err", title: "Could not format this file", message: failureWords(error).split("\n")[0] });
      return false;
    }
  };
  const download = async (): Promise<boolean> => {
    if (active === null) return false;
    try {
      await downloadRawFile({ projectId, path: active, sha });
      return true;
    } catch (error) {
      showToast({ tone: "err", title: "Download failed", message: failureWords(error) });
      return false;
    }
  };
  return { format, download };
}
