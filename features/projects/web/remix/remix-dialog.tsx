/** Makes a copy of a project: where it goes, what comes along, and what stays. [W2.30] [W6.11] [W6.15] [P6] [P7] */
import { Button, NativeSelect, Radio } from "@mantine/core";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { closeDialog, openDialog } from "@slipway/ui/kit/dialogs/dialog-store";
import { LoadFailed } from "@slipway/ui/kit/status/load-failed.tsx";
import { SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { Check, Minus } from "lucide-react";
import { useState, type FormEvent } from "react";
import { workspacesContract, type OwnWorkspace } from "../../../workspaces/contract/index.ts";
import { projectsContract, type Project, type PublicProject } from "../../contract/index.ts";
import classes from "./remix.module.css";

type Source = Project | PublicProject;

interface RemixFormProps {
  source: Source;
  homes: readonly OwnWorkspace[];
  onMade: (id: string) => void;
}

const hasBackend = (source: Source): boolean => "is_supabase_enabled" in source && source.is_supabase_enabled;

/** The source's own workspace first: that is where the copy goes if nobody chooses. */
const firstHome = (source: Source, homes: readonly OwnWorkspace[]): string | undefined =>
  (homes.find(({ id }) => "workspace_id" in source && id === source.workspace_id) ?? homes[0])?.id;

function WhatComesAlong({ source, withHistory }: { source: Source; withHistory: boolean }) {
  const along = [
    withHistory ? "All files, with every version" : "All files of the newest version",
    ...(hasBackend(source) ? ["Its database's tables and rules, empty"] : []),
  ];
  const stays = hasBackend(source) ? "Chat, rows, users, uploaded files and secrets" : "Chat, secrets and settings";
  return (
    <ul className={classes.what} aria-label="What is copied">
      {along.map((words) => (
        <li key={words}>
          <Check size={15} aria-hidden="true" />
          {words}
        </li>
      ))}
      <li data-stays>
        <Minus size={15} aria-hidden="true" />
        Not copied: {stays.charAt(0).toLowerCase() + stays.slice(1)}
      </li>
    </ul>
  );
}

function RemixForm({ source, homes, onMade }: RemixFormProps) {
  const [home, setHome] = useState(() => firstHome(source, homes));
  const [withHistory, setWithHistory] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const remix = useRouteMutation(projectsContract.remix, {
    invalidates: () => ["/workspaces", "/user/projects"],
    onSuccess: ({ id }) => {
      closeDialog();
      onMade(id);
    },
    onError: (error) => {
      if (error.kind === "user") setRefusal(error.userMessage);
      return error.kind === "user";
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setRefusal(null);
    remix.mutate({
      params: { id: source.id },
      body: { ...(home === undefined ? {} : { workspace_id: home }), include_history: withHistory },
    });
  };
  if (home === undefined) return <p>You need a workspace in which you may create projects.</p>;
  return (
    <form className={classes.form} onSubmit={submit}>
      <p>The copy is yours: nothing that you change in it changes {source.display_name}.</p>
      {homes.length > 1 && (
        <NativeSelect
          label="Workspace"
          value={home}
          disabled={remix.isPending}
          data={homes.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => setHome(event.currentTarget.value)}
        />
      )}
      {source.permissions.includes("EditProject") && (
        <Radio.Group
          label="Versions"
          value={withHistory ? "all" : "newest"}
          onChange={(value) => setWithHistory(value === "all")}
        >
          <div className={classes.radios}>
            <Radio value="newest" label="The newest only" disabled={remix.isPending} />
            <Radio value="all" label="All, so that earlier ones can be brought back" disabled={remix.isPending} />
          </div>
        </Radio.Group>
      )}
      <WhatComesAlong source={source} withHistory={withHistory} />
      {refusal !== null && (
        <p className={classes.refusal} role="alert">
          {refusal}
        </p>
      )}
      <div className={classes.end}>
        <span role="status">
          {remix.isPending &&
            (hasBackend(source) ? "Copying the files and making the database…" : "Copying the files…")}
        </span>
        <Button variant="subtle" disabled={remix.isPending} onClick={() => closeDialog()}>
          Cancel
        </Button>
        <Button type="submit" variant="filled" data-autofocus loading={remix.isPending}>
          Remix
        </Button>
      </div>
    </form>
  );
}

function RemixDialog({ source, onMade }: Omit<RemixFormProps, "homes">) {
  const workspaces = useRoute(workspacesContract.list, {});
  if (workspaces.isPending)
    return (
      <div role="status" aria-busy="true" aria-label="Loading your workspaces">
        <SkeletonLines widths={["100%", "60%", "80%"]} height={18} gap={14} />
      </div>
    );
  if (workspaces.data === undefined)
    return (
      <LoadFailed
        title="Could not load your workspaces"
        error={workspaces.error}
        onRetry={() => void workspaces.refetch()}
      />
    );
  const homes = workspaces.data.workspaces.filter(({ permissions }) => permissions.includes("CreateProject"));
  return <RemixForm source={source} homes={homes} onMade={onMade} />;
}

export function openRemixDialog(source: Source, onMade: (id: string) => void): void {
  const done = (id: string): void => {
    showToast({ tone: "ok", title: "Copied", message: `This is your copy of ${source.display_name}.` });
    onMade(id);
  };
  openDialog({ title: `Remix ${source.display_name}`, content: <RemixDialog source={source} onMade={done} /> });
}
