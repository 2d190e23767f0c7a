/** A question of the agent: options by mouse or keys 1-6, or a typed answer. The answer stays below it. */
import { ActionIcon, TextInput } from "@mantine/core";
import { ArrowUp, Check } from "lucide-react";
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from "react";
import type { AgentQuestion } from "../../../../agent/contract/index.ts";
import { limits } from "@slipway/kernel/limits";
import { useKey } from "@slipway/ui/keys/use-key";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { useSay } from "../../language/chat-language.tsx";
import styles from "./answer.module.css";

const KEYED = 6;

export interface QuestionCardProps {
  question: AgentQuestion;
  /** Null while nobody has answered. */
  given: string | null;
  /** It can be answered now. */
  open: boolean;
  onAnswer: (text: string) => void;
}

function OptionKey({ at, option, onAnswer }: { at: number; option: string; onAnswer: (text: string) => void }) {
  useKey({ keys: String(at), label: `Answer “${option}”`, group: "Question" }, () => onAnswer(option));
  return <kbd aria-hidden="true">{at}</kbd>;
}

/** Keys count only outside of fields: an empty composer hands the focus over, and takes it back with the first letter. */
function useFocusOfEmptyComposer(group: { current: HTMLElement | null }): (event: KeyboardEvent) => void {
  const mobile = useIsMobile();
  useEffect(() => {
    const composer = document.querySelector<HTMLTextAreaElement>("textarea[data-composer]");
    const focused = document.activeElement;
    const isFree = focused === document.body || focused === composer;
    if (!mobile && isFree && (composer?.value ?? "") === "") group.current?.focus({ preventScroll: true });
    return () => {
      // Answered: the card is still in the page while its effects end.
      if (!mobile) setTimeout(() => document.activeElement === document.body && composer?.focus());
    };
  }, [mobile, group]);
  return (event) => {
    const writes = event.key.length === 1 && !/[1-6 ]/.test(event.key) && !event.ctrlKey && !event.metaKey;
    // The letter is typed where the focus is when this has run.
    if (writes && event.target === event.currentTarget)
      document.querySelector<HTMLTextAreaElement>("textarea[data-composer]")?.focus();
  };
}

function OpenQuestion({ question, onAnswer }: Pick<QuestionCardProps, "question" | "onAnswer">) {
  const group = useRef<HTMLDivElement>(null);
  const onKeyDown = useFocusOfEmptyComposer(group);
  const [own, setOwn] = useState("");
  const say = useSay();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (own.trim() !== "") onAnswer(own.trim());
  };
  return (
    <div
      ref={group}
      className={styles.question}
      role="group"
      aria-label={`Question: ${question.question}`}
      tabIndex={-1}
      data-question
      onKeyDown={onKeyDown}
    >
      {question.question !== "" && <p className={styles.asked}>{question.question}</p>}
      <div className={styles.options}>
        {question.options.map((option, index) => (
          <button
            key={option}
            type="button"
            className={styles.option}
            aria-label={say(option)}
            onClick={() => onAnswer(option)}
          >
            {index < KEYED && <OptionKey at={index + 1} option={option} onAnswer={onAnswer} />}
            <span>{say(option)}</span>
          </button>
        ))}
      </div>
      <form onSubmit={submit}>
        <TextInput
          value={own}
          maxLength={limits.messageCharacters}
          aria-label={say("Answer in your own words")}
          placeholder={say("In your own words")}
          onChange={(event) => setOwn(event.currentTarget.value)}
          rightSection={
            own.trim() !== "" && (
              <ActionIcon type="submit" size={24} aria-label={say("Send the answer")}>
                <ArrowUp size={14} />
              </ActionIcon>
            )
          }
        />
      </form>
    </div>
  );
}

export function QuestionCard({ question, given, open, onAnswer }: QuestionCardProps) {
  const say = useSay();
  if (open && given === null) return <OpenQuestion question={question} onAnswer={onAnswer} />;
  // Without a question it was only a set of options.
  if (given === null && question.question === "") return null;
  return (
    <div className={styles.question}>
      {question.question !== "" && <p className={styles.asked}>{question.question}</p>}
      {given === null ? (
        <p className={styles.left}>{say("Not answered")}</p>
      ) : (
        <p className={styles.given}>
          <Check size={14} aria-label={say("Answered")} /> {say(given)}
        </p>
      )}
    </div>
  );
}
