/** The agent's summary of the oldest part of a long conversation. People read and correct it. */
import { Button, Textarea } from "@mantine/core";
import { queryKey } from "@slipway/kernel/contract/client";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useQueryClient } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useId, useState, type FormEvent } from "react";
import { agentContract, MAX_SUMMARY_CHARACTERS, type ConversationSummary } from "../../../../agent/contract/index.ts";
import { SaidTime, useSay } from "../../language/chat-language.tsx";
import card from "../card.module.css";
import styles from "./memory.module.css";

const COUNTED_FROM = 0.9;

export function SummaryCard({ projectId, messages }: { projectId: string; messages: number }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const say = useSay();
  return (
    <div>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <ChevronRight size={14} aria-hidden="true" />
        {say("Works from a summary of the first {count} messages", { count: messages.toLocaleString() })}
      </button>
      <div id={id} hidden={!open}>
        {open && <OpenSummary projectId={projectId} />}
      </div>
    </div>
  );
}

function OpenSummary({ projectId }: { projectId: string }) {
  const input = { params: { id: projectId } };
  const { data, error, refetch } = useRoute(agentContract.summary, input);
  const cache = useQueryClient();
  const [editing, setEditing] = useState(false);
  const say = useSay();
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined)
    return (
      <div className={card.card} role="status" aria-busy="true" aria-label={say("Loading the summary")}>
        <SkeletonLines widths={["90%", "80%", "60%"]} />
      </div>
    );
  const put = (summary: ConversationSummary) => cache.setQueryData(queryKey(agentContract.summary, input), summary);
  return (
    <section className={card.card} aria-label={say("Summary of the earlier conversation")}>
      <p className={card.note}>
        {say(
          "The conversation has grown longer than the model can read at once, so it reads this in place of the first {count} messages. Correct what is wrong or missing: the next turn reads your text. The messages themselves stay as they are.",
          { count: data.messages.toLocaleString() },
        )}
      </p>
      {editing ? (
        <SummaryForm
          projectId={projectId}
          summary={data}
          onSaved={(saved) => {
            put(saved);
            setEditing(false);
          }}
          onReload={() => void refetch()}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          <pre className={styles.text} tabIndex={0} aria-label={say("Summary")}>
            {data.text}
          </pre>
          <div className={styles.row}>
            <Button variant="default" onClick={() => setEditing(true)}>
              {say("Edit")}
            </Button>
            <span className={card.note}>
              {say(data.edited ? "Corrected" : "Written by the model")} <SaidTime at={data.changed_at} />
            </span>
          </div>
        </>
      )}
    </section>
  );
}

interface SummaryFormProps {
  projectId: string;
  summary: ConversationSummary;
  onSaved: (summary: ConversationSummary) => void;
  /** Reads the summary again after somebody else changed it. */
  onReload: () => void;
  onCancel: () => void;
}

/** Typed text stays when the summary changed meanwhile. Saving again replaces the newer one, after the person has seen it. */
function SummaryForm({ projectId, summary, onSaved, onReload, onCancel }: SummaryFormProps) {
  const say = useSay();
  const [text, setText] = useState(summary.text);
  const [from, setFrom] = useState(summary.version);
  const save = useRouteMutation(agentContract.editSummary, {
    onSuccess: (saved) => {
      showToast({ tone: "ok", title: say("Summary saved") });
      onSaved(saved);
    },
    onError: (error) => {
      if (error.code === "summary_changed") onReload();
      return error.kind === "user";
    },
  });
  const isOlder = save.error?.code === "summary_changed" && summary.version !== from;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    setFrom(summary.version);
    save.mutate({ params: { id: projectId }, body: { text, version: summary.version } });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <Textarea
        aria-label={say("Summary")}
        rows={10}
        resize="vertical"
        maxLength={MAX_SUMMARY_CHARACTERS}
        value={text}
        data-autofocus
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {save.error !== null && (
        <p className={styles.failure} role="alert">
          {isOlder
            ? say("It was changed meanwhile, to this. Save again to replace it with yours.")
            : save.error.userMessage}
        </p>
      )}
      {isOlder && (
        <pre className={styles.text} tabIndex={0} aria-label={say("Newer summary")}>
          {summary.text}
        </pre>
      )}
      <div className={styles.row}>
        <Button type="submit" variant="filled" loading={save.isPending} disabled={text.trim() === ""}>
          {say("Save")}
        </Button>
        <Button variant="default" disabled={save.isPending} onClick={onCancel}>
          {say("Cancel")}
        </Button>
        {text.length > MAX_SUMMARY_CHARACTERS * COUNTED_FROM && (
          <span className={styles.count} role="status">
            {say("{count} of {max} characters", {
              count: text.length.toLocaleString(),
              max: MAX_SUMMARY_CHARACTERS.toLocaleString(),
            })}
          </span>
        )}
      </div>
    </form>
  );
}
