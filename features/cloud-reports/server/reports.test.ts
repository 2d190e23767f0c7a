/** Reports on a backend: recorded while it answers, and read without waking it. */
import { startGateway } from "@slipway/platform/http/gateway-server";
import { fakeClock } from "@slipway/platform/testing/fake-clock";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { fetchThrough } from "@slipway/server/testing/by-address";
import { createTestApp } from "@slipway/server/testing/test-app";
import { expect, it } from "vitest";
import { cloudContract } from "../../cloud/contract/index.ts";
import { enableBackend } from "../../cloud/testing.ts";
import { chargeBackends, cloudPorts } from "../../cloud/testing/ports.ts";
import { newProject } from "../../projects/testing.ts";
import { reportsContract } from "../contract/index.ts";

it("counts answers and measures sizes by the hour, and shows them while the database sleeps", async () => {
  const clock = fakeClock(Date.UTC(2026, 10, 30, 11, 20));
  await using app = await createTestApp({ clock });
  await using gateway = await startGateway({
    ...{ host: "127.0.0.1", port: 0 },
    ...{ hosts: app.services.hosts, log: memoryLog() },
  });
  const maya = await app.signUp("Maya");
  const { id } = await newProject(maya.call);
  const report = (query: { days: number; step: "hour" | "day" }) =>
    maya.call(reportsContract.report, { params: { id }, query });
  await expect(report({ days: 1, step: "hour" })).rejects.toMatchObject({ status: 404, code: "cloud_not_enabled" });

  const { url, anon_key: apikey } = await enableBackend(maya.call, id);
  const before = await report({ days: 7, step: "day" });
  expect(before.slots).toHaveLength(7);
  expect(before.slots.at(-1)).toMatchObject({ database_bytes: null, requests: 0 });

  const ports = cloudPorts(app.services);
  const ask = (method: string) => fetchThrough(gateway)(`${url}/rest/v1/nothing`, { method, headers: { apikey } });
  for (const method of ["GET", "GET", "OPTIONS"]) await (await ask(method)).text();
  await chargeBackends(ports);
  const newest = async () => (await report({ days: 1, step: "hour" })).slots.at(-1)!;
  await expect
    .poll(async () => {
      await ports.answering!.meter.flush();
      return (await newest()).requests;
    })
    .toBe(2);
  await app.services.clusters.sleepIdle(0);
  const slot = await newest();
  expect(slot).toMatchObject({ at: Date.UTC(2026, 10, 30, 11), failed_requests: 0, function_calls: 0, file_bytes: 0 });
  expect(slot.database_bytes).toBeGreaterThan(1_000_000);
  expect(slot.egress_bytes).toBeGreaterThan(0);
  expect(await maya.call(cloudContract.status, { params: { id } })).toMatchObject({ is_asleep: true });

  await expect(report({ days: 8, step: "hour" })).rejects.toMatchObject({ status: 400, code: "invalid_request" });
  await expect(report({ days: 91, step: "day" })).rejects.toMatchObject({ status: 400 });
}, 60_000);
