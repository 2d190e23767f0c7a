import { editCommitted } from "../../edits/contract/events.ts";
import { mounted, type Feature } from "../../feature.ts";
import { projectPurged } from "../../projects/contract/index.ts";
import type { Needs } from "../../services.ts";
import { errorsContract, errorsLive } from "../contract/index.ts";
import { migrations } from "./errors-table.ts";
import {
  closeErrorsOfOlderVersions,
  errorsSnapshot,
  forgetOldErrors,
  forgetProject,
  handleErrors,
} from "./handle-errors.ts";
import { isHeldBack } from "./held-back.ts";
import { recordErrors, type Report } from "./record-errors.ts";

export { claimFix, isClaimedFix, isFreeFix, passFixOn } from "./free-fixes.ts";
export { holdErrorsBack } from "./held-back.ts";

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
  mount: (services) =>
    mounted({
      name: "errors",
      contract: errorsContract,
      handlers: {
        report: async ({ params, body }, call) => ({
          errors: isHeldBack(services, { projectId: params.id, userId: call.actor!.userId })
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
    }),
};
