import { answerCalls, pageText, press, render, success } from "@slipway/ui/testing/render.tsx";
import { afterEach, expect, it, vi } from "vitest";
import { useDraft } from "./composer/draft.ts";
import { EmptyChat } from "./empty-chat.tsx";

const preview = (screenshotUrl: string | null) => ({
  "GET /projects/p1/preview-status": () =>
    success({
      state: "live",
      reason: null,
      place: null,
      preview_build_commit_sha: null,
      latest_commit_sha: null,
      screenshot_url: screenshotUrl,
      paths: ["/"],
    }),
});

function Box() {
  const text = useDraft("p1");
  return (
    <>
      <output>{text}</output>
      <textarea data-composer value={text} readOnly />
    </>
  );
}

afterEach(() => vi.unstubAllGlobals());

it("a copy names its original and suggests what to do next; a chip fills the box, which takes the focus", async () => {
  answerCalls(preview("/api/projects/p1/screenshot"));
  await using page = await render(
    <>
      <EmptyChat projectId="p1" title="Copy of Golden Crust" />
      <Box />
    </>,
  );
  await page.settle(() => expect(pageText()).toContain("A copy of “Golden Crust”"));
  await press("Change the title…");
  expect(document.querySelector("output")!.textContent).toBe("Change the title to ");
  const box = document.querySelector("textarea")!;
  expect(document.activeElement).toBe(box);
  expect([box.selectionStart, box.selectionEnd]).toEqual([box.value.length, box.value.length]);
});

it("a renamed copy is still called a copy", async () => {
  answerCalls(preview("/api/projects/p1/screenshot"));
  await using page = await render(<EmptyChat projectId="p1" title="Silver Crust" />);
  await page.settle(() => expect(pageText()).toContain("This app is a copy"));
});

it("an empty project asks what it should do", async () => {
  answerCalls(preview(null));
  await using page = await render(<EmptyChat projectId="p1" title="New project" />);
  await page.settle(() => expect(pageText()).toContain("What should this app do?"));
  expect(document.querySelector("[aria-label='First changes']")).toBeNull();
});
