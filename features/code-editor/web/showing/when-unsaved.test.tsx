import { answerCalls, failure, render, success } from "@slipway/ui/testing/render.tsx";
import { afterEach, expect, it, vi } from "vitest";
import { draftsOf } from "../drafts/drafts.ts";
import { keepDrafts } from "../drafts/kept-drafts.ts";
import { LinkWhenUnsaved } from "./when-unsaved.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const ACCESS = "POST /projects/p1/preview-access";

it("shows text kept by an earlier page before the editor opens, and only this person's [W7.38]", async () => {
  const drafts = { "src/App.tsx": { text: "new", base: "old" } };
  keepDrafts(localStorage, { userId: "usr_jo", projectId: "p1", drafts, now: 1 });
  const asked = answerCalls({
    "GET /user": () => success({ id: "usr_maya" }),
    [ACCESS]: () => failure(403, { message: "x" }),
  });
  {
    await using page = await render(<LinkWhenUnsaved projectId="p1" />);
    await page.settle(() => expect(asked.map(({ path }) => path)).toEqual(["/user"]));
    expect(draftsOf("p1")).toEqual({});
  }
  keepDrafts(localStorage, { userId: "usr_maya", projectId: "p1", drafts, now: 1 });
  await using page = await render(<LinkWhenUnsaved projectId="p1" />);
  await page.settle(() => expect(draftsOf("p1")).toEqual(drafts));
  await page.settle(() => expect(asked.map(({ method, path }) => `${method} ${path}`)).toContain(ACCESS));
});
