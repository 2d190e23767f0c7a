import { setChatOnly } from "@slipway/ui/session/composer/chosen-mode";
import { press, render } from "@slipway/ui/testing/render.tsx";
import { expect, it, vi } from "vitest";
import { useDraft } from "../../composer/draft.ts";
import { askForPlan } from "../../conversation/plan-words.ts";
import { PlanActions } from "./plan-actions.tsx";

const Written = () => <output>{useDraft("p9")}</output>;

it("implements a plan, or puts it into the composer to be edited and sent to the agent", async () => {
  const plan = "Plan:\n\n1. Add a page\n2. Link it";
  const onImplement = vi.fn();
  setChatOnly("p9", true);
  await using _ = await render(
    <>
      <PlanActions projectId="p9" plan={plan} onImplement={onImplement} />
      <Written />
    </>,
  );
  await press("Implement the plan");
  expect(onImplement).toHaveBeenCalledOnce();
  await press("Edit it first");
  expect(document.querySelector("output")?.textContent).toBe(askForPlan(plan));
  expect(localStorage.getItem("slipway-chat-only:p9")).toBeNull();
});
