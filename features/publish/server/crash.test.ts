/** kill -9 in the middle of publishing: visitors see the old site or the new one, whole. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createTestApp } from "@slipway/server/testing/test-app";
import { expect, it } from "vitest";
import { accountsContract } from "../../accounts/contract/index.ts";
import { plainSandbox, testGateway } from "../../preview/testing.ts";
import { getProject } from "../../projects/server/index.ts";
import { newProject } from "../../projects/testing.ts";
import { publishPorts } from "../testing.ts";

const program = fileURLToPath(new URL("./crash-publisher.suite.ts", import.meta.url));

/** The publisher's progress with a version: some files stored, visible to visitors, acknowledged to its maker. */
const MOMENTS = ["stored", "live", "acknowledged"];

/** Kills the publisher at that moment of a later version than the second; answers the last number it acknowledged. */
async function killWhilePublishing(args: readonly string[], moment: string): Promise<number> {
  const child = spawn(process.execPath, [program, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  const acknowledged: number[] = [];
  let problems = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (problems += text));
  const lines = createInterface({ input: child.stdout });
  lines.on("line", (line) => {
    const [reached, number] = line.split(" ");
    if (acknowledged.length >= 2 && reached === moment) child.kill("SIGKILL");
    if (reached === "acknowledged") acknowledged.push(Number(number));
  });
  await Promise.all([once(child, "close"), once(lines, "close")]);
  if (child.signalCode !== "SIGKILL") throw new Error(`the publisher ended by itself: ${problems.slice(0, 2_000)}`);
  return acknowledged.at(-1)!;
}

it("leaves a whole site, never older than what was acknowledged", { timeout: 120_000 }, async () => {
  await using gateway = await testGateway();
  await using app = await createTestApp({
    sandbox: plainSandbox(),
    config: { url: `http://slipway.localhost:${gateway.port}` },
  });
  const { services } = app;
  gateway.hosts = services.hosts;
  const maya = await app.signUp("Maya");
  const { id: projectId } = await newProject(maya.call);
  const { id: userId } = await maya.call(accountsContract.user, {});
  let next = 1;
  for (const moment of MOMENTS) {
    const args = [services.database.url, app.dataDir, projectId, userId, String(next)];
    const acknowledged = await killWhilePublishing(args, moment);
    publishPorts(services).sites.forgetAll();
    const site = services.addresses.siteUrl((await getProject(services, projectId)).name);
    const live = Number((await gateway.get(`${site}/v.txt`)).text);
    expect(live).toBeGreaterThanOrEqual(acknowledged);
    expect(await gateway.get(`${site}/`)).toMatchObject({ status: 200 });
    for (let index = 0; index < 10; index += 1)
      expect((await gateway.get(`${site}/${index}.txt`)).text).toBe(`${live} `.repeat(2_000));
    next = live + 10;
  }
});
