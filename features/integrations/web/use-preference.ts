/** Sets a preference at once and takes it back when the server refuses. [W7.11] [W8.09] */
import { queryKey } from "@slipway/kernel/contract/client";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useQueryClient } from "@tanstack/react-query";
import { integrationsContract, type ListedTool } from "../contract/index.ts";

const PREFERENCE_FAILED = "Failed to update preference. Please try again.";

type Tools = { tools: ListedTool[] };

export function usePreference(workspaceId: string) {
  const cache = useQueryClient();
  const key = queryKey(integrationsContract.listTools, { params: { workspaceId } });
  const set = useRouteMutation(integrationsContract.setPreference, {
    onError: () => {
      void cache.invalidateQueries({ queryKey: key });
      showToast({ tone: "err", title: PREFERENCE_FAILED });
      return true;
    },
  });
  return (tool: ListedTool, approval_preference: ListedTool["approval_preference"]): void => {
    cache.setQueryData<Tools>(key, (now) =>
      now === undefined
        ? now
        : {
            tools: now.tools.map((other) =>
              other.integration_name === tool.integration_name && other.tool_name === tool.tool_name
                ? { ...other, approval_preference }
                : other,
            ),
          },
    );
    const params = { integrationName: tool.integration_name, toolName: tool.tool_name };
    set.mutate({ params, body: { approval_preference } });
  };
}
