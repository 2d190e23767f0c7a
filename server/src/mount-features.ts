/** Builds the features over the engines: each sees the objects of those before it. */
import type { Feature, MountedFeature } from "@slipway/features/feature.ts";
import type { Engines, Services } from "@slipway/features/services.ts";

/** Complete once the last feature is mounted; until then a feature finds those it depends on. Commands mount none. */
export const beforeMounting = (engines: Engines): Services => engines as Services;

/** Adds the features' objects to `services`. */
export const mountFeatures = (services: Services, features: readonly Feature[]): readonly MountedFeature[] =>
  features.map((feature) => {
    const mounted = feature.mount(services);
    Object.assign(services, mounted.offers);
    return mounted;
  });
