import { expect, it } from "vitest";
import { changesRows, copiedFiles, sessionKeys } from "./copied-site.ts";

const environment = { VITE_SUPABASE_URL: "https://p1.backend.example", VITE_SUPABASE_ANON_KEY: "ey.real.key" };
const instead = { url: "http://localhost:8080/~backend", anonKey: "ey.copy.key" };
const text = (bytes: Uint8Array | undefined): string => Buffer.from(bytes!).toString();

it("puts the copy's address and key into code, wherever they stand, and leaves other files as they are", () => {
  const code = 'const c=create("https://p1.backend.example","ey.real.key");get(`https://p1.backend.example/rest`)';
  const picture = Buffer.from("https://p1.backend.example");
  const built = new Map<string, Uint8Array>([
    ["assets/a.js", Buffer.from(code)],
    ["assets/é.js", Buffer.from('"é"')],
    ["a.png", picture],
  ]);
  const copied = copiedFiles(built, environment, instead);
  expect(text(copied.get("assets/a.js"))).toBe(
    'const c=create("http://localhost:8080/~backend","ey.copy.key");get(`http://localhost:8080/~backend/rest`)',
  );
  expect(copied.get("assets/é.js")).toBe(built.get("assets/é.js"));
  expect(copied.get("a.png")).toBe(picture);
  expect(copiedFiles(built, {}, instead).get("assets/a.js")).toBe(built.get("assets/a.js"));
});

it("finds where an app keeps its sign-in: the client's own place, and a few that it chose", () => {
  const chosen = Array.from({ length: 9 }, (_none, at) => `storageKey:"shop-${at}"`).join(";");
  expect(sessionKeys(new Map([["a.js", Buffer.from(chosen)]]))).toEqual([
    ...["sb-localhost-auth-token", "shop-0", "shop-1", "shop-2", "shop-3"],
  ]);
});

it.each([
  ["GET", "/rest/v1/orders", false],
  ["POST", "/rest/v1/orders", true],
  ["POST", "/rest/v1/rpc/place", true],
  ["POST", "/auth/v1/token", false],
  ["POST", "/auth/v1/signup", true],
  ["POST", "/auth/v1/logout", false],
  ["PUT", "/storage/v1/object/box/a.png", true],
  ["POST", "/storage/v1/object/list/box", false],
  ["POST", "/functions/v1/pay", false],
])("knows whether %s %s leaves other rows behind", (method, path, changes) => {
  expect(changesRows({ method, path })).toBe(changes);
});
