import { createAddresses } from "@slipway/platform/http/addresses";
import { describe, expect, it } from "vitest";
import { cookiesFor, normalisedCookieHeader, sessionCookieName, sessionTokenIn } from "./session-cookie.ts";

const loopback = createAddresses(null, 4400);
const https = createAddresses("https://slipway.example.org", 443);
const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";
const SAFARI =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15";
const SET = "__Host-slipway-abc=token.signature; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax";

describe("the session cookie", () => {
  it("is named per installation and bound to its host", () => {
    expect(sessionCookieName("abc")).toBe("__Host-slipway-abc");
    expect(cookiesFor(CHROME, [SET], loopback)).toEqual([SET]);
  });

  it("is plain only for Safari on loopback http, which drops Secure cookies", () => {
    expect(cookiesFor(SAFARI, [SET], loopback)).toEqual([
      "slipway-abc=token.signature; Max-Age=60; Path=/; HttpOnly; SameSite=Lax",
    ]);
    expect(cookiesFor(SAFARI, [SET], https)).toEqual([SET]);
  });

  it("is read without its signature, among the cookies of others", () => {
    expect(sessionTokenIn("a=1; __Host-slipway-abc=tok.sig; b=2", "abc", https)).toBe("tok");
    expect(sessionTokenIn("__Host-slipway-other=tok.sig", "abc", https)).toBeNull();
    expect(sessionTokenIn(null, "abc", https)).toBeNull();
  });

  it("is not taken from a plain cookie outside loopback, where another host could have set it", () => {
    expect(sessionTokenIn("slipway-abc=tok.sig", "abc", loopback)).toBe("tok");
    expect(sessionTokenIn("slipway-abc=tok.sig", "abc", https)).toBeNull();
    expect(normalisedCookieHeader("x=1; slipway-abc=tok.sig", "abc", loopback)).toBe("__Host-slipway-abc=tok.sig");
    expect(normalisedCookieHeader("x=1; slipway-abc=tok.sig", "abc", https)).toBe("");
  });
});
