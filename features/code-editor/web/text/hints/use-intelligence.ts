import type { Extension } from "@codemirror/state";
import { useCallback, useMemo } from "react";
import { askForFile } from "@slipway/ui/session/open-file";
import { hasLanguage, isAskedAbout, LanguageClient, languageWords, useLanguage } from "./language-client.ts";

/** Hints of the language server for a file, and its part of the status line. `text` is the file on screen. */
export function useIntelligence(projectId: string, path: string | null, text: string) {
  const client = useMemo(() => new LanguageClient(projectId), [projectId]);
  const language = useLanguage((known) => known.language[projectId]);
  const errors = useLanguage((known) => known.errors[`${projectId}:${path}`]);
  const extrasFor = useCallback(
    async (file: string): Promise<Extension> => {
      if (!hasLanguage(file)) return [];
      // If the chunk fails to load, the text is edited without hints, as without a language server.
      const loaded = await import("./intelligence.ts").catch(() => null);
      return loaded?.intelligence({ client, path: file, goTo: (place) => askForFile(projectId, place) }) ?? [];
    },
    [client, projectId],
  );
  const speaks = path !== null && hasLanguage(path);
  return {
    extrasFor,
    status: {
      language: speaks ? languageWords(language, text) : null,
      errors: speaks && isAskedAbout(text) && language?.state === "ready" ? (errors ?? null) : null,
    },
  };
}
