/** Run by the crash test in a process of its own: publishes version after version and prints how far it is with which. */
import { features } from "@slipway/features/server.ts";
import { mountFeatures } from "@slipway/server/mount-features";
import { createServices } from "@slipway/server/services";
import { refusingBrowser } from "@slipway/server/commands/refusing-engines";
import { readConfig } from "@slipway/platform/config/environment";
import { openDatabase } from "@slipway/platform/database/postgres-database";
import { createHostTable } from "@slipway/platform/http/host-table";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { newVersion } from "../../edits/testing.ts";
import { plainSandbox } from "../../preview/testing.ts";
import { projectPublished } from "../contract/index.ts";
import { publishPorts } from "../testing.ts";
import { publishProject } from "./publish-project.ts";
import { createSiteHost } from "./site/site-host.ts";

const [databaseUrl, dataDir, projectId, userId, start] = process.argv.slice(2);
const log = memoryLog();
const { services } = await createServices({
  config: readConfig({}, { dataDir: dataDir!, testing: true }),
  hosts: createHostTable(),
  port: 1,
  log,
  database: await openDatabase({ url: databaseUrl!, engine: "embedded", log }),
  migrations: [],
  sandbox: plainSandbox(),
  browser: refusingBrowser(),
});
let count = Number(start);
const report = (moment: string): void => void process.stdout.write(`${moment} ${count}\n`);
const { objects } = services;
services.objects = {
  get: (key, range) => objects.get(key, range),
  head: (key) => objects.head(key),
  delete: (key) => objects.delete(key),
  list: (prefix) => objects.list(prefix),
  receive: (chunks) => objects.receive(chunks),
  async put(key, bytes) {
    const stored = await objects.put(key, bytes);
    report("stored");
    return stored;
  },
};
services.events.on(projectPublished, () => report("live"));
mountFeatures(services, features);
const ports = publishPorts(services);
services.hosts.set(services.addresses.sitePattern, createSiteHost(ports));
const actor = {
  userId: userId!,
  email: "crash@example.com",
  displayName: "Crash",
  isStaff: false,
  via: "session" as const,
  sessionId: null,
  ssoWorkspaceId: null,
};
for (; ; count += 1) {
  const padding = Object.fromEntries(
    Array.from({ length: 10 }, (_, index) => [`public/${index}.txt`, `${count} `.repeat(2_000)]),
  );
  await newVersion(services, projectId!, { files: { ...padding, "public/v.txt": String(count) } });
  await publishProject(ports, projectId!, actor);
  report("acknowledged");
}
