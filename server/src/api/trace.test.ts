import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { AppError, type ErrorBody } from "@slipway/kernel/errors";
import { createAddresses } from "@slipway/platform/http/addresses";
import { createLog } from "@slipway/platform/log/pino-log";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { expect, it } from "vitest";
import { trustedProxies } from "@slipway/platform/http/client-address";
import { createApi } from "./create-api.ts";

const wrongPassword = new AppError({ code: "invalid_credentials", status: 401, userMessage: "Not right." });

it.each([
  ["/auth/sign-in/email", 401],
  ["/auth/broken", 500],
  ["/nowhere", 404],
])("a failure of %s has one trace id: in the answer, its header and the log [K3]", async (path, status) => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, "server.log");
  let answer: { body: ErrorBody; header: string | null; status: number };
  {
    await using log = createLog({ level: "info", file });
    const api = createApi({
      features: [],
      addresses: createAddresses(null, 4400),
      log,
      proxies: trustedProxies([]),
      checkAnswers: true,
      authenticate: async () => null,
      projectFacts: async () => null,
      workspaceFacts: async () => null,
      authHandler: async (request) => {
        // As the sign-in library does: several turns of the event loop before it throws.
        await new Promise((done) => setImmediate(done));
        log.info("inside the sign-in library");
        throw request.url.endsWith("broken") ? new Error("no database") : wrongPassword;
      },
    });
    const response = await api.request(path, { method: "POST", body: "{}" });
    answer = {
      body: (await response.json()) as ErrorBody,
      header: response.headers.get("x-trace-id"),
      status: response.status,
    };
  }
  expect(answer.status).toBe(status);
  expect(answer.body.error.trace_id).toMatch(/^[0-9a-f]{32}$/);
  expect(answer.header).toBe(answer.body.error.trace_id);
  const lines = (await readFile(file, "utf8")).trim().split("\n");
  const traces = lines.map((line) => (JSON.parse(line) as { trace_id: string }).trace_id);
  expect(new Set(traces)).toEqual(new Set([answer.body.error.trace_id]));
});
