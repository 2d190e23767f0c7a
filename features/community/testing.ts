/** Factories for tests and bench. */
import type { Services } from "../services.ts";
import { setPublished } from "../projects/server/index.ts";

/** Marks the project as published, without a build. */
export const markPublished = (services: Services, projectId: string): Promise<void> =>
  services.database.transaction((tx) =>
    setPublished(services, tx, {
      projectId,
      deployment: { deploymentId: `dep_${projectId}`, commitSha: "0".repeat(40), number: 1 },
    }),
  );
