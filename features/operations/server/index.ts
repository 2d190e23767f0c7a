/** Shows staff what the machine does, and deletes what is no longer needed. */
import { type Feature, type Handlers, mounted } from "../../feature.ts";
import { operationsContract } from "../contract/index.ts";
import { capacity, sleepIdle, type CapacityNeeds } from "./capacity.ts";
import { ProjectSizes } from "./project-sizes.ts";
import { retain } from "./retain.ts";
import { Sampler } from "./sampler.ts";

const handlers = (
  services: CapacityNeeds,
  kept: { sampler: Sampler; sizes: ProjectSizes },
): Handlers<typeof operationsContract> => ({
  capacity: () => capacity(services, kept),
  sleepIdle: () => sleepIdle(services),
  sleepPreview: async ({ params }) => {
    await services.sandbox.previews.sleep(params.projectId);
    return {};
  },
});

export const feature: Feature = {
  name: "operations",
  migrations: [],
  mount(services) {
    const sampler = new Sampler(services);
    const sizes = new ProjectSizes(services);
    return mounted({
      name: "operations",
      contract: operationsContract,
      handlers: handlers(services, { sampler, sizes }),
      async start() {
        sampler.start();
        await services.jobs.schedule("operations.retain", "41 * * * *", () => retain(services));
      },
      async stop() {
        sampler[Symbol.dispose]();
        await sizes.settled();
      },
    });
  },
};
