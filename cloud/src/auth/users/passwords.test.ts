import { expect, it } from "vitest";
import { hashOfNobody, hashPassword, isPasswordOf, isUsableHash } from "./passwords.ts";

it("knows a password by its hash, and no other one", async () => {
  const hash = await hashPassword("p1test", "correct horse");
  expect(await isPasswordOf("p1test", hash, "correct horse")).toBe(true);
  expect(await isPasswordOf("p1test", hash, "wrong horse")).toBe(false);
  expect(await isPasswordOf("p1test", null, "correct horse")).toBe(false);
  expect(await isPasswordOf("p1test", hashOfNobody(), "")).toBe(false);
});

it("computes hashes outside the event loop that all projects share", async () => {
  await hashPassword("p1test", "the thread is there");
  const [here, everywhere] = [process.threadCpuUsage(), process.cpuUsage()];
  const many = Array.from({ length: 6 }, (_, at) => hashPassword(`p${at % 2}test`, `correct horse ${at}`));
  expect(new Set(await Promise.all(many)).size).toBe(6);
  const own = process.threadCpuUsage(here).user;
  expect(own).toBeLessThan(process.cpuUsage(everywhere).user / 4);
});

it.each([
  ["a cost that takes days", `$2a$31$${"a".repeat(53)}`],
  ["a cost that is none", `$2a$03$${"a".repeat(53)}`],
  ["a kind that bcrypt gave up", `$2x$10$${"a".repeat(53)}`],
  ["another function's", "$argon2id$v=19$m=16,t=2,p=1$c2FsdHNhbHQ$aaaaaaaaaaaaaaaaaaaaaaaa"],
])("accepts no password for a hash of %s, at once", async (_what, hash) => {
  expect(isUsableHash(hash)).toBe(false);
  expect(await isPasswordOf("p1test", hash, "a")).toBe(false);
});
