import { answerCalls, named, pageText, press, render, success, type Asked } from "@slipway/ui/testing/render.tsx";
import { beforeEach, afterEach, expect, it, vi } from "vitest";
import type { SiteOwner } from "../../contract/index.ts";
import { OwnerPage } from "./owner-page.tsx";

let projectId: string;
let count = 0;
beforeEach(() => {
  projectId = `powners${(count += 1)}`;
});
afterEach(() => vi.unstubAllGlobals());

const owner = (email: string, signedIn: string | null = null): SiteOwner => ({
  user_id: `11111111-1111-4111-8111-${email.length.toString().padStart(12, "0")}`,
  email,
  created_at: "2026-11-22T07:00:00.000Z",
  last_sign_in_at: signedIn,
});

interface World {
  has_page?: boolean;
  is_page_live?: boolean;
  owners?: SiteOwner[];
  is_published?: boolean;
}

function answer({ has_page = true, is_page_live = true, owners = [], is_published = true }: World): Asked[] {
  const site = "http://bakery.sites.localhost:4400/";
  return answerCalls({
    "POST /user/access-token": () => success({ token: "five-minutes", expires_at: "2026-11-22T07:05:00.000Z" }),
    "GET /user": () => success({ email: "maya@mail.example" }),
    [`GET /projects/${projectId}/details`]: () => success({ id: projectId, url: site, site_url: site, is_published }),
    [`GET /projects/${projectId}/cloud/site-owners`]: () => success({ has_page, is_page_live, owners }),
    [`POST /projects/${projectId}/cloud/site-owners`]: () =>
      success({ owner: owner("maya@mail.example"), token_hash: "hash-once" }),
    [`DELETE /projects/${projectId}/cloud/site-owners/${owner("maya@mail.example").user_id}`]: () => success(),
  });
}
const show = () => render(<OwnerPage projectId={projectId} />);

it("is hidden if no form stores its answers", async () => {
  const asked = answer({ has_page: false });
  await using page = await show();
  await page.settle(() => expect(asked.some(({ path }) => path.endsWith("/site-owners"))).toBe(true));
  expect(pageText()).not.toContain("Site owners");
});

it("suggests the person's own address, and gives a link that admits once", async () => {
  const asked = answer({});
  await using page = await show();
  await page.settle(() => expect(named<HTMLInputElement>("input", "Owner email").value).toBe("maya@mail.example"));
  await press("Make an owner link");
  await page.settle(() => expect(pageText()).toContain("in once, within an hour"));
  expect(named<HTMLInputElement>("input", "Owner link").value).toBe(
    "http://bakery.sites.localhost:4400/admin#token_hash=hash-once",
  );
  expect(document.activeElement?.getAttribute("role")).toBe("status");
  expect(asked.find(({ method, path }) => method === "POST" && path.endsWith("/site-owners"))!.body).toEqual({
    email: "maya@mail.example",
  });
});

it("says who has signed in, and that the link needs a published site", async () => {
  answer({
    owners: [owner("maya@mail.example"), owner("jo@mail.example", new Date().toISOString())],
    is_published: false,
  });
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain("jo@mail.example"));
  expect(pageText()).toContain("Not signed in yet");
  expect(pageText()).toMatch(/Signed in/);
  expect(pageText()).toContain("Publish the site first");
  expect(named<HTMLButtonElement>("button", "New link for jo@mail.example").disabled).toBe(true);
});

it("can open the page at any time", async () => {
  answer({ owners: [owner("maya@mail.example")] });
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain("maya@mail.example"));
  expect(named<HTMLAnchorElement>("a", "Open").href).toBe("http://bakery.sites.localhost:4400/admin");
});

it("has no link while the live site is older than its owner page", async () => {
  answer({ owners: [owner("maya@mail.example")], is_page_live: false });
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain("Update the site to add this page"));
  expect(document.querySelector("a")).toBeNull();
  expect(named<HTMLButtonElement>("button", "New link for maya@mail.example").disabled).toBe(true);
});

it("shows a link no longer than its owner is listed", async () => {
  const maya = owner("maya@mail.example");
  answer({ owners: [maya] });
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain("Not signed in yet"));
  await press("New link for maya@mail.example");
  await page.settle(() => expect(pageText()).toContain("in once, within an hour"));
  await press("Remove maya@mail.example");
  await press("Remove");
  await page.settle(() => expect(pageText()).toContain("reads nothing any more"));
  expect(pageText()).not.toContain("in once, within an hour");
});
