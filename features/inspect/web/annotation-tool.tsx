/** Notes by staff on the message chosen in the chat. [T2.21] [T4.02] [T8.04] */
import { Button, TagsInput, Textarea } from "@mantine/core";
import type { AppError } from "@slipway/kernel/errors";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { EmptyState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { useActiveMessage } from "@slipway/ui/session/active-message";
import { ToolHeader } from "@slipway/ui/navigation/tool-header.tsx";
import { MessageSquareText } from "lucide-react";
import { useEffect, useState, type FormEvent } from "react";
import { ANNOTATION_CHARACTERS, inspectContract, isOffered, tagsFrom, type Annotation } from "../contract/index.ts";
import own from "./annotation.module.css";
import classes from "./inspect.module.css";

/** [T9.01] */
const NOTICE_MS = 3000;

/** The failed action, and the server's reason. [T8.04] */
interface Failure {
  title: string;
  reason: string;
}

const failureOf = (title: string, { userMessage }: AppError): Failure => ({
  title,
  reason: userMessage.trim() || "An unknown error occurred",
});

interface MessageProps {
  projectId: string;
  messageId: string;
}

export function AnnotationTool({ projectId }: { projectId: string }) {
  const message = useActiveMessage(projectId);
  if (message === null) {
    return (
      <div className={classes.tool}>
        <ToolHeader title="Annotations" />
        <EmptyState icon={MessageSquareText} title="No message selected. Please select a message to annotate.">
          Click a message in the chat.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={classes.tool}>
      <ToolHeader>
        <span className={classes.spanName} title={message.excerpt}>
          {message.excerpt}
        </span>
      </ToolHeader>
      <div className={classes.body} tabIndex={0} role="group" aria-label="Annotations">
        <Annotations key={message.id} projectId={projectId} messageId={message.id} />
      </div>
    </div>
  );
}

/** A notice that is shown for a moment. */
function useNotice(): [string | null, (text: string) => void] {
  const [notice, setNotice] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (notice === null) return;
    const timer = setTimeout(() => setNotice(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return [notice?.text ?? null, (text) => setNotice({ text })];
}

function Annotations({ projectId, messageId }: MessageProps) {
  const list = useRoute(inspectContract.annotations, { params: { projectId, messageId } });
  const [notice, show] = useNotice();
  const [failure, setFailure] = useState<Failure | null>(null);
  const annotate = useRouteMutation(inspectContract.annotate, {
    invalidates: () => [`/projects/${projectId}/annotations`, "/admin/benchmarks"],
    onSuccess: () => {
      setFailure(null);
      show("Annotation saved successfully!");
    },
    onError: (error) => {
      setFailure(failureOf("Failed to save annotation", error));
      return true;
    },
  });
  // A message that the server does not know has no notes. [T7.02]
  const notes = list.error?.status === 404 ? [] : list.data?.annotations;
  return (
    <>
      {notice !== null && (
        <p className={own.notice} role="status">
          {notice}
        </p>
      )}
      {failure !== null && (
        <p className={own.failure} role="alert">
          <strong>{failure.title}</strong> {failure.reason}
        </p>
      )}
      {notes === undefined && list.isError && (
        <div className={own.failure} role="alert">
          Failed to load annotations <Button onClick={() => void list.refetch()}>Retry</Button>
        </div>
      )}
      {notes === undefined && !list.isError && <SkeletonLines widths={["80%", "40%", "70%"]} height={16} gap={12} />}
      {notes !== undefined && notes.length > 0 && (
        <ul className={own.notes}>
          {notes.map((note) => (
            <Note key={note.id} projectId={projectId} messageId={messageId} note={note} onFailure={setFailure} />
          ))}
        </ul>
      )}
      <section className={classes.section}>
        <h2>New annotation</h2>
        <NoteForm
          // Empties the form after a note was saved.
          key={`new ${annotate.isSuccess ? annotate.submittedAt : 0}`}
          label="Save annotation"
          saving={annotate.isPending}
          onSave={(written) => annotate.mutate({ params: { projectId }, body: { message_id: messageId, ...written } })}
        />
      </section>
    </>
  );
}

interface NoteProps extends MessageProps {
  note: Annotation;
  onFailure: (failure: Failure | null) => void;
}

function Note({ projectId, messageId, note, onFailure }: NoteProps) {
  const [editing, setEditing] = useState(false);
  const params = { projectId, messageId, annotationId: note.id };
  const invalidates = () => [`/projects/${projectId}/annotations`, "/admin/benchmarks"];
  const failed = (title: string) => (error: AppError) => {
    onFailure(failureOf(title, error));
    return true;
  };
  const update = useRouteMutation(inspectContract.updateAnnotation, {
    invalidates,
    onSuccess: () => {
      onFailure(null);
      setEditing(false);
    },
    onError: failed("Failed to update annotation"),
  });
  const remove = useRouteMutation(inspectContract.removeAnnotation, {
    invalidates,
    onSuccess: () => onFailure(null),
    onError: failed("Failed to delete annotation"),
  });
  if (editing) {
    return (
      <li>
        <NoteForm
          label="Save"
          note={note}
          saving={update.isPending}
          onSave={(body) => update.mutate({ params, body })}
          onCancel={() => setEditing(false)}
        />
      </li>
    );
  }
  return (
    <li>
      <p className={classes.text}>{note.annotation}</p>
      <div className={own.noteFoot}>
        <span>{note.annotator_username}</span>
        {note.tags.map((tag) => (
          <span key={tag} className={classes.tag}>
            {tag}
          </span>
        ))}
        <Button onClick={() => setEditing(true)}>Edit</Button>
        <Button loading={remove.isPending} onClick={() => remove.mutate({ params })}>
          Delete
        </Button>
      </div>
    </li>
  );
}

interface NoteFormProps {
  label: string;
  note?: Annotation;
  saving: boolean;
  onSave: (written: { annotation: string; tags: string[] }) => void;
  onCancel?: () => void;
}

/** When saving fails, the form keeps what was typed. */
function NoteForm({ label, note, saving, onSave, onCancel }: NoteFormProps) {
  const [text, setText] = useState(note?.annotation ?? "");
  const [tags, setTags] = useState<string[]>(note?.tags ?? []);
  const known = useRoute(inspectContract.tags, {}, { staleTime: 60_000 });
  const checked = tagsFrom(tags.join(","));
  const problem = "problem" in checked ? checked.problem : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "" && "tags" in checked) onSave({ annotation: text.trim(), tags: checked.tags });
  };
  return (
    <form className={own.form} onSubmit={submit}>
      <Textarea
        label="Annotation"
        rows={4}
        resize="vertical"
        maxLength={ANNOTATION_CHARACTERS}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <TagsInput
        label="Tags"
        description="Separated by commas"
        data={(known.data?.tags ?? []).filter(isOffered)}
        value={tags}
        onChange={setTags}
        error={problem}
        acceptValueOnBlur
      />
      <div className={own.formRow}>
        <Button type="submit" variant="filled" loading={saving} disabled={text.trim() === "" || problem !== null}>
          {label}
        </Button>
        {onCancel !== undefined && (
          <Button onClick={onCancel} disabled={saving}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
