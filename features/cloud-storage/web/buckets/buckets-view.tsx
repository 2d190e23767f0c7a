/** Buckets of the backend. [C2.28] [C3.09] */
import { Badge, Button } from "@mantine/core";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { closeDialog, openDialog } from "@slipway/ui/kit/dialogs/dialog-store";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { LoadFailed } from "@slipway/ui/kit/status/load-failed.tsx";
import { EmptyState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useViewStack } from "@slipway/ui/navigation/view-stack";
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { Archive, Plus } from "lucide-react";
import type { Bucket } from "../../../cloud/contract/index.ts";
import { cloudStorageContract } from "../../contract/index.ts";
import { BucketFields } from "./bucket-fields.tsx";
import { bucketsPath, useBuckets } from "./use-buckets.ts";
import classes from "./buckets.module.css";

/** The bound of the project while no bucket tells its own. */
const USUAL_FILE_BYTES = 52_428_800;

function NewBucket({ projectId, backendRef }: { projectId: string; backendRef: string }) {
  const create = useRouteMutation(cloudStorageContract.createBucket, {
    invalidates: () => [bucketsPath(projectId, backendRef)],
    onSuccess: (_, { body }) => {
      closeDialog();
      showToast({ tone: "ok", title: `Bucket ${body.name} created` });
    },
  });
  return (
    <BucketFields
      of={null}
      maxFileBytes={USUAL_FILE_BYTES}
      submit="Create bucket"
      isSaving={create.isPending}
      onSave={(body) => create.mutate({ params: { id: projectId }, body })}
    >
      <Button variant="subtle" onClick={() => closeDialog()}>
        Cancel
      </Button>
    </BucketFields>
  );
}

const askForBucket = (place: { projectId: string; backendRef: string }): void =>
  void openDialog({ title: "New bucket", content: <NewBucket {...place} /> });

function BucketTable({ buckets }: { buckets: readonly Bucket[] }) {
  const { open } = useViewStack();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Access</th>
          <th scope="col">Updated</th>
        </tr>
      </thead>
      <tbody>
        {buckets.map(({ id, name, public: isPublic, updated_at: at }) => (
          <tr key={id}>
            <th scope="row">
              <button type="button" onClick={() => open({ id: "bucket", state: { bucket: id } })}>
                <Archive size={15} strokeWidth={1.75} aria-hidden="true" />
                {name}
              </button>
            </th>
            <td>
              <Badge color={isPublic ? "yellow" : "gray"}>{isPublic ? "Public" : "Private"}</Badge>
            </td>
            <td>
              <RelativeTime at={at} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function BucketsView({ projectId, backend }: AreaViewProps) {
  const list = useBuckets({ projectId, backendRef: backend.ref });
  const add = (
    <Button
      leftSection={<Plus size={14} aria-hidden="true" />}
      onClick={() => askForBucket({ projectId, backendRef: backend.ref })}
    >
      New bucket
    </Button>
  );
  if (list.isPending)
    return (
      <div className={classes.page} role="status" aria-busy="true" aria-label="Loading the buckets">
        <SkeletonLines widths={["100%", "100%", "100%"]} height={32} />
      </div>
    );
  if (list.isError)
    return (
      <div className={classes.page}>
        <LoadFailed title="Error loading buckets" error={list.error} onRetry={() => void list.refetch()} />
      </div>
    );
  if (list.data.length === 0)
    return (
      <EmptyState icon={Archive} title="No buckets yet" action={add}>
        Content will appear here when users upload files
      </EmptyState>
    );
  return (
    <div className={classes.page}>
      <div className={classes.toolbar}>
        <p>Files that people upload in the app, and those you put here.</p>
        {add}
      </div>
      <BucketTable buckets={list.data} />
    </div>
  );
}
