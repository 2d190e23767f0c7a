/** Reports on a backend: its recorded hours, as the Cloud area shows them. */
import { mounted, type Feature, type Handlers } from "../../feature.ts";
import type { Needs } from "../../services.ts";
import { reportsContract } from "../contract/index.ts";
import { reportSlots, slotStarts } from "./report-slots.ts";

const handlers = ({ cloud, clock }: Needs<"clock" | "cloud">): Handlers<typeof reportsContract> => ({
  report: async ({ params, query }) => {
    // Answers 404 where there is none.
    await cloud.backend(params.id);
    const period = { ...query, now: clock.now() };
    return { slots: reportSlots(await cloud.usageHours(params.id, slotStarts(period)[0]!), period) };
  },
});

export const feature: Feature = {
  name: "cloud-reports",
  migrations: [],
  mount: (services) => mounted({ name: "cloud-reports", contract: reportsContract, handlers: handlers(services) }),
};
