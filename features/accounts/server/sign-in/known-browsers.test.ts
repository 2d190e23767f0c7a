import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { feature as projects } from "../../../projects/server/index.ts";
import { feature as sharing } from "../../../sharing/server/index.ts";
import { feature as workspaces } from "../../../workspaces/server/index.ts";
import { feature as accounts } from "../index.ts";
import { networkOf } from "./rate-limits.ts";

const PASSWORD = "correct horse battery";
const EMAIL = "maya@example.com";
let app: TestApp;
let known: string;

beforeEach(async () => {
  app = await createTestApp({ features: [accounts, workspaces, sharing, projects] });
  await app.signUp("Staff");
  const joined = await post("sign-up/email", { name: "Maya", email: EMAIL, password: PASSWORD }, "198.51.100.1");
  known = cookiesOf(joined);
  app.services.accounts.setLimits({
    perIp: { points: 8, seconds: 60 },
    perAccount: { points: 4, seconds: 60 },
    invitations: { points: 1, seconds: 60 },
  });
});
afterEach(() => app[Symbol.asyncDispose]());

/** `by`: the address that is claimed, and what the browser holds. */
const post = (path: string, body: object, by: string | { from: string; cookie: string }): Promise<Response> =>
  app.fetch(`/api/auth/${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(typeof by === "string" ? { "x-forwarded-for": by } : { "x-forwarded-for": by.from, cookie: by.cookie }),
    },
    body: JSON.stringify(body),
  });
/** The cookies by which the account knows this browser, without the session. */
const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0]!)
    .filter((pair) => pair.includes("-known-"))
    .join("; ");
const attempt = async (password: string, from: string, cookie = ""): Promise<number> =>
  (await post("sign-in/email", { email: EMAIL, password }, { from, cookie })).status;
async function strangersGuess(times: number, from: (time: number) => string): Promise<number[]> {
  const seen: number[] = [];
  for (let time = 0; time < times; time += 1) seen.push(await attempt("a guess", from(time)));
  return seen;
}
const madeUp = (time: number): string => `203.0.113.${time}`;

describe("guessing at an account under made-up addresses", () => {
  it("is limited, and does not lock the owner out of a browser known before", async () => {
    expect(await strangersGuess(7, madeUp)).toEqual([401, 401, 401, 401, 429, 429, 429]);
    expect(known).toMatch(/^__Host-slipway-known-/);
    expect(await attempt(PASSWORD, "192.0.2.77")).toBe(429);
    expect(await attempt(PASSWORD, "192.0.2.77", known)).toBe(200);
    // Spends the tries of the owner's own address, too, on every account.
    for (let time = 0; time < 12; time += 1)
      await post("sign-in/email", { email: `p${time}@example.com`, password: "a guess" }, "192.0.2.77");
    expect(await attempt(PASSWORD, "192.0.2.77", known)).toBe(200);
  });

  it("does not lock the owner out at an address from which somebody is signed in", async () => {
    await strangersGuess(6, madeUp);
    expect(await attempt(PASSWORD, "198.51.100.1")).toBe(200);
    expect(await attempt(PASSWORD, "198.51.100.2")).toBe(429);
  });

  it("leaves the owner the way through the mail, which makes the browser known", async () => {
    await strangersGuess(6, madeUp);
    await post("request-password-reset", { email: EMAIL }, "192.0.2.5");
    const [mail] = await app.services.mail.list(1);
    const token = new URL(/http\S+/.exec(mail!.text)![0]).searchParams.get("token");
    const done = await post("reset-password", { token, new_password: "brand new one" }, "192.0.2.5");
    expect(done.status).toBe(200);
    expect(await attempt("brand new one", "192.0.2.5")).toBe(429);
    expect(await attempt("brand new one", "192.0.2.5", cookiesOf(done))).toBe(200);
  });

  it("bounds tries in a known browser, and ignores forged cookies and those of another account", async () => {
    const tries: number[] = [];
    for (let time = 0; time < 6; time += 1) tries.push(await attempt("a guess", madeUp(time), known));
    expect(tries).toEqual([401, 401, 401, 401, 429, 429]);
    const tom = cookiesOf(
      await post("sign-up/email", { name: "Tom", email: "tom@example.com", password: PASSWORD }, "192.0.2.9"),
    );
    await strangersGuess(5, madeUp);
    const [name, value] = known.split("=") as [string, string];
    const forged = `${name}=${value.slice(0, -2)}aa`;
    for (const cookie of [tom, forged, `${name}=`, `${name}=~~~`])
      expect(await attempt(PASSWORD, "192.0.2.30", cookie)).toBe(429);
  });

  it("remembers several people of one browser", async () => {
    const both = cookiesOf(
      await post(
        "sign-up/email",
        { name: "Tom", email: "tom@example.com", password: PASSWORD },
        {
          from: "192.0.2.9",
          cookie: known,
        },
      ),
    );
    await strangersGuess(5, madeUp);
    expect(await attempt(PASSWORD, "192.0.2.31", both)).toBe(200);
  });
});

describe("guesses at a signed-in person's current password", () => {
  it("count for the session, whatever address is claimed", async () => {
    const response = await post("sign-in/email", { email: EMAIL, password: PASSWORD }, "198.51.100.1");
    const cookie = response.headers.getSetCookie()[0]!.split(";")[0]!;
    const body = { current_password: "a guess", new_password: "brand new one" };
    const seen: number[] = [];
    for (let time = 0; time < 6; time += 1)
      seen.push((await post("change-password", body, { from: madeUp(time), cookie })).status);
    expect(seen).toEqual([400, 400, 400, 400, 429, 429]);
  });
});

describe("the network of an address", () => {
  it("is the half of an IPv6 address that a provider assigns", () => {
    expect(networkOf("198.51.100.1")).toBe("198.51.100.1");
    const same = ["2001:db8:1:2::1", "2001:0DB8:0001:0002:ffff:1:2:3", "2001:db8:1:2:0:0:0:9%eth0"];
    expect(new Set(same.map(networkOf))).toEqual(new Set(["2001:db8:1:2"]));
    expect(networkOf("2001:db8::5")).toBe("2001:db8:0:0");
    expect(networkOf("::1")).toBe("0:0:0:0");
    expect(networkOf("")).toBe("");
  });
});
