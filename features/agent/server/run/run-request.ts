/** The request of a run, its reports while it works, and its outcome. */
import type {
  AgentQuestion,
  ApprovalAnswer,
  ChatMode,
  ChatModel,
  Evidence,
  PendingApproval,
  PipelineError,
  Removal,
  RunStep,
  SiteDetail,
  TurnBudgetFacts,
  TodoItem,
} from "../../contract/index.ts";
import type { SentImage } from "../../../uploads/contract/sent-image.ts";
import type { KeptDraft } from "../drafts/drafts.ts";

/** [T3.23] */
export type SqlRunState = "pending" | "running" | "succeeded" | "failed" | "denied";

export interface RunRequest {
  projectId: string;
  /** The turn's id, because each answer has one run. */
  aiMessageId: string;
  messageId: string;
  user: { id: string; name: string };
  message: string;
  mode: ChatMode;
  chatOnly: boolean;
  containsError: boolean;
  model: ChatModel;
  /** The answer whose draft this turn goes on from. */
  continues?: string | null;
  /** Uses the embedded builder, which costs nothing, whatever `model` says. */
  useOfflineBuilder: boolean;
  /** Nothing is charged, whatever the model's price. */
  isFree?: boolean;
  tags: readonly string[];
  context: RunContextFacts;
  /** Pictures of the message, in order. */
  images?: readonly SentImage[];
  /** Earlier turns, oldest first. An event is something people did to the project outside the conversation. */
  history: readonly {
    role: "user" | "assistant" | "event";
    text: string;
    id?: string;
    /** The answer whose turn read the message while it ran. */
    within?: string;
  }[];
  traceId: string;
}

/** The question that the message answers. */
export interface AnsweredQuestion {
  /** The request that the question was about. */
  request: string;
  /** Empty if there were only options to choose from. */
  question: string;
}

/** The client's view when the message was sent, already cut to its bounds. */
export interface RunContextFacts {
  answers?: AnsweredQuestion | undefined;
  selected_elements: readonly {
    text?: string | undefined;
    tag?: string | undefined;
    file?: string | undefined;
    line?: number | undefined;
    selector?: string | undefined;
    page?: string | undefined;
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

/** A message that the person sent into the running turn. */
export interface SteeringMessage extends Pick<RunContextFacts, "selected_elements"> {
  text: string;
  images: readonly SentImage[];
}

/** Called in order. Must not throw. */
export interface RunReporter {
  started(facts: { modelLabel: string; intent: string; isStuck: boolean; startedAt: number }): void;
  /** If it returns a promise, the run waits for it. */
  text(delta: string): void | Promise<void>;
  /** A new row, or the new state of the row with this id. */
  step(step: RunStep): void;
  /** The whole to-do list, each time it changes. */
  todo?(items: readonly TodoItem[]): void;
  /** Takes the messages that the person sent into the running turn since the last step, oldest first. May throw. */
  steering?(): Promise<readonly SteeringMessage[]>;
  /** After each step of a connected model. */
  budget?(facts: TurnBudgetFacts): void;
  /** All lines that the turn proposes to remember, each time there are more. */
  proposed?(lines: readonly string[]): void;
  /** The turn works from a summary of the oldest messages, so many of them. */
  summarised?(messages: number): void;
  /** The draft of this answer is the turn's from now on. Settles when people see it. */
  continued?(from: string): Promise<void>;
  /** State of the SQL that the run executes, newest last. */
  sql?(state: SqlRunState): void;
  /**
   * Asks the people of the project and waits. May throw; throws the signal's reason when aborted. Without it every
   * question is denied.
   */
  approve?(question: PendingApproval, signal: AbortSignal): Promise<{ answer: ApprovalAnswer; userId: string }>;
}

export interface RunOutcome {
  status: "completed" | "stopped";
  /** Last paragraph, already reported as text: what was not kept, and why. */
  closing: string | null;
  edit: { id: string; version: number; title: string } | null;
  /** The turn is not applied, but its database change stays: the version with only that file. */
  databaseEdit?: { id: string; version: number; title: string } | null;
  /** The changed files of a turn that was not applied; null if it changed none. */
  draft: KeptDraft | null;
  /** The answer whose draft this turn went on from. */
  continued: string | null;
  pipelineErrors: PipelineError[];
  /** Failures that are not pipeline errors: the model did not answer. */
  errors: string[];
  evidence: Evidence | null;
  /** Files that differ from the version before, those of a continued draft included; 0 if none was made. */
  changedFiles: number;
  /** Code that the version took out of the app. */
  removals: Removal[];
  suggestions: string[];
  siteDetails: SiteDetail[];
  notDone: string[];
  question: AgentQuestion | null;
  timeToFirstTokenMs: number | null;
  thinkingTimeMs: number;
  /** The turn was not applied. */
  canRetry: boolean;
  /** The server ended the run, and neither the model nor a person. */
  endedBy?: "restart" | "lost_lock";
  /** Nothing was made because a question was denied or nobody answered it. The turn counts as done. */
  wasDenied: boolean;
  /** Final cost of the run; null if it was not charged. */
  costCredits: number | null;
}
