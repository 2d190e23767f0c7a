/** A played task as a text to read: what the model was shown and what it did. */
import type { AiMessage } from "@slipway/features/chat/contract/messages.ts";
import type { Task } from "../tasks/task.ts";
import type { TaskResult } from "./result.ts";
import type { Exchange } from "./wire.ts";

const SHOWN_CHARACTERS = 3000;

const cut = (text: string): string =>
  text.length <= SHOWN_CHARACTERS ? text : `${text.slice(0, SHOWN_CHARACTERS)}\n[${text.length} characters]`;

const textOf = (value: unknown): string => cut(typeof value === "string" ? value : JSON.stringify(value, null, 1));

interface Message {
  role: string;
  content?: unknown;
}

/** The messages that came after the model's own newest one. */
function newIn({ body }: Exchange): Message[] {
  const { messages = [] } = JSON.parse(body) as { messages?: Message[] };
  const own = messages.map(({ role }) => role).lastIndexOf("assistant");
  return messages.slice(Math.max(own + 1, own === -1 ? 1 : 0));
}

function exchangeText(exchange: Exchange, at: number): string {
  const asked = newIn(exchange).map(({ role, content }) => `**${role}**\n\n${textOf(content)}`);
  const calls = exchange.said.calls.map(({ name, input }) => `\`${name}\`\n\n${textOf(input)}`);
  const answered = exchange.cut ? ["(cut)"] : [exchange.said.text, ...calls].filter((text) => text !== "");
  const title = `### Request ${at + 1}: ${exchange.body.length} characters`;
  return [title, ...asked, "**the model**", ...answered].join("\n\n");
}

export interface Played {
  task: Task;
  exchanges: readonly Exchange[];
  answers: readonly AiMessage[];
  result: TaskResult;
}

export function transcriptOf({ task, exchanges, answers, result }: Played): string {
  const turns = task.turns.flatMap(({ message }, at) => [
    `## Turn ${at + 1}: ${message}`,
    ...exchanges.filter(({ turn }) => turn === at + 1).map(exchangeText),
    `**End: ${result.turns[at]?.end ?? "none"}**\n\n${answers[at]?.content ?? ""}`,
  ]);
  const verdict = result.solved ? "Solved." : `Not solved: ${result.problems.join("; ")}`;
  return `${[`# ${task.id} (${task.kind})`, verdict, ...result.strayed, ...turns].join("\n\n")}\n`;
}
