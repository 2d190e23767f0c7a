/** The models that functions may ask for: those that a provider serves. The embedded builder writes apps and answers nobody. */
import type { ResolvedModel } from "@slipway/platform/models/port";
import type { AiHost } from "./host.ts";
import { noProvider, unknownModel } from "./ai-error.ts";

export interface OfferedModel {
  /** The name that a request uses. */
  id: string;
  resolved: ResolvedModel;
}

const BY_NAME = /^(openai|anthropic|google)\.(?:chat|responses|messages|generative-ai)$/;

/** Provider names are cut from the packages' own, such as `openai.responses` and `api.example.com.chat`. */
export function providerOf({ model }: Pick<ResolvedModel, "model">): string {
  return BY_NAME.exec(model.provider)?.[1] ?? model.provider.replace(/\.chat$/, "");
}

export const offeredModels = ({ models }: AiHost): OfferedModel[] =>
  models
    .list()
    .filter(({ configured }) => configured)
    .map(({ option }) => ({ id: option as string, resolved: models.resolve(option) }))
    .filter(({ resolved }) => !resolved.embedded);

/**
 * Finds a model by its option, by the provider's own name, or by either behind a vendor: `google/gemini-2.5-flash`.
 * Throws AiRefusal.
 */
export function findModel(host: AiHost, name: string): ResolvedModel {
  const offered = offeredModels(host);
  if (offered.length === 0) throw noProvider();
  const bare = name.replace(/^[a-z0-9.-]+\//i, "");
  for (const wanted of new Set([name, bare])) {
    const found =
      offered.find(({ id }) => id === wanted) ?? offered.find(({ resolved }) => resolved.model.modelId === wanted);
    if (found !== undefined) return found.resolved;
  }
  throw unknownModel(
    name,
    offered.map(({ id }) => id),
  );
}

export const shownModel = ({ id, resolved }: OfferedModel): object => ({
  id,
  object: "model",
  created: 0,
  owned_by: providerOf(resolved),
});
