import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, pageText, press, render, success } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { Project } from "../../projects/contract/index.ts";
import { PublishDialogs } from "./publish-dialogs.tsx";
import { closePublishDialog, openPublishDialog } from "./publish-store.ts";

const SITE = "http://bakery.sites.localhost:4400";
const PROJECT = {
  id: "p1",
  name: "bakery",
  display_name: "Bakery",
  url: SITE,
  permissions: ["EditProject"],
} as Project;

afterEach(async () => {
  await act(async () => closePublishDialog());
  vi.unstubAllGlobals();
});

it("shows one dialog at a time: none, failed, success, checking, unchecked or confirm [W4.08]", async () => {
  answerCalls({ "GET /user": () => success({ id: "u1", is_staff: false }) });
  await using page = await render(
    <InShell>
      <PublishDialogs project={PROJECT} />
    </InShell>,
  );
  const proceed = vi.fn();
  const states = [
    [{ kind: "failed", title: "Oops!", text: "It broke.", buildLog: null }, "Oops!"],
    [{ kind: "success", url: SITE }, "You just shipped!"],
    [{ kind: "checking", proceed }, "The security scan of this version has not finished."],
    [{ kind: "unchecked", proceed }, "Security scan not finished"],
    [{ kind: "confirm", errors: 2, proceed }, "Security issues found"],
  ] as const;
  const dialogs = (): NodeListOf<Element> => document.querySelectorAll("[role=dialog]");
  expect(dialogs()).toHaveLength(0);
  for (const [state, title] of states) {
    await act(async () => openPublishDialog(state));
    await page.settle(() =>
      expect(Array.from(dialogs(), ({ textContent }) => textContent)).toEqual([expect.stringContaining(title)]),
    );
  }
  await act(async () => closePublishDialog());
  await page.settle(() => expect(dialogs()).toHaveLength(0));
  expect(proceed).not.toHaveBeenCalled();
});

it("offers to share a site only once others can open it [W2.36]", async () => {
  answerCalls({ "GET /user": () => success({ id: "u1", is_staff: false }) });
  const opened = vi.fn();
  vi.stubGlobal("open", opened);
  await using page = await render(
    <InShell>
      <PublishDialogs project={PROJECT} />
    </InShell>,
  );
  await act(async () => openPublishDialog({ kind: "success", url: SITE }));
  await page.settle(() => expect(pageText()).toContain("Live on this computer. Other people cannot open it yet."));
  for (const way of ["X", "LinkedIn", "Reddit", "Discord"]) expect(screenButton(way), way).toBeUndefined();

  await act(async () => openPublishDialog({ kind: "success", url: "https://bakery.example.org" }));
  await page.settle(() => expect(pageText()).not.toContain("Live on this computer"));
  await press("Reddit");
  await page.settle(() => expect(opened).toHaveBeenCalledTimes(1));
  const address = encodeURIComponent("https://bakery.example.org");
  expect(opened.mock.calls[0]![0]).toBe(`https://reddit.com/submit?url=${address}&title=Bakery`);
});

const screenButton = (name: string): Element | undefined =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);
