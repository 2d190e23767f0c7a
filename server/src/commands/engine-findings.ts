/** What doctor finds of the engines that one can bring along: objects and rings. The database stands with the others. */
import { connect } from "node:net";
import { AppError } from "@slipway/kernel/errors";
import type { Config } from "@slipway/platform/config/port";
import { objectsFolder, openObjects } from "@slipway/platform/objects/open-objects";
import type { Finding } from "./findings.ts";

export async function objects(config: Config): Promise<Finding> {
  const { s3, dataDir } = config;
  const what = "objects";
  if (s3 === null) return { what, state: "ok", detail: `files in ${objectsFolder(dataDir)}`, advice: "" };
  try {
    await openObjects(config);
    const place = s3.endpoint === null ? `S3 in ${s3.region}` : new URL(s3.endpoint).host;
    return { what, state: "ok", detail: `bucket ${s3.bucket} at ${place}`, advice: "" };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { what, state: "broken", detail: error.userMessage, advice: "Slipway does not start without it." };
  }
}

const CONNECT_MS = 3000;

const accepts = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: CONNECT_MS });
    const answer = (is: boolean) => () => {
      socket.destroy();
      resolve(is);
    };
    socket.once("connect", answer(true)).once("error", answer(false)).once("timeout", answer(false));
  });

/** What tells other processes of changes. */
export async function rings({ natsUrl }: Config): Promise<Finding> {
  const what = "rings";
  if (natsUrl === null) return { what, state: "ok", detail: "through Postgres", advice: "" };
  const { hostname, port } = new URL(natsUrl);
  if (await accepts(hostname, Number(port || 4222)))
    return { what, state: "ok", detail: `NATS at ${hostname}:${port || 4222}`, advice: "" };
  const advice = "Changes still arrive, up to 2 seconds later. Check SLIPWAY_NATS_URL and that the server runs.";
  return { what, state: "reduced", detail: `NATS at ${hostname}:${port || 4222} does not answer`, advice };
}
