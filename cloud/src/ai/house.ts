/** What the AI gateway needs of whoever runs it: which models there are, what a project may use, and where use is written down. */
import type { Models, ResolvedModel } from "@slipway/platform/models/port";
import type { Backend } from "../backend/port.ts";

export type LanguageModel = ResolvedModel["model"];

export interface AiUse {
  /** The provider's own name of it. */
  model: string;
  /** `openai`, `anthropic`, `google`, else the host that answered. */
  provider: string;
  inputTokens: number;
  outputTokens: number;
  /** The provider counted nothing: the caller left, or the answer broke off. */
  isEstimated: boolean;
  /** `failed`: nothing came of it, and it counts against no budget. */
  outcome: "answered" | "aborted" | "failed";
}

/** One request that may be made. */
export interface Admission {
  /** Exactly once, whatever became of it. Must not throw. */
  end(use: AiUse): Promise<void>;
}

export interface AiHouse {
  readonly models: Pick<Models, "list" | "resolve">;
  /** Throws AppErrors: 403 `ai_not_enabled`, 402 where a plan or the credits are used up, 429 where waiting helps. */
  admit(backend: Backend, model: ResolvedModel): Promise<Admission>;
}
