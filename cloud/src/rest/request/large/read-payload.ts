/** Reads bodies: short ones at once, long ones in another process, so that nobody else waits for megabytes to be read. */
import { unavailable, type AppError } from "@slipway/kernel/errors";
import { createTaskProcesses } from "@slipway/platform/processes/limited/task-processes";
import { RestError, unreadableBody } from "../../rest-error.ts";
import { parsePayload, type Payload, type PayloadWish } from "../payload.ts";
import type { PayloadResult, PayloadTask } from "./payload-process.ts";

/** A body of this size is read within some 30 ms, whatever it is. */
const SHORT_BYTES = 65_536;
/** The largest body takes 3 s. */
const MAX_MS = 15_000;

const tooMany = (): AppError =>
  unavailable("cloud_bodies_busy", "Too many large bodies are being read already. Try again.");

const inProcess = createTaskProcesses<PayloadTask, PayloadResult>({
  name: "large bodies",
  module: new URL("./payload-process.ts", import.meta.url),
  processes: 1,
  limits: { cpuMs: MAX_MS, megabytes: 512 },
  waiting: { max: 200, perTenant: 20, onFull: tooMany },
});

/** As `parsePayload`. `tenant`: the project, which waits in turn with the others. Throws AppError `cloud_bodies_busy`, too. */
export async function readPayload(tenant: string, bytes: Buffer, wish: PayloadWish): Promise<Payload> {
  if (bytes.length <= SHORT_BYTES) return parsePayload(bytes, wish);
  const result = await inProcess(tenant, { bytes, wish }).catch((error: unknown) => {
    if ((error as { code?: unknown }).code === "cloud_bodies_busy") throw error;
    throw unreadableBody("The body takes too long, or too much memory, to be read");
  });
  if (result.kind === "refused") throw new RestError(result.refusal);
  if (result.kind === "raw") return { kind: "raw", bytes };
  // The text of JSON is the body itself: it need not come back.
  return result.kind === "json" ? { ...result, text: result.text ?? bytes.toString("utf8") } : result;
}
