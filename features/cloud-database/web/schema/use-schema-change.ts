/** Changes tables, and has everything that shows them read again. [C8.05] */
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useEffect, useRef, useState } from "react";
import { cloudDatabaseContract } from "../../contract/index.ts";
import type { SchemaChange } from "../../contract/schema-change.ts";

export interface ChangeWords {
  /** "Column added successfully" */
  done: string;
  /** "Failed to add column: " */
  failed: string;
}

/** The last change may still be on its way into the project: it ends within a second or two. */
const AGAIN_MS = 500;
const MAX_AGAIN = 10;

export function useSchemaChange(projectId: string, onDone: (change: SchemaChange) => void) {
  const [failure, setFailure] = useState<string | null>(null);
  const route = useRouteMutation(cloudDatabaseContract.changeSchema, {
    invalidates: () => [`/projects/${projectId}/cloud`],
    onError: () => true,
  });
  const [waits, setWaits] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (wanted: SchemaChange, words: ChangeWords, left = MAX_AGAIN): void => {
    const { done, failed } = words;
    setFailure(null);
    setWaits(false);
    route.mutate(
      { params: { id: projectId }, body: { change: wanted } },
      {
        onSuccess: ({ version, path }) => {
          const file = path.split("/").at(-1);
          showToast({
            tone: "ok",
            title: done,
            message:
              version === null ? `Its file ${file} could not be added to the project.` : `Saved as version ${version}.`,
          });
          onDone(wanted);
        },
        onError: (error) => {
          if (error.code !== "migration_running" || left === 0) return setFailure(`${failed}${error.userMessage}`);
          setWaits(true);
          timer.current = setTimeout(() => change(wanted, words, left - 1), AGAIN_MS);
        },
      },
    );
  };
  return { change, failure, isPending: route.isPending || waits };
}
