/** Texts to go on with: those that this person ran lately, and those that they saved. */
import { ActionIcon, Button, TextInput, Tooltip } from "@mantine/core";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { SidePanel } from "@slipway/ui/kit/side-panel/side-panel.tsx";
import { EmptyState, ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { Bookmark, History, Trash2 } from "lucide-react";
import { useState } from "react";
import {
  cloudSqlContract,
  MAX_KEPT_CHARACTERS,
  MAX_NAME_CHARACTERS,
  type RanText,
  type SavedText,
} from "../../contract/index.ts";
import { rowsInWords, timeInWords } from "../results/result-words.ts";
import classes from "./texts.module.css";

export interface TextsPanelProps {
  projectId: string;
  onTake: (sql: string) => void;
  onClose: () => void;
}

const Loading = ({ what }: { what: string }) => (
  <div role="status" aria-busy="true" aria-label={`Loading ${what}`}>
    <SkeletonLines widths={["100%", "100%", "100%"]} height={44} />
  </div>
);

function outcomeInWords({ outcome, rows, milliseconds }: RanText): string {
  if (outcome === "failed") return "Failed";
  if (outcome === "cancelled") return "Cancelled";
  return `${rowsInWords(rows ?? 0)} · ${timeInWords(milliseconds)}`;
}

export function HistoryPanel({ projectId, onTake, onClose }: TextsPanelProps) {
  const params = { id: projectId };
  const list = useRoute(cloudSqlContract.history, { params }, { staleTime: 0 });
  const clear = useRouteMutation(cloudSqlContract.clearHistory, {
    invalidates: () => [`/projects/${projectId}/cloud/sql/history`],
  });
  const ran = list.data?.ran;
  return (
    <SidePanel title="History" onClose={onClose}>
      <div className={classes.panel}>
        <p>Only you see what you ran. Texts with passwords or keys are not kept.</p>
        {list.error !== null && ran === undefined && (
          <ErrorState error={list.error} onRetry={() => void list.refetch()} />
        )}
        {list.isPending && <Loading what="the history" />}
        {ran?.length === 0 && (
          <EmptyState icon={History} title="Nothing yet">
            Statements appear here once they ran.
          </EmptyState>
        )}
        <ul className={classes.texts}>
          {ran?.map((one) => (
            <li key={one.id}>
              <button type="button" onClick={() => onTake(one.sql)}>
                <code>{one.sql}</code>
                <small data-outcome={one.outcome}>
                  {outcomeInWords(one)} · <RelativeTime at={one.at} />
                </small>
              </button>
            </li>
          ))}
        </ul>
        {ran !== undefined && ran.length > 0 && (
          <Button loading={clear.isPending} onClick={() => clear.mutate({ params })}>
            Clear history
          </Button>
        )}
      </div>
    </SidePanel>
  );
}

function SaveForm({ projectId, text, names }: { projectId: string; text: string; names: ReadonlySet<string> }) {
  const [name, setName] = useState("");
  const save = useRouteMutation(cloudSqlContract.save, {
    invalidates: () => [`/projects/${projectId}/cloud/sql/saved`],
    onSuccess: (saved) => {
      showToast({ tone: "ok", title: `Saved “${saved.name}”` });
      setName("");
    },
  });
  const isEmpty = text.trim() === "";
  const isLong = text.length > MAX_KEPT_CHARACTERS;
  const replaces = names.has(name.trim());
  const isReady = name.trim() !== "" && !isEmpty && !isLong;
  const reason = isEmpty
    ? "The editor is empty."
    : isLong
      ? `A saved query has at most ${MAX_KEPT_CHARACTERS.toLocaleString("en")} characters.`
      : "The whole text of the editor is saved, for you alone.";
  return (
    <form
      className={classes.save}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) save.mutate({ params: { id: projectId }, body: { name, sql: text } });
      }}
    >
      <TextInput
        label="Name"
        placeholder="Orders of this week"
        description={reason}
        value={name}
        maxLength={MAX_NAME_CHARACTERS}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      <Button type="submit" variant="filled" disabled={!isReady} loading={save.isPending}>
        {replaces ? "Replace" : "Save"}
      </Button>
    </form>
  );
}

function SavedRow({
  one,
  onTake,
  onRemove,
}: {
  one: SavedText;
  onTake: (sql: string) => void;
  onRemove: (one: SavedText) => void;
}) {
  return (
    <li>
      <button type="button" onClick={() => onTake(one.sql)}>
        <strong>{one.name}</strong>
        <code>{one.sql}</code>
      </button>
      <Tooltip label="Delete">
        <ActionIcon aria-label={`Delete ${one.name}`} onClick={() => onRemove(one)}>
          <Trash2 size={16} />
        </ActionIcon>
      </Tooltip>
    </li>
  );
}

export function SavedPanel({ projectId, text, onTake, onClose }: TextsPanelProps & { text: string }) {
  const list = useRoute(cloudSqlContract.saved, { params: { id: projectId } });
  const remove = useRouteMutation(cloudSqlContract.removeSaved, {
    invalidates: () => [`/projects/${projectId}/cloud/sql/saved`],
  });
  const askToRemove = async ({ id: queryId, name }: SavedText): Promise<void> => {
    const sure = await askToConfirm({
      title: `Delete “${name}”?`,
      body: "The saved query is gone then. The database stays as it is.",
      confirm: "Delete",
      tone: "danger",
    });
    if (sure) remove.mutate({ params: { id: projectId, queryId } });
  };
  const saved = list.data?.saved;
  return (
    <SidePanel title="Saved queries" onClose={onClose}>
      <div className={classes.panel}>
        <SaveForm projectId={projectId} text={text} names={new Set(saved?.map(({ name }) => name))} />
        {list.error !== null && saved === undefined && (
          <ErrorState error={list.error} onRetry={() => void list.refetch()} />
        )}
        {list.isPending && <Loading what="saved queries" />}
        {saved?.length === 0 && (
          <EmptyState icon={Bookmark} title="No saved queries">
            Save a text under a name to find it again.
          </EmptyState>
        )}
        <ul className={classes.texts}>
          {saved?.map((one) => (
            <SavedRow key={one.id} one={one} onTake={onTake} onRemove={(removed) => void askToRemove(removed)} />
          ))}
        </ul>
      </div>
    </SidePanel>
  );
}
