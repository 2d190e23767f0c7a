import { act, useEffect } from "react";
import { afterEach, expect, it } from "vitest";
import { pageText, render } from "../testing/render.tsx";
import { clearPageErrors, notePageError, usePageErrors } from "./preview-errors.ts";

const meta_data = { url: "/", method: null, origin: null, status: null, colno: 1, lineno: 2, filename: "src/a.tsx" };
const note = (message: string, projectId = "p1"): boolean => {
  let isNew = false;
  act(() => {
    isNew = notePageError(projectId, {
      type: "runtime",
      error_message: message,
      page: "/",
      occurred_at: "",
      meta_data,
    });
  });
  return isNew;
};

const drawn: string[] = [];
function Screen() {
  useEffect(() => void drawn.push("again"));
  return (
    <>
      {usePageErrors("p1")
        .map(({ error_message }) => error_message)
        .join(" ")}
    </>
  );
}

const clear = (projectId: string): void => act(() => clearPageErrors(projectId));

afterEach(() => clear("p1"));

it("an error is noted once, and an app that throws it on every frame draws nothing anew [T5.10]", async () => {
  await using page = await render(<Screen />);
  expect([note("one"), note("one"), note("two")]).toEqual([true, false, true]);
  await page.settle(() => expect(pageText()).toBe("one two"));
  const before = drawn.length;
  for (let frame = 0; frame < 1000; frame += 1) note("one");
  await page.settle(() => expect([pageText(), drawn.length]).toEqual(["one two", before]));
});

it("an app that throws something new on every frame is heard fifty times", async () => {
  await using page = await render(<Screen />);
  const heard = Array.from({ length: 1000 }, (_, frame) => note(`frame ${frame}`)).filter(Boolean);
  expect(heard.length).toBe(50);
  await page.settle(() => expect(pageText().startsWith("frame 0 frame 1 ")).toBe(true));
});

it("what a page still meets after a change is noted again; another project's page is another", async () => {
  await using page = await render(<Screen />);
  note("one");
  clear("p2");
  expect(note("one")).toBe(false);
  clear("p1");
  expect(note("one")).toBe(true);
  expect(note("elsewhere", "p2")).toBe(true);
  await page.settle(() => expect(pageText()).toBe(""));
});
