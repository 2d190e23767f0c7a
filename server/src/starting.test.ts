import { EventEmitter } from "node:events";
import type { UpgradeRequest } from "@slipway/platform/http/port";
import { type Feature, mounted } from "@slipway/features/feature.ts";
import { expect, it } from "vitest";
import { featureAccess } from "./access.ts";
import { type App, createApp } from "./app.ts";
import { createTestApp } from "./testing/test-app.ts";

it("accepts no call before every feature has recovered from a crash", async () => {
  await using app = await createTestApp();
  const recovered = Promise.withResolvers<void>();
  const slow: Feature = {
    name: "slow",
    migrations: [],
    mount: () => mounted({ name: "slow", contract: {}, handlers: {}, start: () => recovered.promise }),
  };
  const { services } = app;
  await using starting = createApp({ services, features: [slow], access: featureAccess(services), web: null });
  const ask = (path: string) => starting.fetch(new Request(services.addresses.appUrl + path));
  const started = starting.start();
  const early = await ask("/api/user");
  expect([early.status, early.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await early.json()).toMatchObject({
    error: { code: "starting", message: expect.stringMatching(/^Slipway is starting\./) as string },
  });
  expect(await upgradeAnswer(starting)).toMatch(/^HTTP\/1\.1 503 /);
  expect([(await ask("/healthz")).status, (await ask("/readyz")).status]).toEqual([200, 503]);
  recovered.resolve();
  await started;
  expect([(await ask("/api/user")).status, (await ask("/readyz")).status]).toEqual([404, 200]);
  expect(await upgradeAnswer(starting)).not.toMatch(/^HTTP\/1\.1 503 /);
});

/** The head of the answer to somebody who is not signed in and opens a live connection. */
async function upgradeAnswer({ handler }: App): Promise<string> {
  let said = "";
  const socket = Object.assign(new EventEmitter(), { end: (text: string) => void (said = text) });
  const incoming = { url: "/api/live", headers: { authorization: "Bearer nobody" } };
  await handler.upgrade?.({ incoming, socket, head: Buffer.alloc(0) } as unknown as UpgradeRequest, null as never);
  return said;
}
