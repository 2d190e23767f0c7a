import { describe, expect, it } from "vitest";
import { guardReason, isLoopbackHost } from "./guard-reason.ts";

/** A browser that keeps cookies as told: `keepsSecure` false is Safari over http. */
function page(keeps: boolean) {
  let jar = "";
  return {
    get cookie() {
      return jar;
    },
    set cookie(text: string) {
      const [pair] = text.split(";");
      if (text.includes("Max-Age=0")) jar = "";
      else if (keeps) jar = pair!;
    },
  };
}

const view = (href: string, isSecureContext: boolean) => ({ isSecureContext, location: new URL(href) });

describe("guardReason", () => {
  it("lets https and loopback pass while cookies stay", () => {
    expect(guardReason(view("https://slipway.example.org/", true), page(true))).toBeNull();
    expect(guardReason(view("http://slipway.localhost:4300/", true), page(true))).toBeNull();
    expect(guardReason(view("http://127.0.0.1:4300/", true), page(true))).toBeNull();
    expect(guardReason(view("http://localhost:4300/", false), page(true))).toBeNull();
  });

  it("stops plain http on a network address before anybody types a password", () => {
    expect(guardReason(view("http://192.168.1.20:4300/", false), page(true))).toBe("plain-http");
    expect(guardReason(view("http://slipway.lan/", false), page(true))).toBe("plain-http");
  });

  it("stops where the browser keeps no cookie", () => {
    expect(guardReason(view("http://slipway.localhost:4300/", true), page(false))).toBe("cookies-refused");
    expect(guardReason(view("https://slipway.example.org/", true), page(false))).toBe("cookies-refused");
  });

  it("leaves no probe behind", () => {
    const kept = page(true);
    guardReason(view("https://slipway.example.org/", true), kept);
    expect(kept.cookie).toBe("");
  });
});

it.each(["localhost", "slipway.localhost", "127.0.0.1", "127.1.2.3", "[::1]"])("%s is loopback", (host) => {
  expect(isLoopbackHost(host)).toBe(true);
});
it.each(["localhost.example.org", "127.0.0.1.example.org", "10.0.0.1"])("%s is not loopback", (host) => {
  expect(isLoopbackHost(host)).toBe(false);
});
