/** Limits of a bucket, the policies that decide who may do what in it, and its end. [DB9] */
import { Button } from "@mantine/core";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { SettingsGroup, SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import { ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useViewBlocker } from "@slipway/ui/navigation/view-blocker";
import { useViewStack, useViewState } from "@slipway/ui/navigation/view-stack";
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { useState } from "react";
import { cloudStorageContract, type BucketDetails, type StoragePolicy } from "../../contract/index.ts";
import { bucketPath } from "../storage-paths.ts";
import { BucketFields } from "./bucket-fields.tsx";
import { bucketsPath } from "./use-buckets.ts";
import classes from "./buckets.module.css";

function Policy({ policy }: { policy: StoragePolicy }) {
  return (
    <div className={classes.policy}>
      <p>
        <strong>{policy.name}</strong>
        <span>
          {policy.command} on storage.{policy.table} for {policy.roles.join(", ")}
        </span>
      </p>
      {policy.using !== null && <pre tabIndex={0} aria-label="Using">{`USING ${policy.using}`}</pre>}
      {policy.with_check !== null && (
        <pre tabIndex={0} aria-label="With check">{`WITH CHECK ${policy.with_check}`}</pre>
      )}
    </div>
  );
}

/** A policy that names another bucket only says nothing about this one. */
function concerns({ using, with_check: check }: StoragePolicy, bucketId: string): boolean {
  const text = `${using ?? ""} ${check ?? ""}`;
  return !text.includes("bucket_id") || text.includes(`'${bucketId.replaceAll("'", "''")}'`);
}

function Policies({ details: { id, public: isPublic, policies } }: { details: BucketDetails }) {
  const shown = policies.filter((policy) => concerns(policy, id));
  return (
    <SettingsGroup
      title="Policies"
      hint="Row-level security decides which visitor reads and writes files. Policies come with the app's migrations."
    >
      {shown.length === 0 && (
        <p className={classes.quiet}>
          {isPublic
            ? "No policy: everybody reads by a file's address, and no visitor uploads, lists, changes or deletes files."
            : "No policy: no visitor reads, uploads, changes or deletes files here."}
        </p>
      )}
      {shown.map((policy) => (
        <Policy key={`${policy.table}/${policy.name}`} policy={policy} />
      ))}
    </SettingsGroup>
  );
}

interface EndProps {
  projectId: string;
  backendRef: string;
  bucketId: string;
}

function Ends({ projectId, backendRef, bucketId }: EndProps) {
  const { start } = useViewStack();
  const params = { id: projectId, bucketId };
  const empty = useRouteMutation(cloudStorageContract.emptyBucket, {
    invalidates: () => [bucketPath(projectId, bucketId)],
    onSuccess: () => showToast({ tone: "ok", title: `Bucket ${bucketId} is empty` }),
  });
  const remove = useRouteMutation(cloudStorageContract.deleteBucket, {
    invalidates: () => [bucketsPath(projectId, backendRef)],
    onSuccess: () => {
      showToast({ tone: "ok", title: `Bucket ${bucketId} deleted` });
      start({ id: "storage" });
    },
  });
  const askToEmpty = async (): Promise<void> => {
    const sure = await askToConfirm({
      title: `Empty ${bucketId}?`,
      body: "Every file in it is deleted, and the app finds none of them from then on. This cannot be undone.",
      confirm: "Delete all files",
      tone: "danger",
    });
    if (sure) empty.mutate({ params, body: {} });
  };
  const askToRemove = async (): Promise<void> => {
    const sure = await askToConfirm({
      title: `Delete ${bucketId}?`,
      body: "The app can store nothing in it from then on. Only an empty bucket can be deleted.",
      confirm: "Delete bucket",
      tone: "danger",
    });
    if (sure) remove.mutate({ params });
  };
  return (
    <SettingsGroup title="Delete">
      <SettingsRow title="Empty the bucket" facts="Deletes every file. The bucket stays.">
        <Button variant="danger" loading={empty.isPending} onClick={() => void askToEmpty()}>
          Empty bucket
        </Button>
      </SettingsRow>
      <SettingsRow title="Delete the bucket" facts="It has to be empty.">
        <Button variant="danger" loading={remove.isPending} onClick={() => void askToRemove()}>
          Delete bucket
        </Button>
      </SettingsRow>
    </SettingsGroup>
  );
}

export function BucketSettings({ projectId, backend }: AreaViewProps) {
  const [{ bucket: bucketId }] = useViewState(({ bucket }) => ({ bucket: typeof bucket === "string" ? bucket : "" }));
  const params = { id: projectId, bucketId };
  const details = useRoute(cloudStorageContract.bucket, { params });
  const [isDirty, setDirty] = useState(false);
  useViewBlocker(isDirty, {
    title: "Discard unsaved changes?",
    text: "The settings of this bucket are not saved.",
    confirm: "Discard",
  });
  const change = useRouteMutation(cloudStorageContract.changeBucket, {
    invalidates: () => [bucketPath(projectId, bucketId), bucketsPath(projectId, backend.ref)],
    onSuccess: () => {
      setDirty(false);
      showToast({ tone: "ok", title: "Bucket saved" });
    },
  });
  const save = async (isPublic: boolean, body: Omit<BucketDetails, "id" | "name" | "policies" | "max_file_bytes">) => {
    const opens = isPublic && details.data?.public === false;
    const sure =
      !opens ||
      (await askToConfirm({
        title: `Make ${bucketId} public?`,
        body: "Everybody who has or guesses a file's address can open it, without signing in.",
        confirm: "Make public",
        tone: "danger",
      }));
    if (sure) change.mutate({ params, body });
  };
  if (details.isPending)
    return (
      <div className={classes.page} role="status" aria-busy="true" aria-label="Loading the bucket">
        <SkeletonLines widths={["40%", "100%", "100%", "60%"]} height={28} />
      </div>
    );
  if (details.isError) return <ErrorState error={details.error} onRetry={() => void details.refetch()} />;
  const { data } = details;
  return (
    <div className={classes.page}>
      <SettingsGroup title={data.name}>
        <BucketFields
          key={JSON.stringify([data.public, data.file_size_limit, data.allowed_mime_types])}
          of={data}
          maxFileBytes={data.max_file_bytes}
          submit="Save"
          isSaving={change.isPending}
          onDirty={setDirty}
          onSave={({ public: isPublic, file_size_limit, allowed_mime_types }) =>
            void save(isPublic, { public: isPublic, file_size_limit, allowed_mime_types })
          }
        />
      </SettingsGroup>
      <Policies details={data} />
      <Ends projectId={projectId} backendRef={backend.ref} bucketId={bucketId} />
    </div>
  );
}
