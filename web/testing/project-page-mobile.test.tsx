import { chatWeb } from "@slipway/features/chat/web/index.ts";
import { previewWeb } from "@slipway/features/preview/web/index.ts";
import { NavigationContext, type Navigation } from "@slipway/ui/navigation/navigation";
import { WebFeaturesContext, type WebFeature } from "@slipway/ui/slots/slots";
import { answerCalls, failure, named, pageText, press, render, success } from "@slipway/ui/testing/render.tsx";
import { NotebookPen } from "lucide-react";
import { Suspense, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { ProjectPage } from "../src/workspace/project-page.tsx";

vi.hoisted(() => {
  const phone = (query: string) =>
    ({
      media: query,
      matches: query === "(max-width: 767px)",
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  window.matchMedia = phone;
});

const project = {
  id: "p1",
  name: "bakery",
  display_name: "Golden Crust",
  creator: { id: "u1", display_name: "Maya", username: "maya", photo_url: null },
  visibility: "private",
  permissions: ["ViewProject"],
  preview_build_commit_sha: "0123456789abcdef",
};

const notesWeb: WebFeature = {
  name: "notes",
  slots: [
    {
      slot: "project.tool.notes",
      id: "notes",
      order: 50,
      label: "Notes",
      shows: "",
      icon: NotebookPen,
      key: "n",
      component: () => <p>What was noted</p>,
    },
  ],
};

function Phone({ first }: { first: Navigation["half"] }) {
  const [half, setHalf] = useState(first);
  const [tool, setTool] = useState("preview");
  const navigation: Navigation = {
    query: "",
    go: () => undefined,
    openSettings: () => undefined,
    openTool: (id) => {
      setHalf("tool");
      setTool(id);
    },
    tool,
    views: [],
    showViews: () => undefined,
    half,
    showChat: () => setHalf("chat"),
    fullChat: false,
    toggleFullChat: () => undefined,
  };
  return (
    <NavigationContext value={navigation}>
      <ProjectPage projectId="p1" />
    </NavigationContext>
  );
}

afterEach(() => vi.unstubAllGlobals());

const open = (first: Navigation["half"], permissions: readonly string[]) => {
  answerCalls({
    "GET /projects/p1/details": () => success({ ...project, permissions }),
    "POST /projects/p1/preview-access": () => failure(503, { message: "Asleep." }),
  });
  return render(
    <WebFeaturesContext value={[chatWeb, previewWeb, notesWeb]}>
      <Suspense fallback={null}>
        <Phone first={first} />
      </Suspense>
    </WebFeaturesContext>,
  );
};

const pressed = () =>
  [...document.querySelectorAll("[role=group][aria-label=View] button")].map((button) => [
    button.textContent,
    button.getAttribute("aria-pressed"),
  ]);

it.each([
  { who: "a viewer", permissions: ["ViewProject"], half: "Preview" },
  { who: "an editor", permissions: ["ViewProject", "EditProject"], half: "Chat" },
])("$who starts on the half with content for them: $half", async ({ permissions, half }) => {
  await using page = await open(null, permissions);
  await page.settle(() =>
    expect(pressed()).toEqual([
      ["Chat", String(half === "Chat")],
      ["Preview", String(half === "Preview")],
    ]),
  );
});

it("phones switch between chat and view; the preview is docked while one chats and opens from there [W2.11]", async () => {
  await using page = await open("chat", project.permissions);
  const isViewShown = () => document.querySelector("[aria-label='Refresh preview']") !== null;
  await page.settle(() => expect(named("button", "Open the preview")).toBeDefined());
  expect(pressed()).toEqual([
    ["Chat", "true"],
    ["Preview", "false"],
  ]);
  expect(isViewShown()).toBe(false);
  await press("Open the preview");
  await page.settle(() => expect(isViewShown()).toBe(true));
  expect(pressed()).toEqual([
    ["Chat", "false"],
    ["Preview", "true"],
  ]);
  expect(document.querySelector("footer")!.textContent).not.toContain("Open the preview");
  await press("Chat");
  await page.settle(() => expect(named("button", "Open the preview")).toBeDefined());
  await press("Preview");
  await page.settle(() => expect(isViewShown()).toBe(true));
});

it("docks the preview below another view than the chat on phones, but not below the preview itself [T2.10]", async () => {
  await using page = await open("chat", project.permissions);
  const footer = () => document.querySelector("footer")!.textContent;
  await page.settle(() => expect(named("button", "Open the preview")).toBeDefined());
  await press("All tools");
  await page.settle(() => expect(named("[role=menuitem]", "Notes")).toBeDefined());
  await press("Notes");
  await page.settle(() => expect(pageText()).toContain("What was noted"));
  expect(pressed()).toEqual([
    ["Chat", "false"],
    ["Notes", "true"],
  ]);
  expect(footer()).toContain("Open the preview");
  await press("Open the preview");
  await page.settle(() => expect(document.querySelector("[aria-label='Refresh preview']")).not.toBeNull());
  expect(footer()).not.toContain("Open the preview");
});
