/** What a run is asked to do, what it tells while it works, and what came of it. */
import type {
  AgentQuestion,
  ApprovalAnswer,
  ChatMode,
  ChatModel,
  Evidence,
  PendingApproval,
  PipelineError,
  RunStep,
  SiteDetail,
} from "../../contract/index.ts";

/** [T3.23] */
export type SqlRunState = "pending" | "running" | "succeeded" | "failed" | "denied";

export interface RunRequest {
  projectId: string;
  /** The turn's id: one run per answer. */
  aiMessageId: string;
  messageId: string;
  user: { id: string; name: string };
  message: string;
  mode: ChatMode;
  chatOnly: boolean;
  containsError: boolean;
  model: ChatModel;
  /** Whatever `model` says: the embedded builder, which costs nothing. */
  useOfflineBuilder: boolean;
  /** Nothing of it is charged, whatever the model's price. */
  isFree?: boolean;
  tags: readonly string[];
  context: RunContextFacts;
  /** Pictures of the message, in its order. */
  images?: readonly RunImage[];
  /** Earlier turns, oldest first; an event is what people did to the project beside the conversation. */
  history: readonly { role: "user" | "assistant" | "event"; text: string }[];
  traceId: string;
}

export interface RunImage {
  name: string;
  /** `image/png`; told by the bytes, not by the sender. */
  mediaType: string;
  bytes: Uint8Array;
}

/** What the message answers. */
export interface AnsweredQuestion {
  /** The words that were asked back about. */
  request: string;
  /** Empty where there were only answers to choose from. */
  question: string;
}

/** What the client saw when the message was sent; already cut to its bounds. */
export interface RunContextFacts {
  answers?: AnsweredQuestion | undefined;
  selected_elements: readonly {
    text?: string | undefined;
    tag?: string | undefined;
    file?: string | undefined;
    line?: number | undefined;
  }[];
  current_page?: string | undefined;
  view?: string | undefined;
  view_description?: string | undefined;
  runtime_errors: readonly string[];
  client_logs: readonly string[];
  network_requests: readonly string[];
  /** Events of the app in the preview, oldest first. [W5.05] */
  session_replay?: readonly Record<string, unknown>[];
}

/** Called in order; must not throw. */
export interface RunReporter {
  started(facts: { modelLabel: string; intent: string; isStuck: boolean; startedAt: number }): void;
  /** Waited for where it answers a promise. */
  text(delta: string): void | Promise<void>;
  /** A new row, or a row of the same id as it is now. */
  step(step: RunStep): void;
  /** The state of the SQL that the run executes, newest last. */
  sql?(state: SqlRunState): void;
  /**
   * Asks the people of the project and waits; may throw, with the signal's reason when aborted. Without it every answer
   * is no.
   */
  approve?(question: PendingApproval, signal: AbortSignal): Promise<{ answer: ApprovalAnswer; userId: string }>;
}

export interface RunOutcome {
  status: "completed" | "stopped";
  /** Last paragraph, already reported as text: what was not kept, and why. */
  closing: string | null;
  edit: { id: string; version: number; title: string } | null;
  /** The turn is not applied, but its change of the database stays: the version that holds the file of that alone. */
  databaseEdit?: { id: string; version: number; title: string } | null;
  pipelineErrors: PipelineError[];
  /** Failures that are no pipeline error: the model did not answer. */
  errors: string[];
  evidence: Evidence | null;
  suggestions: string[];
  siteDetails: SiteDetail[];
  notDone: string[];
  question: AgentQuestion | null;
  timeToFirstTokenMs: number | null;
  thinkingTimeMs: number;
  canRetry: boolean;
  /** What the run cost in the end; null where it was not charged. */
  costCredits: number | null;
}
