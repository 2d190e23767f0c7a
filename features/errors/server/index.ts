import { editCommitted } from "../../edits/contract/events.ts";
import { mounted, type Feature } from "../../feature.ts";
import { projectPurged } from "../../projects/contract/index.ts";
import type { Needs } from "../../services.ts";
import { errorsContract, errorsLive } from "../contract/index.ts";
import type { HoldsBack, Reporter } from "./errors.ts";
import { migrations } from "./errors-table.ts";
import {
  closeErrorsOfOlderVersions,
  errorsSnapshot,
  forgetOldErrors,
  forgetProject,
  handleErrors,
} from "./handle-errors.ts";
import { recordErrors, type Report } from "./record-errors.ts";

export type { Errors, Reporter } from "./errors.ts";
export { claimFix, isClaimedFix, isFreeFix, passFixOn } from "./free-fixes.ts";
export { reopenErrors } from "./handle-errors.ts";

/** Records an error that another feature found, unless it is already open. */
export async function reportError(
  services: Needs<"clock" | "database" | "live">,
  projectId: string,
  report: Report,
): Promise<void> {
  await recordErrors(services, { projectId, reports: [report] });
}

export const feature: Feature = {
  name: "errors",
  migrations,
  mount(services) {
    const checks: HoldsBack[] = [];
    const isHeldBack = (reporter: Reporter): boolean => checks.some((when) => when(reporter));
    return mounted({
      name: "errors",
      contract: errorsContract,
      offers: { errors: { holdBack: (when) => void checks.push(when) } },
      handlers: {
        report: async ({ params, body }, call) => ({
          errors: isHeldBack({ projectId: params.id, userId: call.actor!.userId })
            ? body.errors.map(() => null)
            : await recordErrors(services, { projectId: params.id, reports: body.errors }),
        }),
        handle: async ({ params, body }) => {
          await handleErrors(services, { projectId: params.id, errorIds: body.error_ids });
          return {};
        },
      },
      livePaths: [{ definition: errorsLive, snapshot: (params) => errorsSnapshot(services, params["id"]!) }],
      async start() {
        services.events.on(editCommitted, ({ projectId }) => closeErrorsOfOlderVersions(services, projectId));
        services.events.on(projectPurged, ({ projectId }) => forgetProject(services, projectId));
        await services.jobs.schedule("errors.forget", "23 * * * *", () => forgetOldErrors(services));
      },
    });
  },
};
