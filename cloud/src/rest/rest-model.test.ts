import { afterAll, beforeAll, expect, it } from "vitest";
import { runRestRequests } from "../testing/requests/rest-requests.ts";
import { openTestProject, type TestProject } from "../testing/test-project.ts";
import { restService } from "./rest-service.ts";

const REQUESTS = 600;

let project: TestProject;
const rest = restService();
beforeAll(async () => {
  project = await openTestProject([rest]);
});
afterAll(async () => {
  rest[Symbol.dispose]();
  await project[Symbol.asyncDispose]();
});

it(`answers ${REQUESTS} requests as a model without database does, and passes no SQL (long: bench trust requests)`, async () => {
  const { problems, known, withRows } = await runRestRequests(project, { seed: 20_261_122, count: REQUESTS });
  expect(problems).toEqual([]);
  // Answers without rows would prove little.
  expect(known).toBeGreaterThan(REQUESTS / 2);
  expect(withRows).toBeGreaterThan(REQUESTS / 4);
}, 120_000);
