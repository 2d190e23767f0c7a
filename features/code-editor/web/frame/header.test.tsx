import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, focus, named, pageText, press, render, success } from "@slipway/ui/testing/render.tsx";
import { noteEmbedding } from "@slipway/ui/page/embedded-device";
import { WebFeaturesContext, type WebFeature } from "@slipway/ui/slots/slots";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Project } from "../../../projects/contract/index.ts";
import { EditorHeader, type HeaderProps } from "./header.tsx";
import { useAccess } from "./use-access.ts";

const HEADER: HeaderProps = {
  path: "src/App.tsx",
  access: { state: "editable" },
  format: null,
  download: null,
  changed: 0,
  busy: false,
  onDiscard: () => undefined,
  onSave: () => undefined,
};
const show = (props: Partial<HeaderProps>) =>
  render(
    <InShell>
      <EditorHeader {...HEADER} {...props} />
    </InShell>,
  );

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("Format and Download", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  const state = (label: string): string | undefined => named("button", label).dataset["state"];
  const pass = (ms: number): Promise<void> => act(async () => void vi.advanceTimersByTime(ms));

  it.each([
    ["Format", true, "success"],
    ["Format", false, "error"],
    ["Download", true, "success"],
  ] as const)("%s that worked: %s says so for 2 s [C2.47] [C9.05]", async (label, works, word) => {
    const done = Promise.withResolvers<boolean>();
    const run = vi.fn(() => done.promise);
    await using _ = await show(label === "Format" ? { format: run } : { download: run });
    expect(state(label)).toBe("idle");
    await press(label);
    expect(state(label)).toBe("loading");
    await press(label);
    expect(run).toHaveBeenCalledTimes(1);
    await act(async () => done.resolve(works));
    expect(state(label)).toBe(word);
    await pass(1999);
    expect(state(label)).toBe(word);
    await pass(1);
    expect(state(label)).toBe("idle");
  });
});

describe("editing", () => {
  it("has Discard and Save, which need a change [C2.45] [C4.13]", async () => {
    const [onSave, onDiscard] = [vi.fn(), vi.fn()];
    {
      await using _ = await show({ onSave, onDiscard });
      await press("Save");
      await press("Discard");
    }
    expect([onSave, onDiscard].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    await using _ = await show({ onSave, onDiscard, changed: 2 });
    await press("Save (2)");
    await press("Discard");
    expect([onSave, onDiscard].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  const billing: WebFeature = { name: "billing" };
  function OfProject({ plan, edu }: { plan: "free" | "pro"; edu: boolean }) {
    const workspace = { id: "w", plan, workspace_is_temporary_edu: edu };
    const project = { workspace_id: "w", workspace } as Partial<Project>;
    return <EditorHeader {...HEADER} access={useAccess(project)} />;
  }
  const openSettings = vi.fn();
  function showFor(plan: "free" | "pro", permissions: string[], edu = false) {
    answerCalls({ "GET /workspaces": () => success({ workspaces: [{ id: "w", permissions }] }) });
    return render(
      <WebFeaturesContext value={[billing]}>
        <InShell does={{ openSettings }}>
          <OfProject plan={plan} edu={edu} />
        </InShell>
      </WebFeaturesContext>,
    );
  }

  it("needs a paid plan: without one it is Read only, with the way to upgrade [C6.03] [C4.13]", async () => {
    await using page = await showFor("free", ["ManageWorkspaceBilling"]);
    await page.settle(() => named("button", "Upgrade"));
    expect(pageText()).toContain("Read only");
    expect(pageText()).not.toMatch(/Save|Discard/);
    await press("Upgrade");
    expect(openSettings).toHaveBeenCalledWith("billing");
  });

  it("names the admin to people who may not upgrade [C6.03]", async () => {
    await using page = await showFor("free", []);
    await page.settle(() => expect(pageText()).toContain("Read onlyAsk your workspace admin to upgrade"));
    expect(pageText()).not.toContain("UpgradeAsk");
  });

  it.each([
    ["of an education account", true, "/"],
    ["in an app of a phone", false, "/?embedded=mobile-android"],
  ])("says nothing of plans %s [W1.06] [W9.14]", async (_where, edu, address) => {
    window.history.replaceState(null, "", address);
    using _shell = noteEmbedding(window);
    await using page = await showFor("free", ["ManageWorkspaceBilling"], edu);
    await page.settle(() => expect(pageText()).toContain("Read only"));
    expect(pageText()).not.toMatch(/upgrade/i);
    window.history.replaceState(null, "", "/");
    sessionStorage.clear();
  });

  it("is open on a paid plan [C6.03]", async () => {
    await using _ = await showFor("pro", []);
    expect(pageText()).not.toContain("Read only");
    await focus(named("button", "Save"));
  });
});
