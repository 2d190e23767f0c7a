/** A field for a comment. After "@" it offers the people who have access. */
import { Button, Combobox, Textarea, useCombobox } from "@mantine/core";
import { useRoute } from "@slipway/ui/api/use-route";
import { PersonAvatar } from "@slipway/ui/kit/person-avatar.tsx";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { commentsContract, MAX_COMMENT_CHARACTERS } from "../../contract/index.ts";
import { useCommentDraft } from "./drafts.ts";
import { mentionQuery, offeredPeople, withMention, writtenName } from "./mention-query.ts";
import classes from "../panel/panel.module.css";

export interface CommentBoxProps {
  projectId: string;
  /** Keeps the text while the panel is closed. */
  draftKey: string;
  /** The text to change; "" for a new comment. */
  initial?: string;
  label: string;
  send: string;
  busy: boolean;
  /** Called with the text; `done` forgets what was typed. */
  onSend: (text: string, done: () => void) => void;
  onCancel?: () => void;
  takesFocus?: boolean;
}

function useMentions(projectId: string, text: string) {
  const [caret, setCaret] = useState(0);
  const query = mentionQuery(text, caret);
  const people = useRoute(
    commentsContract.people,
    { params: { id: projectId } },
    { enabled: query !== null, staleTime: 60_000 },
  ).data?.people;
  const offered = query === null || people === undefined ? [] : offeredPeople(query, people);
  return { caret, setCaret, people: people ?? [], offered };
}

export function CommentBox(props: CommentBoxProps) {
  const { projectId, initial = "", label, busy, onCancel } = props;
  const mobile = useIsMobile();
  const [text, setText] = useCommentDraft(props.draftKey, initial);
  const field = useRef<HTMLTextAreaElement>(null);
  const { caret, setCaret, people, offered } = useMentions(projectId, text);
  const [isRefused, setRefused] = useState<string | null>(null);
  const refuse = (at: number | null): void => setRefused(at === null ? null : `${at} ${text}`);
  const isOffering = offered.length > 0 && isRefused !== `${caret} ${text}`;
  const combobox = useCombobox({ opened: isOffering });
  const firstOffered = isOffering ? offered[0]!.id : null;
  const { selectFirstOption } = combobox;
  useEffect(() => {
    // Enter takes the first one.
    if (firstOffered !== null) selectFirstOption();
  }, [firstOffered, selectFirstOption]);
  const tooLong = text.length > MAX_COMMENT_CHARACTERS;
  const mayEnd = text.trim() !== "" && text !== initial && !tooLong && !busy;
  const send = () => mayEnd && props.onSend(text, () => setText(null));
  const cancel = () => {
    setText(null);
    onCancel?.();
  };
  const choose = (id: string) => {
    const person = people.find((each) => each.id === id);
    if (person === undefined) return;
    const next = withMention(text, caret, writtenName(person, people));
    setText(next.text);
    setCaret(next.caret);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(next.caret, next.caret);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape" && (isOffering || onCancel !== undefined)) {
      event.stopPropagation();
      event.preventDefault();
      if (isOffering) refuse(caret);
      else cancel();
    } else if (event.key === "Enter" && !event.shiftKey && !mobile && !isOffering) {
      event.preventDefault();
      send();
    }
  };
  return (
    <div className={classes.box} onKeyDownCapture={onKeyDown}>
      <Combobox store={combobox} onOptionSubmit={choose} position="bottom-start" width="target" withinPortal={false}>
        <Combobox.Target withKeyboardNavigation={isOffering} withAriaAttributes={isOffering}>
          <Textarea
            ref={field}
            aria-label={label}
            placeholder={label}
            value={text}
            autosize
            minRows={2}
            maxRows={8}
            data-autofocus={props.takesFocus || undefined}
            autoFocus={props.takesFocus === true && !mobile}
            error={tooLong && `${text.length - MAX_COMMENT_CHARACTERS} characters too many`}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setCaret(event.currentTarget.selectionStart);
            }}
            onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={!isOffering}>
          <Combobox.Options aria-label="People to mention">
            {offered.map((person) => (
              <Combobox.Option key={person.id} value={person.id}>
                <span className={classes.offered}>
                  <PersonAvatar id={person.id} name={person.name} photoUrl={person.photo_url} size={20} />
                  <span>{person.name}</span>
                  {person.username !== null && <span className={classes.quiet}>@{person.username}</span>}
                </span>
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      <div className={classes.boxFoot}>
        <span className={classes.quiet}>@ mentions people</span>
        {onCancel !== undefined && (
          <Button variant="subtle" onClick={cancel}>
            Cancel
          </Button>
        )}
        <Button variant="filled" disabled={!mayEnd} loading={busy} onClick={send}>
          {props.send}
        </Button>
      </div>
    </div>
  );
}
