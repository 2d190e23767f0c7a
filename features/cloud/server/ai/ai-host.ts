/** Behind the AI gateway of all projects: the operator's models, budgets, credits and records. */
import type { Admission, AiHost, AiUse } from "@slipway/cloud/ai/host";
import type { ResolvedModel } from "@slipway/platform/models/port";
import { chargeUse, requireBalance } from "../../../billing/server/index.ts";
import type { Needs } from "../../../services.ts";
import type { Keeps } from "../cloud-state.ts";
import { requireBackend } from "../backend/backends.ts";
import { aiNotEnabled } from "../refusals.ts";
import { budgetOf, requireBudget } from "./ai-budget.ts";
import { recordAiUse } from "./ai-usage.ts";

class Running {
  readonly #byProject = new Map<string, number>();

  enter(projectId: string): () => void {
    this.#byProject.set(projectId, this.of(projectId) + 1);
    return () => {
      const left = this.of(projectId) - 1;
      if (left === 0) this.#byProject.delete(projectId);
      else this.#byProject.set(projectId, left);
    };
  }

  of(projectId: string): number {
    return this.#byProject.get(projectId) ?? 0;
  }
}

interface Asking {
  projectId: string;
  workspaceId: string;
  model: ResolvedModel;
}

/** Records and charges a use. If that fails it is logged, and the caller still gets its answer. */
async function write(
  services: Needs<"clock" | "config" | "database" | "log">,
  { projectId, workspaceId, model }: Asking,
  use: AiUse,
): Promise<void> {
  try {
    const key = await recordAiUse(services, projectId, use);
    const { price } = model;
    if (price === null || use.outcome === "failed") return;
    const tokens = { input: use.inputTokens, output: use.outputTokens };
    await chargeUse(services, { workspaceId, projectId, meter: "ai_gateway", key, model: model.label, tokens, price });
  } catch (error) {
    services.log.error("what an AI request used could not be written down", { projectId, error });
  }
}

export function aiHost(
  services: Needs<"clock" | "config" | "database" | "log" | "models"> & Keeps<"backends">,
): AiHost {
  const running = new Running();
  return {
    models: services.models,
    // A backend's reference is its project's id.
    async admit({ ref: projectId }, model): Promise<Admission> {
      const leave = running.enter(projectId);
      try {
        if ((await requireBackend(services, projectId)).aiEnabledAt === null) throw aiNotEnabled();
        const budget = await budgetOf(services, projectId);
        requireBudget(budget, { running: running.of(projectId), now: services.clock.now() });
        const { workspaceId } = budget;
        if (model.price !== null) await requireBalance(services, workspaceId);
        return {
          end: (use) => write(services, { projectId, workspaceId, model }, use).finally(leave),
        };
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
}
