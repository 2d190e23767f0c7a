/** The line over a turn's steps. */
import { pageText, render } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { expect, it } from "vitest";
import type { RunStep } from "../../../../agent/contract/index.ts";
import { RunSteps } from "./run-steps.tsx";

const step = (id: string, given: Partial<RunStep> = {}): RunStep => ({
  ...{ id, kind: "install", target: id, status: "done", started_at: 0, ended_at: 70_000 },
  ...given,
});

const openOutput = (): boolean => document.querySelector("details")!.open;

it("shows what a program writes while it runs and where it failed, and folds it when all went well", async () => {
  const run = { kind: "run", target: "the tests", output: "✓ sums up\n1 passed" } as const;
  const shown = (status: RunStep["status"]) => (
    <RunSteps
      steps={[step("tests", { ...run, status })]}
      running={status === "running"}
      startedAt={0}
      endedAt={status === "running" ? null : 1000}
      changedFiles={0}
    />
  );
  {
    await using page = await render(shown("running"));
    await page.settle(() => expect(pageText()).toContain("Running"));
    expect(document.querySelector("pre")!.textContent).toBe(run.output);
    expect(openOutput()).toBe(true);
  }
  for (const status of ["done", "failed"] as const) {
    await using _ = await render(shown(status));
    await act(async () => document.querySelector("button")!.click());
    expect(pageText()).toContain("Ran");
    expect(openOutput()).toBe(status === "failed");
  }
});

it("counts the time of work, without the time that a person took to answer", async () => {
  const steps = [step("date-fns", { waited_ms: 60_000 }), step("zod")];
  await using _ = await render(
    <RunSteps steps={steps} running={false} startedAt={0} endedAt={72_000} changedFiles={0} />,
  );
  expect(pageText()).toContain("Worked for 12 s");
});

it("folds what a model thinks, also while it does", async () => {
  const think = { kind: "think", target: "Planning the tables", output: "Orders need lines." } as const;
  for (const status of ["running", "done"] as const) {
    await using _ = await render(
      <RunSteps
        steps={[step("thought", { ...think, status })]}
        running={status === "running"}
        startedAt={0}
        endedAt={status === "running" ? null : 1000}
        changedFiles={0}
      />,
    );
    if (status === "done") await act(async () => document.querySelector("button")!.click());
    expect(pageText()).toContain(status === "running" ? "Thinking:" : "Thought:");
    expect(document.querySelector("summary")!.textContent).toBe("Thoughts");
    expect(openOutput()).toBe(false);
  }
});
