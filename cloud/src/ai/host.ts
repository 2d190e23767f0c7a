/**
 * The interface of the AI gateway to its installation: which models exist, what a project may use, and where use is recorded.
 */
import type { Models, ResolvedModel } from "@slipway/platform/models/port";
import type { Backend } from "../backend/port.ts";

export type LanguageModel = ResolvedModel["model"];

export interface AiUse {
  /** The provider's own name of the model. */
  model: string;
  /** `openai`, `anthropic`, `google`, else the host that answered. */
  provider: string;
  inputTokens: number;
  outputTokens: number;
  /** The provider sent no count: the caller left, or the answer broke off. */
  isEstimated: boolean;
  /** `failed` means that no answer came; it counts against no budget. */
  outcome: "answered" | "aborted" | "failed";
}

/** One request that may be made. */
export interface Admission {
  /** Called exactly once, however the request ends. Must not throw. */
  end(use: AiUse): Promise<void>;
}

export interface AiHost {
  readonly models: Pick<Models, "list" | "resolve">;
  /** Throws AppErrors: 403 `ai_not_enabled`, 402 where a plan or the credits are used up, 429 where waiting helps. */
  admit(backend: Backend, model: ResolvedModel): Promise<Admission>;
}
