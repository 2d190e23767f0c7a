/** The to-do list of a turn. It ticks off while the turn works, and folds up when everything is done. */
import type { TodoItem, TodoState } from "../../../../agent/contract/index.ts";
import { Check, ChevronRight, Circle, LoaderCircle, Minus } from "lucide-react";
import { useState } from "react";
import { useSay } from "../../language/chat-language.tsx";
import styles from "./todo-list.module.css";

const isSettled = ({ state }: TodoItem): boolean => state === "done" || state === "dropped";

function Mark({ state, running }: { state: TodoState; running: boolean }) {
  const say = useSay();
  if (state === "done") return <Check size={14} color="var(--ok)" aria-label={say("done")} />;
  if (state === "dropped") return <Minus size={14} color="var(--text-3)" aria-label={say("dropped")} />;
  if (state === "doing" && running)
    return <LoaderCircle size={14} className={styles.spin} aria-label={say("in progress")} />;
  return <Circle size={12} color="var(--text-3)" aria-label={say("open")} />;
}

export function TodoList({ items, running }: { items: readonly TodoItem[]; running: boolean }) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const say = useSay();
  const done = items.filter(isSettled).length;
  const open = chosen ?? (running || done < items.length);
  return (
    <section className={styles.todo} aria-label={say("To-do list")}>
      <button type="button" className={styles.line} aria-expanded={open} onClick={() => setChosen(!open)}>
        <ChevronRight size={13} aria-hidden="true" />
        {say("To do · {done} of {count} done", { done, count: items.length })}
      </button>
      {open && (
        <ul>
          {items.map((item, at) => (
            <li key={at} data-state={item.state}>
              <Mark state={item.state} running={running} />
              <span>{item.text}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
