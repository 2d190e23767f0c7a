/** The files of a turn that was not applied, and what a person can do with them. Nothing of them is in the app. */
import { Button } from "@mantine/core";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { showToast } from "@slipway/ui/kit/status/toast";
import { ChevronRight, FilePen, Play } from "lucide-react";
import type { Draft, DraftFile, DraftState } from "../../../../agent/contract/index.ts";
import { chatContract } from "../../../contract/index.ts";
import { filesIn, useSay } from "../../language/chat-language.tsx";
import card from "../card.module.css";
import styles from "./draft-card.module.css";

export interface DraftCardProps {
  projectId: string;
  /** The answer whose turn made it. */
  aiMessageId: string;
  draft: Draft;
  state: DraftState;
  /** A turn runs now. */
  busy: boolean;
  /** The turn asked a question, and its answer continues the draft. */
  asks: boolean;
  onContinue: () => void;
}

const CHANGES: Record<DraftFile["change"], string> = { created: "new", changed: "changed", deleted: "deleted" };

function FileRow({ file: { path, change, added, removed } }: { file: DraftFile }) {
  const say = useSay();
  return (
    <li>
      <code>{path}</code>
      <span className={styles.lines}>
        {say(CHANGES[change])}
        {added > 0 && <ins> +{added}</ins>}
        {removed > 0 && <del> −{removed}</del>}
      </span>
    </li>
  );
}

function Files({ draft: { files: named, more_files: more } }: { draft: Draft }) {
  const say = useSay();
  return (
    <details className={styles.files}>
      <summary>
        <ChevronRight size={14} aria-hidden="true" />
        {filesIn(named.length + more, say)}
      </summary>
      <ul aria-label={say("Files of the draft")}>
        {named.map((file) => (
          <FileRow key={file.path} file={file} />
        ))}
        {more > 0 && (
          <li className={styles.lines}>
            {say(more === 1 ? "and {count} more file" : "and {count} more files", { count: more })}
          </li>
        )}
      </ul>
    </details>
  );
}

function Judged({ draft: { checked, failing, left_out: leftOut } }: { draft: Draft }) {
  const say = useSay();
  return (
    <>
      {failing.length > 0 && (
        <ul className={styles.failing} aria-label={say("What fails")}>
          {failing.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {!checked && <p className={card.note}>{say("These files have not been through the final checks.")}</p>}
      {leftOut.length > 0 && (
        <p className={card.note}>{say("Too large to keep: {files}", { files: leftOut.join(", ") })}</p>
      )}
    </>
  );
}

const KEPT_FOR_ANSWER = "Not in your app yet. It continues with your answer to the question below.";

const OVER: Partial<Record<DraftState, string>> = {
  continued: "The draft was continued below.",
  gone: "This draft was deleted to make room for newer ones.",
};

export function DraftCard({ projectId, aiMessageId, draft, state, busy, asks, onContinue }: DraftCardProps) {
  const say = useSay();
  const params = { params: { id: projectId, aiMessageId } };
  const restore = useRouteMutation(chatContract.restoreDraft);
  const keep = useRouteMutation(chatContract.keepDraft);
  const discard = useRouteMutation(chatContract.discardDraft, {
    onSuccess: () =>
      showToast({
        tone: "ok",
        title: say("Draft discarded"),
        action: { label: say("Undo"), run: () => restore.mutate(params) },
      }),
  });
  // A kept draft has its version card.
  if (state === "kept") return null;
  if (state === "discarded")
    return (
      <p className={styles.over}>
        {say("The draft was discarded.")}
        <Button variant="subtle" loading={restore.isPending} onClick={() => restore.mutate(params)}>
          {say("Restore")}
        </Button>
      </p>
    );
  if (state !== "open") return <p className={styles.over}>{say(OVER[state] ?? "")}</p>;
  const isDeciding = keep.isPending || discard.isPending;
  return (
    <section className={card.card} aria-label={say("Draft")}>
      <header className={card.head}>
        <FilePen size={16} aria-hidden="true" />
        <div>
          <p className={card.title}>{say("Draft")}</p>
          <p className={card.note}>{say(asks ? KEPT_FOR_ANSWER : "Kept, but not in your app yet.")}</p>
        </div>
      </header>
      <Files draft={draft} />
      <Judged draft={draft} />
      <div className={styles.row}>
        {!asks && (
          <Button
            variant="filled"
            leftSection={<Play size={14} />}
            disabled={busy || isDeciding}
            title={busy ? say("A turn is running.") : undefined}
            onClick={onContinue}
          >
            {say("Continue")}
          </Button>
        )}
        <Button
          variant="default"
          loading={keep.isPending}
          disabled={busy || discard.isPending}
          onClick={() => keep.mutate(params)}
        >
          {say("Keep as it is")}
        </Button>
        <Button
          variant="default"
          loading={discard.isPending}
          disabled={busy || keep.isPending}
          onClick={() => discard.mutate(params)}
        >
          {say("Discard")}
        </Button>
      </div>
    </section>
  );
}
