/** Databases on an operator's own server, while that server is away: what people see of their backends. */
import { openManagedClusters } from "@slipway/cloud/clusters/managed-clusters";
import { startManagedServer } from "@slipway/cloud/testing/managed-server";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { createTestApp } from "@slipway/server/testing/test-app";
import { expect, it } from "vitest";
import { feature as accounts } from "../../../accounts/server/index.ts";
import { feature as edits } from "../../../edits/server/index.ts";
import { feature as integrations } from "../../../integrations/server/index.ts";
import { feature as projects } from "../../../projects/server/index.ts";
import { newProject } from "../../../projects/testing.ts";
import { feature as sharing } from "../../../sharing/server/index.ts";
import { feature as workspaces } from "../../../workspaces/server/index.ts";
import { cloudContract } from "../../contract/index.ts";
import { enableBackend } from "../../testing.ts";
import { feature as cloud } from "../index.ts";
import { cloudPorts } from "../../testing/ports.ts";

it("says Unhealthy, keeps what is known without the database, and recovers with it [C3.14] [C7.10]", async () => {
  await using server = await startManagedServer();
  await using folder = await temporaryFolder();
  const clusters = await openManagedClusters({ folder: folder.path, url: server.url, log: memoryLog() });
  const features = [accounts, workspaces, sharing, projects, edits, integrations, cloud];
  await using app = await createTestApp({ features, clusters });
  const maya = await app.signUp("Maya");
  const { id } = await newProject(maya.call);
  const params = { id };
  const { url } = await enableBackend(maya.call, id);
  const seen = async () => ({
    ...(await maya.call(cloudContract.status, { params })),
    ...(await maya.call(cloudContract.overview, { params })).backend,
  });
  const before = await seen();
  expect(before).toMatchObject({ status: "ACTIVE_HEALTHY", url });
  expect(before.taken_bytes).toBeGreaterThan(1_000_000);

  await server.kill();
  cloudPorts(app.services).room.forget(id);
  expect(await seen()).toEqual({ ...before, status: "ACTIVE_UNHEALTHY", taken_bytes: null });
  await expect(maya.call(cloudContract.tables, { params })).rejects.toMatchObject({
    status: 503,
    userMessage: "The backend of this project does not answer. Try again in a moment.",
  });

  await server.start();
  await expect.poll(async () => (await seen()).status).toBe("ACTIVE_HEALTHY");
  await expect.poll(async () => (await seen()).taken_bytes ?? 0).toBeGreaterThan(1_000_000);
  expect((await maya.call(cloudContract.tables, { params })).tables).toEqual([]);
}, 60_000);
