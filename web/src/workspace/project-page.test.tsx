import { useViewBlocker } from "@slipway/ui/navigation/view-blocker";
import { WebFeaturesContext, type WebFeature } from "@slipway/ui/slots/slots";
import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, render, success } from "@slipway/ui/testing/render.tsx";
import { Box } from "lucide-react";
import { act, useState } from "react";
import { afterEach, expect, it } from "vitest";
import { ProjectPage } from "./project-page.tsx";

function Counter({ name, asks = false }: { name: string; asks?: boolean }) {
  const [presses, setPresses] = useState(0);
  const words = { title: "Discard?", text: "", confirm: "Discard" };
  useViewBlocker(asks && presses > 0, words);
  return (
    <button type="button" aria-label={name} onClick={() => setPresses(presses + 1)}>
      {`${name} ${presses}`}
    </button>
  );
}

const featuresWith = (asks: boolean): WebFeature[] => [
  {
    name: "counters",
    slots: [
      { slot: "project.chat", id: "chat", order: 1, component: () => <Counter name="chat" /> },
      { slot: "project.topbar.right", id: "people", order: 1, component: () => <Counter name="bar" /> },
      {
        slot: "project.tool.preview",
        id: "preview",
        order: 1,
        label: "Preview",
        shows: "",
        icon: Box,
        key: "p",
        component: () => <Counter name="tool" asks={asks} />,
      },
    ],
  },
];

async function open(asks: boolean) {
  answerCalls({
    "GET /projects/p1/details": () =>
      success({
        id: "p1",
        display_name: "Bakery",
        visibility: "private",
        deleted_at: null,
        permissions: ["EditProject"],
      }),
  });
  const features = featuresWith(asks);
  const page = await render(
    <WebFeaturesContext value={features}>
      <InShell>
        <ProjectPage projectId="p1" />
      </InShell>
    </WebFeaturesContext>,
  );
  await page.settle(() => expect(counters()).toEqual({ bar: 0, chat: 0, tool: 0 }));
  return page;
}

const button = (name: string) => document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);
const press = (name: string) => act(async () => button(name)!.click());
const counters = () =>
  Object.fromEntries(
    ["bar", "chat", "tool"].flatMap((name) => {
      const shown = button(name)?.textContent;
      return shown === undefined ? [] : [[name, Number(shown.split(" ")[1])]];
    }),
  );

/** happy-dom's, which answers media queries by its width. */
const turn = (width: number) =>
  act(async () =>
    (window as unknown as { happyDOM: { setViewport(size: object): void } }).happyDOM.setViewport({ width }),
  );

afterEach(() => turn(1024));

it("a rotated phone keeps open menus of the bar and the draft in the chat [W2.11]", async () => {
  await using page = await open(false);
  await press("bar");
  await press("chat");
  await turn(390);
  await page.settle(() => expect(counters()).toEqual({ bar: 1, chat: 1 }));
  await turn(1024);
  await page.settle(() => expect(counters()).toEqual({ bar: 1, chat: 1, tool: 0 }));
});

it("a tool with unsaved work stays open when the page becomes narrow", async () => {
  await using page = await open(true);
  await press("tool");
  await turn(390);
  await page.settle(() => expect(counters()).toEqual({ bar: 0, tool: 1 }));
  await turn(1024);
  await page.settle(() => expect(counters()).toEqual({ bar: 0, chat: 0, tool: 1 }));
});
