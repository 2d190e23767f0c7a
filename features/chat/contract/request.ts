/** The request that the composer sends. [W3.02] [CH1] [CH2] */
import { z } from "zod";
import { limits } from "@slipway/kernel/limits";
import { chatModelSchema, chatModeSchema } from "../../agent/contract/index.ts";
import { fileIdSchema, IMAGES_PER_MESSAGE } from "../../uploads/contract/index.ts";
import { selectedElementSchema } from "./messages.ts";

const records = z.array(z.record(z.string(), z.unknown()));

/**
 * Replay, logs and network requests above their bounds are cut, by the server and the client alike, never refused.
 * [W5.05] [W5.06] The client makes `id` and `ai_message_id`; sending the same pair again is the same turn. A program
 * that follows no optimistic message may leave out the answer's id, or both. [CH1] [T7.18]
 */
const chatRequestFields = z.object({
  id: z.uuid().optional(),
  ai_message_id: z.uuid().optional(),
  /** A fix carries up to 20,000 characters of error text, and our words around it. [T5.11] [PB10] */
  message: z.string().max(limits.errorTextCharacters + limits.fixWordsCharacters),
  /** Uploads of the sender, or pictures that the project already has. A message may consist of pictures only. [U2] */
  images: z.array(fileIdSchema).max(IMAGES_PER_MESSAGE).default([]),
  /** The answer whose question this one answers. */
  answer_to: z.uuid().nullable().default(null),
  /** The answer whose draft this message continues. Without it, a message such as "continue" takes the newest draft. */
  continues: z.uuid().nullable().optional(),
  /** The person was warned that it looks like a key, and says that it is none. */
  not_a_secret: z.boolean().default(false),
  mode: chatModeSchema.default("agent"),
  chat_only: z.boolean().default(false),
  model: chatModelSchema.default("auto"),
  /** Uses the embedded builder, which costs nothing, whatever `model` says. */
  use_offline_builder: z.boolean().default(false),
  /**
   * The sender's running turn reads the message at its next step. It waits in the queue until then, and stays there if
   * the turn ends first, is another person's or one of the embedded builder.
   */
  steers: z.boolean().optional(),
  contains_error: z.boolean().default(false),
  error_ids: z.array(z.string().max(100)).max(50).default([]),
  view: z.string().max(100).optional(),
  view_description: z.string().max(2000).optional(),
  current_page: z.string().max(2000).optional(),
  selected_elements: z.array(selectedElementSchema).max(20).default([]),
  tags: z.array(z.string().max(60)).max(20).default([]),
  integrate_supabase_project_id: z.string().max(100).optional(),
  integrate_supabase_org_id: z.string().max(100).optional(),
  session_replay: records.default([]),
  client_logs: records.default([]),
  network_requests: records.default([]),
  runtime_errors: records.default([]),
});
export const chatRequestSchema = chatRequestFields
  .refine(({ message, contains_error }) => contains_error || message.length <= limits.messageCharacters, {
    path: ["message"],
    error: `must have at most ${limits.messageCharacters} characters`,
  })
  .refine(({ message, images }) => message !== "" || images.length > 0, {
    path: ["message"],
    error: "must not be empty",
  });

export type SentChatRequest = z.output<typeof chatRequestSchema>;
/** A request with the ids it is stored under. */
export type ChatRequest = SentChatRequest & { id: string; ai_message_id: string };
export type ChatRequestInput = z.input<typeof chatRequestSchema>;

/** The newest message, reworded. Everything but its words stays as it was sent. */
export const resendSchema = z
  .object({
    id: z.uuid(),
    ai_message_id: z.uuid(),
    message: z.string().max(limits.messageCharacters),
    images: z.array(fileIdSchema).max(IMAGES_PER_MESSAGE).default([]),
    /** These three keep their values when left out. */
    chat_only: z.boolean().optional(),
    model: chatModelSchema.optional(),
    use_offline_builder: z.boolean().optional(),
    not_a_secret: z.boolean().default(false),
  })
  .refine(({ message, images }) => message !== "" || images.length > 0, {
    path: ["message"],
    error: "must not be empty",
  });
export type ResendRequest = z.output<typeof resendSchema>;

/** A queued message, reworded. Everything else stays as it was sent. */
export const queuedEditSchema = z
  .object({
    message: z.string().max(limits.messageCharacters),
    /** Left out: the pictures stay. */
    images: z.array(fileIdSchema).max(IMAGES_PER_MESSAGE).optional(),
    not_a_secret: z.boolean().default(false),
  })
  .refine(({ message, images }) => message !== "" || (images?.length ?? 0) > 0, {
    path: ["message"],
    error: "must not be empty",
  });
export type QueuedEdit = z.output<typeof queuedEditSchema>;
