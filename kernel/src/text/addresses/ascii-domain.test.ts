import { describe, expect, it } from "vitest";
import { asciiAddress, asciiDomain } from "./ascii-domain.ts";

describe("a domain in ASCII", () => {
  it("is what DNS knows, whatever script and composition it was typed in", () => {
    for (const typed of ["bücher.example", "BÜCHER.Example", "bu\u0308cher.example", "bücher。example"])
      expect(asciiDomain(typed)).toBe("xn--bcher-kva.example");
    expect(asciiDomain("例え.テスト")).toBe("xn--r8jz45g.xn--zckzah");
    expect(asciiDomain("Example.ORG")).toBe("example.org");
  });

  it("is none where the text would be another host or no host at all", () => {
    for (const typed of [
      "bücher.example/x",
      "a@bücher.example",
      "bücher.example:80",
      "bü cher.example",
      "bücher%2e.de",
      "ü\u0000.de",
    ])
      expect(asciiDomain(typed), typed).toBeNull();
  });
});

describe("an email address in ASCII", () => {
  it("has its domain converted and keeps the name before it", () => {
    expect(asciiAddress("Ann.Lee+shop@Bücher.example")).toBe("ann.lee+shop@xn--bcher-kva.example");
    expect(asciiAddress("ann@example.org")).toBe("ann@example.org");
  });

  it("stays as it is where it is none, for the check that comes after", () => {
    for (const text of ["", "@bücher.example", "bücher.example", "ann@bü cher.example"])
      expect(asciiAddress(text)).toBe(text);
  });
});
