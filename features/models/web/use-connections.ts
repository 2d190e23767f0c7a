/** Changes of connections: those that everybody uses, or a workspace's own. */
import type { AppError } from "@slipway/kernel/errors";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { modelsContract, type ModelCheckResult, type SentModel } from "../contract/index.ts";
import type { ProviderId } from "../contract/providers.ts";
import { modelRoutes } from "./model-routes.ts";

interface ConnectionBody {
  provider: ProviderId;
  base_url: string;
  models: SentModel[];
  api_key?: string;
}

interface Saving {
  onSuccess: () => void;
  onError: (error: AppError) => boolean;
}

/** `workspaceId` null: the connections of everybody. */
export function useSaveConnection(workspaceId: string | null, done: Saving) {
  const after = { ...done, invalidates: () => modelRoutes(workspaceId) };
  const connect = useRouteMutation(modelsContract.connect, after);
  const change = useRouteMutation(modelsContract.change, after);
  const connectOwn = useRouteMutation(modelsContract.connectOwn, after);
  const changeOwn = useRouteMutation(modelsContract.changeOwn, after);
  return {
    isPending: [connect, change, connectOwn, changeOwn].some(({ isPending }) => isPending),
    /** `connectionId` null: a new one. */
    save(connectionId: string | null, body: ConnectionBody): void {
      if (workspaceId === null && connectionId === null) connect.mutate({ body });
      else if (workspaceId === null) change.mutate({ params: { connectionId: connectionId! }, body });
      else if (connectionId === null) connectOwn.mutate({ params: { workspaceId }, body });
      else changeOwn.mutate({ params: { workspaceId, connectionId }, body });
    },
  };
}

interface KeptConnection {
  test(): void;
  isTesting: boolean;
  check: ModelCheckResult | undefined;
  remove(): void;
  isRemoving: boolean;
}

export function useKeptConnection(
  { workspaceId, connectionId }: { workspaceId: string | null; connectionId: string },
  onRemoved: () => void,
): KeptConnection {
  const after = { invalidates: () => modelRoutes(workspaceId) };
  const test = useRouteMutation(modelsContract.test, after);
  const testOwn = useRouteMutation(modelsContract.testOwn, after);
  const remove = useRouteMutation(modelsContract.remove, { ...after, onSuccess: onRemoved });
  const removeOwn = useRouteMutation(modelsContract.removeOwn, { ...after, onSuccess: onRemoved });
  return {
    test: () =>
      workspaceId === null
        ? test.mutate({ params: { connectionId }, body: {} })
        : testOwn.mutate({ params: { workspaceId, connectionId }, body: {} }),
    isTesting: test.isPending || testOwn.isPending,
    check: test.data ?? testOwn.data,
    remove: () =>
      workspaceId === null
        ? remove.mutate({ params: { connectionId } })
        : removeOwn.mutate({ params: { workspaceId, connectionId } }),
    isRemoving: remove.isPending || removeOwn.isPending,
  };
}
