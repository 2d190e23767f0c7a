import { Check, X } from "lucide-react";
import { answerOf, giveAnswer, type Answer } from "@/data/match-day";
import { players } from "@/data/players";
import { replies } from "@/data/replies";
import { cn } from "@/lib/cn";
import { useRows } from "@/lib/collection";

/** Who plays, who does not and who has not said: one tap per player. */
export function Availability({ matchId }: { matchId: string }) {
  const rows = useRows(replies);
  return (
    <ul className="divide-y rounded-card border bg-card">
      {useRows(players).map((player) => {
        const answer = answerOf(rows, matchId, player.id);
        return (
          <li key={player.id} className="flex items-center justify-between gap-4 px-4 py-2">
            <span className="min-w-0">
              <span className="font-medium">{player.name}</span>
              <span className="block text-sm text-muted-foreground">{player.position}</span>
            </span>
            <span role="group" aria-label={player.name} className="flex shrink-0 gap-2">
              <AnswerButton label={__("In")} answer="in" chosen={answer === "in"} onChoose={() => giveAnswer(matchId, player.id, "in")} />
              <AnswerButton label={__("Out")} answer="out" chosen={answer === "out"} onChoose={() => giveAnswer(matchId, player.id, "out")} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface AnswerButtonProps {
  label: string;
  answer: Answer;
  chosen: boolean;
  onChoose: () => void;
}

function AnswerButton({ label, answer, chosen, onChoose }: AnswerButtonProps) {
  const Icon = answer === "in" ? Check : X;
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={cn(
        "flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control border px-3 text-sm font-medium",
        !chosen && "border-input hover:bg-muted",
        chosen && (answer === "in" ? "border-success bg-success-soft text-success" : "border-destructive bg-danger-soft text-destructive"),
      )}
    >
      <Icon aria-hidden className="size-4" />
      {label}
    </button>
  );
}

/** "7 in · 2 out · 6 unknown". */
export function AnswerCounts({ matchId }: { matchId: string }) {
  const rows = useRows(replies);
  const answers = useRows(players).map((player) => answerOf(rows, matchId, player.id));
  const count = (answer: Answer | ""): number => answers.filter((one) => one === answer).length;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      <span className="font-semibold text-success">
        {count("in")} {__("in")}
      </span>
      <span className="font-semibold text-destructive">
        {count("out")} {__("out")}
      </span>
      <span className="text-muted-foreground">
        {count("")} {__("unknown")}
      </span>
    </p>
  );
}
