/** Figures, traces, readiness and disk space for the operator. */
import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { operationsContract } from "@slipway/features/operations/contract/index.ts";
import { presenceContract } from "@slipway/features/presence/contract/index.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { homeWorkspace, newProject } from "@slipway/features/projects/testing.ts";
import { startTraceReceiver } from "@slipway/platform/tracing/test-receiver";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "./testing/test-app.ts";
import type { TestPerson } from "./testing/test-person.ts";

const TOKEN = "a-scraper-of-this-machine";

describe("figures", () => {
  let app: TestApp;
  let staff: TestPerson;
  beforeAll(async () => {
    app = await createTestApp({ config: { metricsToken: TOKEN } });
    staff = await app.signUp("Staff");
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const scrape = (headers: Record<string, string> = {}) => app.fetch("/metrics", { headers });

  it("are for staff and for this machine's own scraper, and for nobody else", async () => {
    const jo = await app.signUp("Jo");
    expect((await scrape()).status).toBe(401);
    expect((await scrape({ authorization: "Bearer a-wrong-token-of-some-length" })).status).toBe(401);
    expect((await scrape({ authorization: `Bearer ${TOKEN}`, "x-forwarded-for": "203.0.113.9" })).status).toBe(401);
    expect((await scrape(jo.headers)).status).toBe(404);
    expect((await scrape(staff.headers)).status).toBe(200);
    expect((await scrape({ authorization: `Bearer ${TOKEN}` })).headers.get("content-type")).toContain("text/plain");
  });

  it("count requests by their route's pattern, and never name a project, a person or an invented path", async () => {
    const { id } = await newProject(staff.call);
    await staff.call(projectsContract.details, { params: { id } });
    await app.fetch("/api/made/up/by/a/stranger");
    const text = await (await scrape({ authorization: `Bearer ${TOKEN}` })).text();
    expect(text).toContain('slipway_http_requests_total{method="GET",route="/projects/{id}/details",status="200"} 1');
    expect(text).toContain('slipway_http_requests_total{method="GET",route="other",status="404"} 1');
    expect(text).toContain('slipway_queue_waiting{queue="build"} 0');
    expect(text).toMatch(/slipway_database_connections\{state="idle"\} \d/);
    expect(text).toMatch(/slipway_git_operation_duration_seconds_count\{operation="create",outcome="ok"\} [1-9]/);
    const { id: userId } = (await staff.call(accountsContract.user, {})) as { id: string };
    for (const secret of [id, userId, "stranger", "staff@"]) expect(text).not.toContain(secret);
  });
});

it("traces a request under the id that its answer carries, with what it did below it", async () => {
  await using receiver = await startTraceReceiver();
  const app = await createTestApp({ config: { otlpEndpoint: receiver.endpoint } });
  const staff = await app.signUp("Staff");
  const workspaceId = await homeWorkspace(staff.call);
  const answer = await app.fetch("/api/projects", {
    method: "POST",
    headers: { ...staff.headers, "content-type": "application/json" },
    body: JSON.stringify({ workspace_id: workspaceId, display_name: "A secret bakery" }),
  });
  const traceId = answer.headers.get("x-trace-id");
  await app[Symbol.asyncDispose]();
  const spans = receiver.spans.filter((span) => span.traceId === traceId);
  const request = spans.find(({ name }) => name === "POST /projects")!;
  expect(request.attributes).toContainEqual({ key: "http.response.status_code", value: { intValue: 200 } });
  const create = spans.find(({ name }) => name === "git create")!;
  expect(create.parentSpanId).toBe(request.spanId);
  expect(receiver.text()).not.toContain("bakery");
});

it("names the part that is not ready, and refuses writes but no reads once a stop has begun", async () => {
  await using app = await createTestApp();
  const staff = await app.signUp("Staff");
  const ready = await app.fetch("/readyz");
  expect([ready.status, await ready.json()]).toEqual([200, { status: "ready", not_ready: [] }]);
  expect(await app.app.drain(1000, () => undefined)).toBe("");
  const stopping = await app.fetch("/readyz");
  expect([stopping.status, await stopping.json()]).toEqual([503, { status: "stopping", not_ready: ["server"] }]);
  expect((await app.fetch("/healthz")).status).toBe(200);
  await staff.call(operationsContract.capacity, {});
  await expect(newProject(staff.call)).rejects.toMatchObject({ status: 503, code: "stopping", retryAfter: 5 });
});

it("saves nothing new on a disk that is almost full, while sign-in, reading, download and deleting go on", async () => {
  await using app = await createTestApp();
  const staff = await app.signUp("Staff");
  const { id } = await newProject(staff.call);
  app.services.config.diskFloorBytes = Number.MAX_SAFE_INTEGER;
  const refused = {
    status: 507,
    code: "disk_full",
    userMessage: expect.stringContaining("almost out of disk space") as string,
  };
  await expect(newProject(staff.call)).rejects.toMatchObject(refused);
  const rename = { params: { id }, body: { display_name: "New" } };
  await expect(staff.call(projectsContract.update, rename)).rejects.toMatchObject(refused);
  const jo = await app.signUp("Jo");
  await jo.call(accountsContract.updateUser, { body: { display_name: "Jo J." } });
  await staff.call(projectsContract.details, { params: { id } });
  // Open pages go on reporting presence, and no console fills with refusals.
  await staff.call(presenceContract.beat, { params: { id }, query: { view: "preview" } });
  const { token } = await staff.call(accountsContract.createAccessToken, {});
  const zip = await app.fetch(`/api/projects/${id}/download-zip`, { headers: { authorization: `Bearer ${token}` } });
  expect([zip.status, (await zip.arrayBuffer()).byteLength > 1000]).toEqual([200, true]);
  await staff.call(projectsContract.remove, { params: { id }, query: {} });
  expect((await staff.call(operationsContract.capacity, {})).disk.is_low).toBe(true);
});
