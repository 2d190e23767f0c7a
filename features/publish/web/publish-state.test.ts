import { describe, expect, it } from "vitest";
import {
  isFirstPublish,
  isThisComputerOnly,
  publishBlock,
  publishedState,
  publishLabel,
  shareAddress,
} from "./publish-state.ts";

/** The commit that is live, and the latest one. */
const facts = (
  live: string | null,
  head: string,
  { published = live !== null, number = 1, outdated: is_outdated = false } = {},
) => ({
  is_published: published,
  published_deployment: live === null ? null : { id: "dep_1", commit_sha: live, number, is_outdated },
  latest_commit_sha: head,
});

describe("publish button", () => {
  it("is up to date only when the published commit is the latest [W4.01]", () => {
    expect(publishedState(facts(null, "b"))).toBe("unpublished");
    expect(publishedState(facts("a", "b"))).toBe("outdated");
    expect(publishedState(facts("b", "b"))).toBe("current");
    expect(publishedState(facts("b", "b", { published: false }))).toBe("unpublished");
  });
  it("is not up to date if the site's backend changed, which publishing the same commit fixes", () => {
    const renewed = facts("b", "b", { outdated: true });
    expect(publishedState(renewed)).toBe("outdated");
    expect(publishLabel(renewed, false)).toBe("Update");
    expect(publishBlock(renewed, { pending: false, unsaved: [], mayDeploy: true })).toBeNull();
  });
  it("reads Publish, Publishing, Update, Updating, Published or Updated [W2.33] [W4.02]", () => {
    expect(publishLabel(facts(null, "b"), false)).toBe("Publish");
    expect(publishLabel(facts(null, "b"), true)).toBe("Publishing");
    expect(publishLabel(facts("a", "b"), false)).toBe("Update");
    expect(publishLabel(facts("a", "b"), true)).toBe("Updating");
    expect(publishLabel(facts("b", "b"), false)).toBe("Published");
    expect(publishLabel(facts("b", "b", { number: 2 }), false)).toBe("Updated");
  });
  it("is disabled with unsaved changes, while it is current, and without the right [W4.03] [W6.10]", () => {
    const free = { pending: false, unsaved: [], mayDeploy: true };
    expect(publishBlock(facts("a", "b"), free)).toBeNull();
    expect(publishBlock(facts("a", "b"), { ...free, unsaved: ["Code"] })).toBe("Save your changes first: Code");
    expect(publishBlock(facts("b", "b"), free)).toBe("Live version is current.");
    expect(publishBlock(facts("a", "b"), { ...free, mayDeploy: false })).toContain("editor");
  });
  it("is disabled with the reason where the workspace allows no publishing [WS2]", () => {
    const off = { pending: false, unsaved: [], mayDeploy: true, isOff: true };
    expect(publishBlock(facts(null, "b"), off)).toBe(
      "Publishing is disabled in this workspace. Its admins can allow it.",
    );
  });
  it("is disabled with the reason where the workspace trusts only higher roles with it", () => {
    const free = { pending: false, unsaved: [], mayDeploy: true };
    expect(publishBlock(facts(null, "b"), { ...free, onlyFor: "owners" })).toBe(
      "Only owners of this workspace may publish to everybody.",
    );
    expect(publishBlock(facts(null, "b"), { ...free, onlyFor: null })).toBeNull();
  });
  it("counts a publish as the first only while the project never had an address [W4.05]", () => {
    expect(isFirstPublish(null)).toBe(true);
    expect(isFirstPublish("http://bakery.sites.localhost:4400")).toBe(false);
  });
});

describe("sharing a site", () => {
  it("fills the networks' addresses with encoded link and title [PB11]", () => {
    expect(shareAddress("x", "http://a.example/?b=1", "Bread & more")).toBe(
      "https://x.com/intent/post?url=http%3A%2F%2Fa.example%2F%3Fb%3D1&text=Bread%20%26%20more",
    );
    expect(shareAddress("reddit", "http://a.example", "A")).toContain("&title=A");
  });
  it("knows addresses that only this computer can open", () => {
    expect(isThisComputerOnly("http://bakery.sites.localhost:4400")).toBe(true);
    expect(isThisComputerOnly("https://bakery.example")).toBe(false);
  });
});
