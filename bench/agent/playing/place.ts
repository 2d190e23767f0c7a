/** Where tasks are played: a person of a product whose model is our wire. */
import { setTimeout as delay } from "node:timers/promises";
import { chatContract } from "@slipway/features/chat/contract/index.ts";
import type { AiMessage } from "@slipway/features/chat/contract/messages.ts";
import { signUp } from "@slipway/server/testing/generated-project";
import { startSlipway, type RunningSlipway } from "@slipway/server/testing/start-slipway";
import type { TestPerson } from "@slipway/server/testing/test-person";

/** A turn whose model is played by hand may take long. */
const PATIENCE_MS = 3_600_000;
const LOOKS_EVERY_MS = 150;

export interface Place {
  person: TestPerson;
  /** The answer once its turn has ended. Allows the tools that ask, as a person would who asked for their work. */
  answered(projectId: string, aiMessageId: string): Promise<AiMessage>;
  /** Kills the product and starts it again; null where it cannot be. */
  restart: (() => Promise<void>) | null;
}

async function answerOf({ call }: TestPerson, id: string, aiMessageId: string): Promise<AiMessage | null> {
  const { items } = await call(chatContract.trajectory, { params: { id }, query: { limit: 20 } });
  const found = items.find((item) => item.id === aiMessageId);
  return found?.tag === "ai-message" || found?.tag === "instant-mode-message" ? found : null;
}

export function answeredFor(person: TestPerson): Place["answered"] {
  return async (projectId, aiMessageId) => {
    const allowed = new Set<string>();
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await delay(LOOKS_EVERY_MS)) {
      // While the product starts again, nobody answers.
      const answer = await answerOf(person, projectId, aiMessageId).catch(() => null);
      if (answer === null) continue;
      if (answer.status !== "running") return answer;
      if (answer.approval === null || allowed.has(answer.approval.id)) continue;
      allowed.add(answer.approval.id);
      const body = { approval_id: answer.approval.id, answer: "allow_once" } as const;
      await person.call(chatContract.answerApproval, { params: { id: projectId, aiMessageId }, body });
    }
    throw new Error(`the turn ${aiMessageId} did not end`);
  };
}

export interface StartedPlace extends Place, AsyncDisposable {}

/** `model`: the value of a model option, such as `openai-chat+http://127.0.0.1:1234/v1|gpt-5|KEY`. */
export async function startPlace(model: string, environment: Record<string, string> = {}): Promise<StartedPlace> {
  const settings = { ...environment, SLIPWAY_MODEL_GPT_5: model };
  let running: RunningSlipway = await startSlipway({ environment: settings });
  const first = running;
  const person = await signUp(running, "Maya");
  return {
    person,
    answered: answeredFor(person),
    async restart() {
      await running.kill();
      const { dataDir, port } = first;
      running = await startSlipway({ environment: settings, dataDir, port });
    },
    async [Symbol.asyncDispose]() {
      if (running !== first) await running[Symbol.asyncDispose]();
      // Owns the data folder.
      await first[Symbol.asyncDispose]();
    },
  };
}
