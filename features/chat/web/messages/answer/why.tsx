/** The question after a thumbs down. [CH11] */
import { Button, Group, Textarea } from "@mantine/core";
import { useState } from "react";
import { FEEDBACK_CATEGORIES, FEEDBACK_CHARACTERS, type FeedbackCategory } from "../../../contract/index.ts";
import { useSay } from "../../language/chat-language.tsx";
import styles from "./answer.module.css";

const CATEGORIES = Object.entries(FEEDBACK_CATEGORIES) as [FeedbackCategory, string][];

export interface WhyProps {
  onSend: (category: FeedbackCategory | undefined, content: string) => void;
  sending: boolean;
  /** "Not what I asked for" leads to other readings of the request. */
  offersReadings: boolean;
}

export function Why({ onSend, sending, offersReadings }: WhyProps) {
  const [category, setCategory] = useState<FeedbackCategory>();
  const [content, setContent] = useState("");
  const say = useSay();
  return (
    <div className={styles.why}>
      <p>{say("What was wrong?")}</p>
      <div className={styles.reasons}>
        {CATEGORIES.map(([value, label]) => (
          <button
            key={value}
            type="button"
            className={styles.reason}
            aria-pressed={category === value}
            onClick={() => setCategory(category === value ? undefined : value)}
          >
            {say(label)}
          </button>
        ))}
      </div>
      <Textarea
        aria-label={say("In your own words")}
        placeholder={say("In your own words, if you like")}
        maxLength={FEEDBACK_CHARACTERS}
        rows={2}
        value={content}
        onChange={(event) => setContent(event.currentTarget.value)}
      />
      {offersReadings && category === "not_what_i_asked" && (
        <p className={styles.next}>
          {say("Then you can pick another reading of your request, or say it differently.")}
        </p>
      )}
      <Group justify="flex-end">
        <Button
          loading={sending}
          disabled={category === undefined && content.trim() === ""}
          onClick={() => onSend(category, content.trim())}
        >
          {say("Send")}
        </Button>
      </Group>
    </div>
  );
}
