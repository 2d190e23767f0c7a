import { describe, expect, it } from "vitest";
import { domainProblems, isDomainName, sharedSite } from "./domain-rules.ts";

const APP = "slipway.example.org";
const rulesOf = (preview: string | null, sites: string | null, appHost: string | null = APP): string[] =>
  domainProblems(appHost, { preview, sites, cloud: null }).map(({ kind, rule }) => `${kind}: ${rule}`);
const backendRules = (cloud: string): string[] =>
  domainProblems(APP, { preview: "preview.example.net", sites: "sites.example.com", cloud }).map(
    ({ kind, rule }) => `${kind}: ${rule}`,
  );

describe("domains of previews and sites", () => {
  it("are required for a public name, separate from it and from each other", () => {
    expect(rulesOf("preview.example.net", "sites.example.com")).toEqual([]);
    expect(rulesOf(null, null)).toHaveLength(2);
    expect(rulesOf(null, null, "slipway.localhost")).toEqual([]);
    expect(rulesOf(null, null, "192.168.1.5")).toEqual([]);
    expect(rulesOf("preview.localhost", "sites.localhost", "slipway.localhost")).toEqual([]);
  });

  it.each([APP, `preview.${APP}`, `a.b.${APP}`])(
    "are refused as %s: from there code could set the app's cookies",
    (name) => {
      const [rule] = rulesOf(name, "sites.example.com");
      expect(rule).toMatch(
        /^preview: must not be slipway\.example\.org or a name below it: previews run code nobody has/,
      );
      expect(rulesOf("preview.example.net", name)[0]).toMatch(
        /^sites: must not be .* published sites run code of others/,
      );
    },
  );

  it("are refused above the app, inside each other and without an app", () => {
    expect(rulesOf("example.org", "sites.example.com")[0]).toContain("above the app's own name");
    expect(rulesOf("preview.example.net", "preview.example.net")[0]).toContain("apart from SLIPWAY_PREVIEW_DOMAIN");
    expect(rulesOf("preview.example.net", "sites.preview.example.net")[0]).toContain("apart from");
    expect(rulesOf("preview.example.net", null, null)[0]).toContain("without SLIPWAY_URL");
  });

  it("keep backends apart from the app, previews and sites, because backends serve files of others", () => {
    expect(backendRules("cloud.example.dev")).toEqual([]);
    expect(backendRules(`cloud.${APP}`)[0]).toMatch(/^cloud: must not be .* backends serve files of others/);
    expect(backendRules("a.preview.example.net")[0]).toContain("cloud: must be apart from SLIPWAY_PREVIEW_DOMAIN");
    expect(backendRules("example.com")[0]).toContain("cloud: must be apart from SLIPWAY_SITES_DOMAIN");
  });

  it.each([
    "*.example.net",
    "example.net:443",
    "net",
    "10.0.0.1",
    "-a.example.net",
    "a..b",
    "Ü.example.net",
    "x".repeat(250),
  ])("are names as DNS knows them, not %s", (name) => {
    expect(isDomainName(name)).toBe(false);
    expect(rulesOf(name, "sites.example.com")[0]).toContain("must be a domain such as");
  });
});

it("knows which names a browser counts as one site", () => {
  expect(sharedSite("slipway.example.org", "previews.example.org")).toBe("example.org");
  expect(sharedSite("slipway.example.co.uk", "previews.example.co.uk")).toBe("example.co.uk");
  expect(sharedSite("a.example.co.uk", "b.other.co.uk")).toBeNull();
  expect(sharedSite("one.github.io", "two.github.io")).toBeNull();
  expect(sharedSite("slipway.localhost", "preview.localhost")).toBeNull();
});
