import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import { afterAll, beforeAll, expect, it } from "vitest";
import { feature as accounts } from "../../../accounts/server/index.ts";
import { newProject } from "../../../projects/testing.ts";
import { feature as projects } from "../../../projects/server/index.ts";
import { feature as sharing } from "../../../sharing/server/index.ts";
import { feature as workspaces } from "../../../workspaces/server/index.ts";
import { setPlan } from "../../../workspaces/testing.ts";
import { usageChanged } from "../../contract/events.ts";
import { chargeCloud, feature as billing } from "../index.ts";
import { tellUsage } from "./usage-alerts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    features: [accounts, workspaces, sharing, projects, billing],
    config: { cloudPrices: { database: 1, files: 1, egress: 1, functions: 1, free: 100 }, aiFreeCredits: 0 },
  });
});
afterAll(() => app[Symbol.asyncDispose]());

it("tells whose usage comes near its limit or has reached it, in the alert's words [T4.15]", async () => {
  const maya = await app.signUp("Maya");
  const { id: projectId, workspaceId } = await newProject(maya.call);
  await setPlan(app.services, workspaceId, "free");
  const alerts: string[] = [];
  app.services.events.on(usageChanged, ({ workspaceId: of, alert }) => void (of === workspaceId && alerts.push(alert)));
  const use = async (key: string, credits: number): Promise<void> => {
    await chargeCloud(app.services, { workspaceId, projectId, key, credits });
    await tellUsage(app.services);
  };
  await use("most", 80);
  expect(alerts).toEqual([]);
  await use("near", 10);
  expect(alerts).toEqual(["Approaching Cloud usage limit"]);
  await use("all", 40);
  expect(alerts).toEqual(["Approaching Cloud usage limit", "Cloud is paused"]);
});
