import { named, pageText, press, render } from "@slipway/ui/testing/render.tsx";
import { InNavigation } from "@slipway/ui/testing/render-navigation.tsx";
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Project } from "../../projects/contract/index.ts";
import { PublishDialogs } from "./publish-dialogs.tsx";
import { closePublishDialog, openPublishDialog } from "./publish-store.ts";

const SITE = "https://bakery.sites.example";
const project = (publish_visibility: "public" | "private"): Project =>
  ({ id: "p1", display_name: 'Ann\'s "Crust" <b>', publish_visibility }) as Project;
const withClipboard = (clipboard: object | undefined) => vi.stubGlobal("navigator", { ...navigator, clipboard });

const open = async (visibility: "public" | "private" = "public") => {
  const page = await render(
    <InNavigation>
      <PublishDialogs project={project(visibility)} />
    </InNavigation>,
  );
  await act(async () => openPublishDialog({ kind: "success", url: SITE }));
  return page;
};

afterEach(async () => {
  await act(async () => closePublishDialog());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the embed dialog", () => {
  it("has an iframe snippet whose button says 'Copied!' for 2 seconds [W2.36] [W2.37] [PB8]", async () => {
    const writeText = vi.fn(async () => undefined);
    withClipboard({ writeText });
    await using _page = await open();
    await press("Get embed code");
    vi.useFakeTimers();
    await press("Copy");
    const snippet = `<iframe src="${SITE}" title="Ann's &quot;Crust&quot; &lt;b&gt;" width="100%" height="569" frameborder="0"></iframe>`;
    expect(named<HTMLTextAreaElement>("textarea", "Embed code").value).toBe(snippet);
    expect(writeText).toHaveBeenCalledWith(snippet);
    await act(async () => vi.advanceTimersByTime(1999));
    named("button", "Copied!");
    await act(async () => vi.advanceTimersByTime(1));
    named("button", "Copy");
    vi.useRealTimers();
  });

  it("is not offered for sites that may not be embedded [W2.36] [PB7]", async () => {
    await using page = await open("private");
    await page.settle(() => expect(pageText()).toContain("You just shipped!"));
    expect(pageText()).not.toContain("Get embed code");
  });

  it.each(["Copy", "Discord"])(
    "says that nothing was copied if the browser has no clipboard: %s [W8.18]",
    async (button) => {
      withClipboard(undefined);
      await using page = await open();
      if (button === "Copy") await press("Get embed code");
      await press(button);
      await page.settle(() => expect(pageText()).toContain("Failed to copy link"));
    },
  );
});
