import { act } from "react";
import { expect, it } from "vitest";
import { InShell } from "../../testing/in-shell.tsx";
import { pageText, press, render } from "../../testing/render.tsx";
import { askToConfirm } from "./confirm.tsx";

it("asks once at a double click, and again once the question was answered", async () => {
  await using page = await render(<InShell>{null}</InShell>);
  const question = { title: "Leave Acme?", body: "You lose its projects.", confirm: "Leave" };
  const answers: boolean[] = [];
  const ask = () => void askToConfirm(question).then((answer) => answers.push(answer));
  await act(async () => [ask(), ask()]);
  await page.settle(() => expect(pageText()).toContain("You lose its projects."));
  expect(document.querySelectorAll("[role=dialog]")).toHaveLength(1);
  await press("Leave");
  await page.settle(() => expect(answers).toEqual([false, true]));
  await act(async () => ask());
  await page.settle(() => expect(pageText()).toContain("You lose its projects."));
  await press("Cancel");
  await page.settle(() => expect(answers).toEqual([false, true, false]));
});
