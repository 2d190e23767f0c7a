import type { AiMessage } from "./messages.ts";

/** Initial content of an answer's document. It is shared, so it must not be changed in place. */
export const NEW_ANSWER = {
  stopped: false,
  errors: [],
  pipeline_errors: [],
  sql_run_state: null,
  steps: [],
  evidence: null,
  suggestions: [],
  site_details: [],
  not_done: [],
  question: null,
  approval: null,
  version: null,
  database_only: false,
  title: null,
  model_label: null,
  started_at: null,
  ended_at: null,
  thinking_time_ms: null,
  time_to_first_token_ms: null,
  can_retry: false,
  feedback_sentiment: null,
  feedback_content: null,
  feedback_category: null,
  cost_credits: null,
} satisfies Partial<AiMessage>;
