import { Button } from "@mantine/core";
import { limits } from "@slipway/kernel/limits";
import { ModeMenu } from "@slipway/ui/kit/composer/mode-menu.tsx";
import { ArrowUp } from "lucide-react";
import { useId, useRef, type KeyboardEvent } from "react";
import { BuilderLine } from "./builder-line.tsx";
import classes from "./prompt-box.module.css";
import { setPromptDraft, setPromptMode, usePromptDraft } from "./prompt-draft.ts";
import { Proposals } from "./proposals.tsx";
import { useStartProject } from "./use-start-project.ts";

export interface PromptBoxProps {
  autoFocus?: boolean;
  /** A single line beside its button until there is text. */
  compact?: boolean;
  /** The page around it gets no answer from the server. */
  unreachable?: boolean;
}

const UNREACHABLE = "Can't reach Slipway. Your text is kept. Retrying…";
const counter = new Intl.NumberFormat();

/** The question's answer: works before signing in. Enter sends, Shift+Enter breaks the line. */
export function PromptBox({ autoFocus, compact = false, unreachable = false }: PromptBoxProps) {
  const text = usePromptDraft((draft) => draft.text);
  const chatOnly = usePromptDraft((draft) => draft.chatOnly);
  const { state, start } = useStartProject();
  const silent = unreachable || state === "unreachable";
  const hintId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const ready = text.trim() !== "" && text.length <= limits.messageCharacters;
  const toField = () => field.current?.focus();
  const send = () => {
    if (!ready || state !== "idle") return toField();
    start(text.trim(), toField);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const byTouch = window.matchMedia("(pointer: coarse)").matches;
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || byTouch) return;
    event.preventDefault();
    send();
  };
  return (
    <div>
      <div className={classes.box} data-compact={compact || undefined} data-busy={state === "starting" || undefined}>
        <textarea
          ref={field}
          className={classes.text}
          rows={compact ? 1 : 3}
          value={text}
          autoFocus={autoFocus}
          placeholder={
            compact
              ? "What do you want to build?"
              : "A booking page for my bike workshop, with prices and opening hours"
          }
          aria-label="What do you want to build?"
          aria-describedby={silent || !compact ? hintId : undefined}
          onChange={(event) => setPromptDraft(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <div className={classes.foot}>
          {(!compact || chatOnly || text !== "") && <ModeMenu chatOnly={chatOnly} onChoose={setPromptMode} />}
          <span className={classes.count} data-over={text.length > limits.messageCharacters || undefined}>
            {text.length >= limits.messageCounterFrom &&
              `${counter.format(text.length)} of ${counter.format(limits.messageCharacters)}`}
          </span>
          <Button
            variant="primary"
            size="lg"
            rightSection={<ArrowUp size={16} />}
            loading={state === "starting"}
            onClick={send}
          >
            {chatOnly ? "Ask" : "Build"}
          </Button>
        </div>
      </div>
      <Proposals onChosen={toField} />
      {silent && (
        <p id={hintId} className={classes.hint} role="alert">
          {UNREACHABLE}
        </p>
      )}
      {!silent && !compact && <BuilderLine id={hintId} />}
    </div>
  );
}
