import { answerCalls, render, success } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { useSeen } from "./use-seen.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Thread({ comments }: { comments: number | undefined }) {
  useSeen("p1", "thr_1", comments);
  return null;
}

it("says that a thread was seen once its comments are shown, and not while the page is in the background", async () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const asked = answerCalls({ "POST /inbox/seen": () => success({}) });
  await using loading = await render(<Thread comments={undefined} />);
  await using page = await render(<Thread comments={2} />);
  expect(asked).toEqual([]);
  hidden.mockReturnValue(false);
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  await page.settle(() => expect(asked).toMatchObject([{ body: { project_id: "p1", thread_id: "thr_1" } }]));
  await loading.settle(() => expect(asked).toHaveLength(1));
});
