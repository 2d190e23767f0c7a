/** The to-do list of a turn: the model writes it, people see it tick off. It blocks nothing. */
import { z } from "zod";

export const TODO_STATES = ["open", "doing", "done", "dropped"] as const;
export type TodoState = (typeof TODO_STATES)[number];

export const todoItemSchema = z.object({ text: z.string(), state: z.enum(TODO_STATES) });
export type TodoItem = z.infer<typeof todoItemSchema>;
