/** No spelling of an address and no redirect opens a socket to an address that is not public. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addressSpelling } from "../testing/network/address-spellings.ts";
import { diceOf } from "../testing/dice.ts";
import { loopbackDns } from "../testing/network/loopback-dns.ts";
import { countingListener, type Listener, watchedDial } from "../testing/network/watched-network.ts";
import { createEgress } from "./connector.ts";
import { isPublicAddress, isPublicName } from "./public-address.ts";

const PUBLIC = "93.184.215.14";
const SPELLINGS = 2_000;
/** Number for classes that differ little from the first; the long run uses the full number for each. */
const FEWER = 500;
const PATIENCE = { timeout: 60_000 };

let inner: Listener;
beforeAll(async () => {
  inner = await countingListener((_request, response) => void response.end("secret"));
});
afterAll(() => inner[Symbol.asyncDispose]());

const refusal = { code: "address_refused" };

it("reaches this machine by many of the spellings without a rule", async () => {
  await using other = await countingListener((_request, response) => void response.end());
  const own = Array.from({ length: 400 }, (_, index) => addressSpelling(diceOf(1, index), other.port));
  const loopback = own.filter((url) => /^(127\.|localhost|\[::1?\]|\[::ffff:7f)/.test(URL.parse(url)?.hostname ?? ""));
  await Promise.all(loopback.map((url) => fetch(url).catch(() => undefined)));
  expect(other.connections).toBeGreaterThan(20);
});

describe.each([
  ["what a workspace names", "workspace", SPELLINGS],
  ["what a project's functions name", "functions", FEWER],
] as const)("%s", (_who, kind, count) => {
  it(`reaches nothing by any of ${count} spellings`, PATIENCE, async () => {
    const { dial, attempts } = watchedDial();
    const before = inner.connections;
    await using egress = createEgress({ kind }, { dial });
    const answered: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const url = addressSpelling(diceOf(1, index), inner.port);
      await egress.fetch(url).then(
        () => answered.push(url),
        () => undefined,
      );
    }
    expect(answered).toEqual([]);
    expect(attempts).toEqual([]);
    expect(inner.connections).toBe(before);
  });

  it("reaches the public internet by name and by address", async () => {
    const { dial, attempts } = watchedDial({ [PUBLIC]: inner.port });
    const lookup = async () => [{ address: PUBLIC, family: 4 }];
    await using egress = createEgress({ kind }, { dial, lookup });
    const before = inner.connections;
    expect(await (await egress.fetch(`http://public.dev:${inner.port}/`)).text()).toBe("secret");
    expect(attempts).toEqual([PUBLIC]);
    expect(inner.connections).toBe(before + 1);
  });

  it("does not follow a redirect", async () => {
    for (const location of [
      `http://127.0.0.1:${inner.port}/`,
      "http://169.254.169.254/",
      "//localhost/",
      "file:///etc/passwd",
    ]) {
      await using first = await countingListener(
        (_request, response) => void response.writeHead(302, { location }).end(),
      );
      const { dial, attempts } = watchedDial({ [PUBLIC]: first.port });
      const lookup = async () => [{ address: PUBLIC, family: 4 }];
      await using egress = createEgress({ kind }, { dial, lookup });
      const before = inner.connections;
      const answer = await egress.fetch(`http://public.dev:${first.port}/`, { redirect: "follow" });
      expect(answer.status).toBe(302);
      await answer.text();
      const { status, body } = await egress.get(new URL(`http://public.dev:${first.port}/`));
      expect(status).toBe(302);
      body.destroy();
      await expect(egress.fetch(new URL(location, `http://public.dev:${first.port}/`))).rejects.toMatchObject(refusal);
      expect(new Set(attempts)).toEqual(new Set([PUBLIC]));
      expect(inner.connections).toBe(before);
    }
  });

  it("connects to the address that was checked, however the name server changes its mind", async () => {
    const answers: readonly (readonly string[])[] = [
      [PUBLIC],
      ["127.0.0.1"],
      [PUBLIC, "127.0.0.1"],
      ["10.0.0.1", PUBLIC],
      [],
    ];
    await using dns = await loopbackDns((_name, question) => answers[question % answers.length]!);
    await using standIn = await countingListener((_request, response) => void response.end("public"));
    const { dial, attempts } = watchedDial({ [PUBLIC]: standIn.port });
    const before = inner.connections;
    const seen: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      // A new engine each time, because an open connection asks no name server.
      await using egress = createEgress({ kind }, { dial, lookup: dns.lookup });
      const asked = egress.fetch(`http://rebinding.dev:${standIn.port}/`).then((answer) => answer.text());
      seen.push(await asked.catch((error: { code?: string }) => error.code ?? "no answer"));
    }
    expect(dns.questions).toBe(10);
    expect(seen.filter((each) => each === "public")).toHaveLength(2);
    expect(seen.filter((each) => each === "address_refused")).toHaveLength(6);
    expect(attempts).toEqual([PUBLIC, PUBLIC]);
    expect(inner.connections).toBe(before);
  });

  it("refuses a socket that reached a non-public address after all", async () => {
    // A system's resolver might do this: the check saw one address, the socket another.
    const { dial } = watchedDial();
    const elsewhere: typeof dial = (options) => dial({ ...options, host: "127.0.0.1" });
    const lookup = async () => [{ address: PUBLIC, family: 4 }];
    await using egress = createEgress({ kind }, { dial: elsewhere, lookup });
    await expect(egress.fetch(`http://public.dev:${inner.port}/`)).rejects.toMatchObject(refusal);
  });
});

