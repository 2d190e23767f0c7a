import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, named, pageText, press, render, success, type } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { openInviteMany } from "./invite-many.tsx";

afterEach(() => vi.unstubAllGlobals());

const area = () => named<HTMLTextAreaElement>("textarea", "Addresses");

it("shows what became of every line, and takes the pending ones back with one press", async () => {
  const asked = answerCalls({
    "POST /workspaces/w1/members/bulk": () =>
      success({
        results: [
          {
            line: "Ann <ann@example.com>",
            outcome: "invited",
            member_id: "wm_1",
            invite_url: "https://x/signup?invite=1",
          },
          { line: "nobody", outcome: "not_an_address", member_id: null, invite_url: null },
          { line: "olga@example.com", outcome: "already_member", member_id: null, invite_url: null },
          { line: "kim@example.com", outcome: "joined", member_id: "wm_2", invite_url: null },
        ],
      }),
    "GET /auth/policy": () => success({ mail: "mailbox" }),
    "POST /workspaces/w1/members/cancel-pending": () => success({ cancelled: 1 }),
  });
  await using page = await render(<InShell>{null}</InShell>);
  await act(async () => openInviteMany("w1", ["viewer", "editor"]));
  await page.settle(() => expect(area()).toBeTruthy());
  await type(area(), "Name,E-Mail\nAnn <ann@example.com>\nnobody\nolga@example.com\n\nkim@example.com");
  await press("Invite 4 people");
  await page.settle(() => expect(pageText()).toContain("1 invited, 1 joined at once, 2 not."));
  for (const words of ["Not an address", "Is here already", "Joined at once"]) expect(pageText()).toContain(words);
  await page.settle(() => expect(pageText()).toContain("Email isn't set up, so nobody was told."));
  const copied: string[] = [];
  vi.stubGlobal("navigator", {
    ...navigator,
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
  await press("Copy the link");
  await page.settle(() => expect(copied).toEqual(["ann@example.com\thttps://x/signup?invite=1"]));
  await press("Undo 1 invitation");
  await page.settle(() => expect(pageText()).toContain("Cancelled 1 invitation"));
  expect(asked.filter(({ method }) => method === "POST")).toMatchObject([
    { body: { lines: ["Ann <ann@example.com>", "nobody", "olga@example.com", "kim@example.com"], role: "editor" } },
    { body: { member_ids: ["wm_1"] } },
  ]);
});

it("refuses more than 500 lines before it asks", async () => {
  answerCalls({});
  await using page = await render(<InShell>{null}</InShell>);
  await act(async () => openInviteMany("w1", ["viewer"]));
  await page.settle(() => expect(area()).toBeTruthy());
  await type(area(), Array.from({ length: 501 }, (_none, at) => `a${at}@example.com`).join("\n"));
  expect(pageText()).toContain("501 lines. Invite at most 500 at once.");
  expect(named<HTMLButtonElement>("button", "Invite 501 people").disabled).toBe(true);
});

it("says which one address of a line with several was invited", async () => {
  const line = "ann@example.com, Kim <kim@example.com>; nobody";
  answerCalls({
    "POST /workspaces/w1/members/bulk": () =>
      success({ results: [{ line, outcome: "invited", member_id: "wm_1", invite_url: "https://x/signup?invite=1" }] }),
    "GET /auth/policy": () => success({ mail: "mailbox" }),
  });
  await using page = await render(<InShell>{null}</InShell>);
  await act(async () => openInviteMany("w1", ["viewer"]));
  await page.settle(() => expect(area()).toBeTruthy());
  await type(area(), line);
  await press("Invite 1 person");
  await page.settle(() => expect(pageText()).toContain("Invited, only ann@example.com"));
});
