import { answerCalls, named, pageText, press, render, success } from "@slipway/ui/testing/render.tsx";
import { afterEach, expect, it, vi } from "vitest";
import type { Draft, DraftState } from "../../../../agent/contract/index.ts";
import { DraftCard } from "./draft-card.tsx";

const draft: Draft = {
  files: [
    { path: "src/a.ts", change: "created", added: 12, removed: 0 },
    { path: "src/old.ts", change: "deleted", added: 0, removed: 30 },
  ],
  more_files: 3,
  failing: ["types: Cannot find name 'Order'"],
  checked: true,
  left_out: [],
};
const onContinue = vi.fn();
const show = (state: DraftState, given: Partial<Draft> = {}, { busy = false, asks = false } = {}) =>
  render(
    <DraftCard
      {...{ projectId: "p1", aiMessageId: "m2", state, busy, asks, onContinue }}
      draft={{ ...draft, ...given }}
    />,
  );
const button = (name: string) => named("button", name) as HTMLButtonElement;

afterEach(() => {
  vi.unstubAllGlobals();
  onContinue.mockReset();
});

it("names the files of the draft and what fails in it", async () => {
  await using _page = await show("open");
  for (const words of ["5 files", "src/a.ts", "new +12", "deleted −30", "and 3 more files", "Cannot find name 'Order'"])
    expect(pageText()).toContain(words);
  expect(pageText()).not.toContain("final checks");
});

it("says that nothing was checked, and what was too large", async () => {
  await using _page = await show("open", { failing: [], checked: false, left_out: ["src/data.ts"] });
  expect(pageText()).toContain("These files have not been through the final checks.");
  expect(pageText()).toContain("Too large to keep: src/data.ts");
});

it("continues, keeps and discards the draft", async () => {
  const calls = answerCalls({
    "POST /projects/p1/chat/m2/draft/keep": () => success({ version: 4 }),
    "POST /projects/p1/chat/m2/draft/discard": () => success(),
  });
  await using _page = await show("open");
  await press("Continue");
  expect(onContinue).toHaveBeenCalledOnce();
  await press("Keep as it is");
  await press("Discard");
  expect(calls.map(({ path }) => path)).toEqual([
    "/projects/p1/chat/m2/draft/keep",
    "/projects/p1/chat/m2/draft/discard",
  ]);
});

it("continues only with the answer while its question is open", async () => {
  await using _page = await show("open", {}, { asks: true });
  expect(pageText()).toContain("It continues with your answer to the question below.");
  expect([...document.querySelectorAll("button")].map((one) => one.textContent)).toEqual(["Keep as it is", "Discard"]);
});

it("waits while a turn runs", async () => {
  await using _page = await show("open", {}, { busy: true });
  for (const name of ["Continue", "Keep as it is", "Discard"]) expect(button(name).disabled).toBe(true);
});

it("is restored after it was discarded", async () => {
  const calls = answerCalls({ "POST /projects/p1/chat/m2/draft/restore": () => success() });
  await using _page = await show("discarded");
  expect(pageText()).toContain("The draft was discarded.");
  await press("Restore");
  expect(calls.map(({ path }) => path)).toEqual(["/projects/p1/chat/m2/draft/restore"]);
});

it.each([
  ["continued", "The draft was continued below."],
  ["gone", "This draft was deleted to make room for newer ones."],
  ["kept", ""],
] as const)("offers nothing once it is %s", async (state, words) => {
  await using _page = await show(state);
  expect(pageText()).toContain(words);
  expect(document.querySelector("button")).toBeNull();
});
