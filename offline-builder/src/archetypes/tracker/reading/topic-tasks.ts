/** Tasks of the occasion that a request plans: nobody mends a printer for a wedding. */
import { taskTopics } from "../../../lexicon/task-topics.ts";
import type { Understanding } from "../../../parse/understanding.ts";
import type { Entity } from "../../../plan/plan.ts";
import { withCards } from "./cards.ts";

export function withTopicTasks(entities: Entity[], { text, language }: Understanding): Entity[] {
  const topic = taskTopics.find(({ words }) => words.test(text));
  if (!topic) return entities;
  const title = topic.tasks[language];
  return entities.map((entity) =>
    ["task", "todo"].includes(entity.key) ? withCards(entity, { title, name: title, note: [""], notes: [""] }) : entity,
  );
}
