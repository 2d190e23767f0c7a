import { answerCalls, failure, pageText, press, render, success } from "@slipway/ui/testing/render.tsx";
import { afterEach, expect, it, vi } from "vitest";
import { AskTheOwner } from "./ask-the-owner.tsx";

afterEach(() => vi.unstubAllGlobals());

it("asks once, and says neither that there is a project nor that there is none [S3]", async () => {
  const asked = answerCalls({ "POST /projects/p1/access-requests": () => success() });
  await using page = await render(<AskTheOwner projectId="p1" />);
  await press("Ask the owner");
  await page.settle(() =>
    expect(pageText()).toBe("Your request was sent. If there is a project here, its owner can let you in."),
  );
  expect(asked.map(({ body }) => body)).toEqual([{ access_level: "read" }]);
});

it("can be pressed again after a failure", async () => {
  answerCalls({
    "POST /projects/p1/access-requests": () => failure(429, { code: "rate_limited", message: "That was too often." }),
  });
  await using page = await render(<AskTheOwner projectId="p1" />);
  await press("Ask the owner");
  await page.settle(() => expect(pageText()).toContain("That was too often."));
  expect(pageText()).toContain("Ask the owner");
});
