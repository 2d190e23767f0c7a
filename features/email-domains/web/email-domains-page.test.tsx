import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, failure, named, pageText, press, render, success, type } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { EmailDomain } from "../contract/index.ts";
import { EmailDomainsPage } from "./email-domains-page.tsx";

afterEach(() => vi.unstubAllGlobals());

const DOMAIN: EmailDomain = {
  ...{ id: "d1", domain: "example.com", written: "example.com", verified_at: null, joins_as: null },
  record: { name: "_slipway.example.com", value: "slipway-verification=abc" },
};

async function opened(domains: EmailDomain[], permissions = ["ManageWorkspace"]) {
  const list = [...domains];
  let isThere = false;
  const asked = answerCalls({
    "GET /workspaces": () => success({ workspaces: [{ id: "w1", name: "Acme", permissions }] }),
    "GET /workspaces/w1/email-domains": () => success({ email_domains: list }),
    "POST /workspaces/w1/email-domains": () => success((list.push(DOMAIN), DOMAIN)),
    "POST /workspaces/w1/email-domains/d1/check": () => {
      if (!isThere) {
        isThere = true;
        return failure(409, { code: "record_missing", message: "There is no such TXT record yet." });
      }
      list[0] = { ...DOMAIN, verified_at: "2026-11-22T07:00:00.000Z" };
      return success(list[0]);
    },
    "PUT /workspaces/w1/email-domains/d1": () => success(list[0]),
  });
  const page = await render(
    <InShell>
      <EmailDomainsPage projectId={null} />
    </InShell>,
  );
  return { page, asked };
}

it("shows the record to add, says when it is missing, and then who joins", async () => {
  const { page, asked } = await opened([]);
  await using _ = page;
  await page.settle(() => expect(pageText()).toContain("No domains yet"));
  await type(named<HTMLInputElement>("input", "Domain"), "example.com");
  await press("Add");
  await page.settle(() => expect(named<HTMLInputElement>("input", "record's name").value).toBe(DOMAIN.record.name));
  expect(named<HTMLInputElement>("input", "record's value").value).toBe(DOMAIN.record.value);
  await press("Check");
  await page.settle(() => expect(pageText()).toContain("There is no such TXT record yet."));
  await press("Check");
  await page.settle(() => expect(pageText()).toContain("Verified"));
  const select = named<HTMLSelectElement>("select", "People at example.com");
  await act(async () => {
    select.value = "viewer";
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await page.settle(() => expect(asked.at(-2)).toMatchObject({ method: "PUT", body: { joins_as: "viewer" } }));
});

it("asks for no domain on behalf of people who may not manage the workspace", async () => {
  const { page, asked } = await opened([], ["ViewWorkspace"]);
  await using _ = page;
  await page.settle(() => expect(pageText()).toContain("Owners and admins decide"));
  expect(asked.some(({ path }) => path.includes("email-domains"))).toBe(false);
});
