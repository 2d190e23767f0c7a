/** Changes tables, and has everything that shows them read again. [C8.05] */
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useState } from "react";
import { cloudDatabaseContract } from "../../contract/index.ts";
import type { SchemaChange } from "../../contract/schema-change.ts";

export interface ChangeWords {
  /** "Column added successfully" */
  done: string;
  /** "Failed to add column: " */
  failed: string;
}

export function useSchemaChange(projectId: string, onDone: (change: SchemaChange) => void) {
  const [failure, setFailure] = useState<string | null>(null);
  const route = useRouteMutation(cloudDatabaseContract.changeSchema, {
    invalidates: () => [`/projects/${projectId}/cloud`],
    onError: () => true,
  });
  const change = (wanted: SchemaChange, { done, failed }: ChangeWords): void => {
    setFailure(null);
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
        onError: (error) => setFailure(`${failed}${error.userMessage}`),
      },
    );
  };
  return { change, failure, isPending: route.isPending };
}
