import { describe, expect, it } from "vitest";
import { untrustedCookies } from "./untrusted-cookies.ts";

describe("cookies of code that we did not write", () => {
  it("are never one of ours, however the name is written", () => {
    for (const line of [
      "__Host-slipway-abc=x; Path=/; Secure",
      "__host-SLIPWAY-abc=x",
      "__Secure-slipway-preview-abc=x",
      "slipway-abc=x",
      "Slipway-Known-abc=x",
      "  slipway-abc=x",
      "\tslipway-abc=x",
      "\u00a0slipway-abc=x",
      "=__Host-slipway-abc=x",
      " = slipway-abc=x",
      ";slipway-abc=x",
      ",slipway-abc=x",
      "==slipway-abc",
    ])
      expect([line, untrustedCookies([line])]).toEqual([line, []]);
  });

  it("are kept otherwise, for the answering host alone", () => {
    expect(untrustedCookies(["theme=dark; Path=/; Max-Age=60", "a=slipway-x", "my-slipway-theme=1"])).toEqual([
      "theme=dark; Path=/; Max-Age=60",
      "a=slipway-x",
      "my-slipway-theme=1",
    ]);
    expect(
      untrustedCookies(["a=b; Domain=example.org; Path=/", "a=b;domain = .example.org", "a=b; Domain; Secure"]),
    ).toEqual(["a=b; Path=/", "a=b", "a=b; Secure"]);
    // A value of a page's own stays as it is.
    expect(untrustedCookies(["note=domain=x; Path=/"])).toEqual(["note=domain=x; Path=/"]);
    expect(untrustedCookies(undefined)).toEqual([]);
  });
});
