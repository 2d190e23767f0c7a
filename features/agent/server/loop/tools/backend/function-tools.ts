/** Functions of the project's backend, and the secrets they read: a name is all that a model ever learns of one. */
import { OFFERED } from "@slipway/cloud/functions/deploy/known-modules";
import { limits } from "@slipway/kernel/limits";
import { tool, type ToolSet } from "ai";
import { z } from "zod";
import { AI_KEY, AI_URL } from "../../../../../cloud/contract/ai/usage.ts";
import { ENABLE_AI_MESSAGE } from "../../../../../cloud/contract/enable.ts";

export interface WrittenFunction {
  name: string;
  files: readonly { path: string; content: string }[];
  verify_jwt?: boolean | undefined;
}

export interface FunctionsPort {
  write(input: WrittenFunction): Promise<unknown>;
  secretNames(): Promise<unknown>;
  requestSecret(input: { name: string; why: string }): Promise<unknown>;
}

/** The platform's key and address are there without anybody having given one. */
const ASKS_MODELS = `For text that a language model writes (a chat, a summary, an answer from data), when ai in db_schema is ready: POST Deno.env.get("${AI_URL}") + "/chat/completions" with the header Authorization: Bearer and Deno.env.get("${AI_KEY}"), in the wire format of OpenAI's chat completions ({ model: "auto", messages, stream?, tools?, response_format? }); with stream: true hand its body on as text/event-stream. Both names are managed: never ask for a value, and never send the key to the browser. It costs the person money, so let only signed-in people call it where the app has sign-in, and bound what they send. Its refusals are { error: { message, code } }: 429 and 402 when a budget is used up, 503 ai_not_configured while no model is connected; show error.message in the app and never an answer of your own. ai "not_enabled": call ask_user with the one option "${ENABLE_AI_MESSAGE}" and stop. ai "no_provider": go on, and say in not_done that whoever runs this Slipway has to connect a model first.`;
const MAX_FILES = 50;
const path = z.string().min(1).max(200).describe("Inside the function's folder: index.ts");

/** `mayEdit` false leaves out tools that change something or need approval. */
export function functionTools(functions: FunctionsPort, { mayEdit }: { mayEdit: boolean }): ToolSet {
  const list: ToolSet = {
    list_secrets: tool({
      description:
        "Names of the secrets that functions of the backend find in their environment. Values are read by nobody.",
      inputSchema: z.object({}),
      execute: () => functions.secretNames(),
    }),
  };
  if (!mayEdit) return list;
  return {
    ...list,
    write_function: tool({
      description: `Writes a function of the project's backend to supabase/functions/{name} and says at once what would keep it from being deployed; it is deployed with the version of this turn. For what must not happen in the browser: keys, webhooks, calls to other services. index.ts calls Deno.serve((request) => Response). It can import ${OFFERED}. It finds secrets and SUPABASE_URL, SUPABASE_ANON_KEY and SUPABASE_SERVICE_ROLE_KEY by Deno.env.get, and answers a plain error when one is missing; a value never stands in a file. The app calls it with supabase.functions.invoke(name, { body }). verify_jwt (default true) refuses callers without the app's key or a session; false is for webhooks of other services, which it then has to check itself. Files for several functions go to supabase/functions/_shared by write_file. ${ASKS_MODELS}`,
      inputSchema: z.object({
        name: z.string().min(1).max(64).describe("Letters, digits and hyphens: send-mail"),
        files: z
          .array(z.object({ path, content: z.string().max(limits.sourceFileBytes) }))
          .min(1)
          .max(MAX_FILES),
        verify_jwt: z.boolean().optional(),
      }),
      execute: (input) => functions.write(input),
    }),
    request_secret: tool({
      description:
        "Asks the person for the value of a secret that functions need. You learn only whether it was given. Never ask for a key in the chat or write one into a file. When it is not given, go on.",
      inputSchema: z.object({
        name: z.string().min(1).max(128).describe("STRIPE_API_KEY"),
        why: z.string().min(1).max(300).describe("What it is for and where to find it; the person reads it"),
      }),
      execute: (input) => functions.requestSecret(input),
    }),
  };
}
