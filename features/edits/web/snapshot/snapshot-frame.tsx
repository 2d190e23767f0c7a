/** The app as it was at a version, on a host of its own. [T2.25] [E5] */
import { Loader } from "@mantine/core";
import { AppError } from "@slipway/kernel/errors";
import { api } from "@slipway/ui/api/client";
import { EmptyState, ErrorState, TraceId } from "@slipway/ui/kit/status/states.tsx";
import { useQuery } from "@tanstack/react-query";
import { FileX2 } from "lucide-react";
import { previewContract } from "../../../preview/contract/index.ts";
import type { EditDocument } from "../../contract/index.ts";
import classes from "./snapshot-frame.module.css";

/** Digits of a commit that name its host. */
const HOST_DIGITS = 12;

export function SnapshotFrame({ projectId, edit }: { projectId: string; edit: EditDocument }) {
  const sha = edit.commit_sha.slice(0, HOST_DIGITS);
  // The address works once: a frame that comes back later needs a new one.
  const access = useQuery({
    queryKey: ["snapshot-frame", projectId, sha],
    queryFn: ({ signal }) => api(previewContract.access, { params: { id: projectId }, body: { sha } }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: 1,
  });
  if (access.error instanceof AppError && access.error.status === 404)
    return (
      <EmptyState icon={FileX2} title="This version's files are gone" action={<TraceId error={access.error} />}>
        It stays in the list, and cannot be shown or restored.
      </EmptyState>
    );
  if (access.error !== null) return <ErrorState error={access.error} onRetry={() => void access.refetch()} />;
  if (access.data === undefined)
    return (
      <div className={classes.center}>
        <Loader size={20} aria-label="Opening the version" />
      </div>
    );
  return (
    <iframe
      className={classes.frame}
      src={access.data.url}
      title={`Version ${edit.version} of your app`}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads"
    />
  );
}