it("takes http and https only, without credentials", async () => {
  await using egress = createEgress({ kind: "workspace" });
  for (const url of [
    "file:///etc/passwd",
    "data:text/plain,x",
    "blob:x",
    "ftp://public.dev/",
    "http://a:b@public.dev/",
    "x",
    "",
  ])
    await expect(egress.fetch(url)).rejects.toMatchObject(refusal);
});

describe("what the operator has configured", () => {
  it(`is not left by any of ${FEWER} spellings`, PATIENCE, async () => {
    await using configured = await countingListener((_request, response) => void response.end());
    const { dial, attempts } = watchedDial();
    const origins = [`http://127.0.0.1:${configured.port}`];
    await using egress = createEgress({ kind: "operator", origins }, { dial });
    const before = inner.connections;
    for (let index = 0; index < FEWER; index += 1)
      await egress.fetch(addressSpelling(diceOf(2, index), inner.port)).catch(() => undefined);
    expect(attempts).toEqual([]);
    expect(inner.connections).toBe(before);
    await (await egress.fetch(origins[0]!)).text();
    expect(attempts).toEqual(["127.0.0.1"]);
  });

  it("is reached wherever it is, and nothing else is", async () => {
    await using other = await countingListener((_request, response) => void response.end());
    const origins = [`http://127.0.0.1:${inner.port}`, "https://api.example.com/v1"];
    await using egress = createEgress({ kind: "operator", origins });
    expect(await (await egress.fetch(`http://127.0.0.1:${inner.port}/x`, { method: "POST", body: "y" })).text()).toBe(
      "secret",
    );
    expect(
      await (await egress.fetch(new Request(`http://127.0.0.1:${inner.port}/x`, { method: "PUT", body: "y" }))).text(),
    ).toBe("secret");
    for (const url of [
      `http://127.0.0.1:${other.port}/`,
      `http://localhost:${inner.port}/`,
      "http://api.example.com:80/",
      `http://127.0.0.2:${inner.port}/`,
    ])
      await expect(egress.fetch(url)).rejects.toMatchObject(refusal);
    expect(other.connections).toBe(0);
  });
});

describe("public addresses", () => {
  it.each([
    ["8.8.8.8", true],
    [PUBLIC, true],
    ["2606:4700:4700::1111", true],
    ["172.15.255.255", true],
    ["172.32.0.1", true],
    ["::ffff:8.8.8.8", false],
    ["64:ff9b::808:808", false],
    ["2002:808:808::1", false],
    ["fe80::1%lo", false],
    ["168.63.129.16", false],
    ["127.1", false],
    ["", false],
    ["public.dev", false],
  ])("%s: %s", (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic));

  it.each([
    ["public.dev", true],
    ["xn--80ak6aa92e.com", true],
    ["localhost", false],
    ["a.localhost.", false],
    ["metadata.google.internal", false],
    ["intranet", false],
    ["127.0.0.1", false],
    ["a b.com", false],
  ])("the name %s: %s", (name, isPublic) => expect(isPublicName(name)).toBe(isPublic));
});
