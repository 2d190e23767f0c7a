import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { closeGracefully, listen } from "../http/listening.ts";
import { boundedResponse, ResponseTooLong } from "./bounded-response.ts";

const MEBIBYTE = 1_048_576;
let url: string;
const bomb = gzipSync(Buffer.alloc(100 * MEBIBYTE));
const server = createServer((request, response) => {
  if (request.url === "/bomb") return void response.setHeader("content-encoding", "gzip").end(bomb);
  response.end(Buffer.alloc(Number(request.url!.slice(1))));
});
beforeAll(async () => {
  url = `http://127.0.0.1:${await listen(server, { host: "127.0.0.1", port: 0 })}`;
});
afterAll(() => closeGracefully(server));

const read = async (path: string): Promise<number> =>
  (await boundedResponse(await fetch(url + path), MEBIBYTE).arrayBuffer()).byteLength;

it("passes bodies within the bound and ends larger ones, counted while decompressing", async () => {
  expect(await read(`/${MEBIBYTE}`)).toBe(MEBIBYTE);
  await expect(read(`/${MEBIBYTE + 1}`)).rejects.toThrow(ResponseTooLong);
  await expect(read("/bomb")).rejects.toThrow(/1048576 bytes/);
});
