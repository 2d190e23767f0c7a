/** The line over a turn's steps. */
import { pageText, render } from "@slipway/ui/testing/render.tsx";
import { expect, it } from "vitest";
import type { RunStep } from "../../../../agent/contract/index.ts";
import { RunSteps } from "./run-steps.tsx";

const step = (id: string, given: Partial<RunStep> = {}): RunStep => ({
  ...{ id, kind: "install", target: id, status: "done", started_at: 0, ended_at: 70_000 },
  ...given,
});

it("counts the time of work, without the time that a person took to answer", async () => {
  const steps = [step("date-fns", { waited_ms: 60_000 }), step("zod")];
  await using _ = await render(
    <RunSteps steps={steps} running={false} startedAt={0} endedAt={72_000} changedFiles={0} />,
  );
  expect(pageText()).toContain("Worked for 12 s");
});
