/** Factories for tests: a small picture, and its upload. */
import type { Client } from "@slipway/kernel/contract/client";
import { accountsContract } from "../accounts/contract/index.ts";
import { uploadsContract } from "./contract/index.ts";

/** One transparent pixel. */
export const PNG_PIXEL: Uint8Array = Uint8Array.from(
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
    "base64",
  ),
);

/** Calls the route directly, because the typed input of a route with bytes has no body. */
export async function upload(call: Client, bytes: Uint8Array = PNG_PIXEL, name = "shot.png"): Promise<string> {
  const { id } = await call(accountsContract.user, {});
  const input = { params: { dir_name: id, file_name: name }, body: bytes };
  return (await call(uploadsContract.upload, input)).file_id;
}
