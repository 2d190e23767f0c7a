/** Lines that the agent would like to remember. They may come from a page that it read, so they are plain text, shown whole. */
import { Button } from "@mantine/core";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { showToast } from "@slipway/ui/kit/status/toast";
import { BookmarkPlus, Check } from "lucide-react";
import type { ProposedLines } from "../../../../agent/contract/index.ts";
import { chatContract } from "../../../contract/index.ts";
import { useSay } from "../../language/chat-language.tsx";
import card from "../card.module.css";
import styles from "./memory.module.css";

export interface ProposedLinesCardProps {
  projectId: string;
  /** The answer that proposes them. */
  aiMessageId: string;
  proposed: ProposedLines;
}

export function ProposedLinesCard({ projectId, aiMessageId, proposed: { lines, state } }: ProposedLinesCardProps) {
  const say = useSay();
  const decide = useRouteMutation(chatContract.decideLines, {
    onError: (error) => {
      if (error.code !== "lines_decided") return false;
      showToast({ tone: "info", title: error.userMessage });
      return true;
    },
  });
  if (state === "declined") return null;
  if (state === "accepted")
    return (
      <p className={styles.over}>
        <Check size={14} aria-hidden="true" />
        {say(lines.length === 1 ? "Remembered {count} line in AGENTS.md" : "Remembered {count} lines in AGENTS.md", {
          count: lines.length,
        })}
      </p>
    );
  const press = (answer: "accept" | "decline") => () =>
    decide.mutate({ params: { id: projectId, aiMessageId }, body: { answer } });
  const pressed = decide.isPending ? decide.variables.body.answer : null;
  return (
    <section className={card.card} aria-label={say("Remember")}>
      <header className={card.head}>
        <BookmarkPlus size={16} aria-hidden="true" />
        <div>
          <p className={card.title}>{say("Remember this?")}</p>
          <p className={card.note}>
            {say("The agent reads AGENTS.md before every turn. It adds these lines only if you accept.")}
          </p>
        </div>
      </header>
      <ul className={styles.lines} aria-label={say("Lines to remember")}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button
          variant="filled"
          loading={pressed === "accept"}
          disabled={pressed === "decline"}
          onClick={press("accept")}
        >
          {say("Remember")}
        </Button>
        <Button
          variant="default"
          loading={pressed === "decline"}
          disabled={pressed === "accept"}
          onClick={press("decline")}
        >
          {say("Decline")}
        </Button>
      </div>
    </section>
  );
}
