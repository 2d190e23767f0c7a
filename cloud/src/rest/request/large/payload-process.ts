/** A process of `read-payload.ts`. */
import { serveProcess } from "@slipway/platform/processes/limited/serve-process";
import { RestError, type RestErrorInit } from "../../rest-error.ts";
import { contentTypeOf, parsePayload, type Payload, type PayloadWish } from "../payload.ts";

export interface PayloadTask {
  bytes: Uint8Array;
  wish: PayloadWish;
}

export type PayloadResult =
  | (Omit<Extract<Payload, { kind: "json" }>, "text"> & { text: string | null })
  | Extract<Payload, { kind: "form" }>
  | { kind: "raw" }
  | { kind: "refused"; refusal: RestErrorInit };

function read({ bytes, wish }: PayloadTask): PayloadResult {
  try {
    const payload = parsePayload(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), wish);
    if (payload.kind === "raw") return { kind: "raw" };
    if (payload.kind === "form") return payload;
    // An empty list is written anew.
    const isBody = contentTypeOf(wish.contentType).type === "json" && payload.text !== "[]";
    return isBody ? { ...payload, text: null } : payload;
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    const { status, code, message, details, hint } = error;
    return { kind: "refused", refusal: { status, code, message, details, hint } };
  }
}

serveProcess<PayloadTask, PayloadResult>(async (task) => read(task));
