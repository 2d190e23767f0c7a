/** Where a message is written. Enter sends, Shift+Enter breaks, on phones only the button sends. (product page, item 11) */
import { ActionIcon, Menu, Tooltip } from "@mantine/core";
import { limits } from "@slipway/kernel/limits";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { ArrowUp, Check, ChevronDown, Square } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from "react";
import { setDraft, useDraft } from "./draft.ts";
import { useRateLimitSeconds } from "./use-rate-limit.ts";
import styles from "./composer.module.css";

export interface ComposerProps {
  projectId: string;
  placeholder: string;
  chatOnly: boolean;
  onChatOnly: (chatOnly: boolean) => void;
  modelLabel: string;
  /** A turn runs: Stop is shown, and what is sent waits in the queue. */
  running: boolean;
  onSend: (text: string) => void;
  onStop: () => void;
  /** Up in the empty box: the last queued message comes back. */
  onEditQueued: () => void;
  /** Tab in the empty box. */
  firstSuggestion: string | null;
}

/** Grows with its text up to a bound, then scrolls. */
function useAutosize(box: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    element.style.height = "auto";
    element.style.height = `${Math.min(element.scrollHeight, 260)}px`;
  }, [box, text]);
}

function ModeMenu({ chatOnly, onChatOnly }: Pick<ComposerProps, "chatOnly" | "onChatOnly">) {
  const options = [
    { value: false, label: "Agent", hint: "Plans, edits and checks the app" },
    { value: true, label: "Chat", hint: "Answers and changes nothing" },
  ];
  return (
    <Menu position="top-start">
      <Menu.Target>
        <button type="button" className={styles.mode} aria-label={`Mode: ${chatOnly ? "Chat" : "Agent"}`}>
          {chatOnly ? "Chat" : "Agent"}
          <ChevronDown size={13} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {options.map((option) => (
          <Menu.Item
            key={option.label}
            onClick={() => onChatOnly(option.value)}
            rightSection={option.value === chatOnly ? <Check size={14} aria-label="chosen" /> : undefined}
          >
            {option.label}
            <span className={styles.hint}>{option.hint}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

interface SendButtonProps {
  disabledReason: string | null;
  running: boolean;
  empty: boolean;
  onSend: () => void;
  onStop: () => void;
}

function SendButton({ disabledReason, running, empty, onSend, onStop }: SendButtonProps) {
  if (running && empty) {
    return (
      <Tooltip label="Stop">
        <ActionIcon size={32} variant="filled" aria-label="Stop" onClick={onStop}>
          <Square size={12} fill="currentColor" />
        </ActionIcon>
      </Tooltip>
    );
  }
  const label = disabledReason ?? (running ? "Send when the current turn is finished" : "Send");
  return (
    <Tooltip label={label}>
      <ActionIcon
        size={32}
        variant="filled"
        aria-label={running ? "Queue message" : "Send"}
        data-disabled={disabledReason !== null || undefined}
        aria-disabled={disabledReason !== null}
        onClick={onSend}
      >
        <ArrowUp size={17} />
      </ActionIcon>
    </Tooltip>
  );
}

function Counter({ length }: { length: number }) {
  if (length < limits.messageCounterFrom) return null;
  const over = length > limits.messageCharacters;
  return (
    <span className={styles.counter} data-over={over || undefined} role="status">
      {length.toLocaleString()} / {limits.messageCharacters.toLocaleString()}
    </span>
  );
}

/** Why Send rests, in words, or null. */
function reasonNotToSend(text: string, seconds: number): string | null {
  if (seconds > 0) return `You are sending messages too quickly. Try again in ${seconds} s.`;
  if (text.trim() === "") return "Write a message first";
  if (text.length > limits.messageCharacters)
    return `A message has at most ${limits.messageCharacters.toLocaleString()} characters`;
  return null;
}

export function Composer(props: ComposerProps) {
  const { projectId, running, firstSuggestion } = props;
  const text = useDraft(projectId);
  const mobile = useIsMobile();
  const box = useRef<HTMLTextAreaElement>(null);
  const seconds = useRateLimitSeconds(projectId);
  const reason = reasonNotToSend(text, seconds);
  useAutosize(box, text);
  useEffect(() => {
    if (!mobile) box.current?.focus();
  }, [mobile, projectId]);

  const send = () => {
    if (reason !== null) return;
    setDraft(projectId, "");
    props.onSend(text.trim());
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && !event.shiftKey && !mobile) {
      event.preventDefault();
      send();
    } else if (event.key === "ArrowUp" && text === "") {
      event.preventDefault();
      props.onEditQueued();
    } else if (event.key === "Tab" && !event.shiftKey && text === "" && firstSuggestion !== null) {
      event.preventDefault();
      setDraft(projectId, firstSuggestion);
    }
  };

  return (
    <div className={styles.composer}>
      <textarea
        ref={box}
        rows={mobile ? 1 : 2}
        value={text}
        placeholder={props.placeholder}
        aria-label="Message"
        onChange={(event) => setDraft(projectId, event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.row}>
        <ModeMenu chatOnly={props.chatOnly} onChatOnly={props.onChatOnly} />
        <span className={styles.model}>{props.modelLabel}</span>
        <span className={styles.space} />
        <Counter length={text.length} />
        <SendButton
          disabledReason={reason}
          running={running}
          empty={text.trim() === ""}
          onSend={send}
          onStop={props.onStop}
        />
      </div>
    </div>
  );
}
