import { useRoute } from "@slipway/ui/api/use-route";
import { answerCalls, failure, pageText, press, render, success, type } from "@slipway/ui/testing/render.tsx";
import { afterEach, expect, it, vi } from "vitest";
import { projectsContract } from "../../../projects/contract/index.ts";
import { AskTheOwner } from "./ask-the-owner.tsx";

afterEach(() => vi.unstubAllGlobals());

it("asks once, and says neither that there is a project nor that there is none [S3]", async () => {
  const asked = answerCalls({
    "POST /projects/p1/access-requests": () => success(),
    "GET /user/projects/shared": () => success({ projects: [] }),
  });
  await using page = await render(<AskTheOwner projectId="p1" />);
  await type(document.querySelector("textarea")!, " I bake with you. ");
  await press("Ask the owner");
  await page.settle(() =>
    expect(pageText()).toBe(
      "Your request was sent. If there is a project here, its owner can let you in. This page opens by itself then.",
    ),
  );
  expect(asked.filter(({ method }) => method === "POST").map(({ body }) => body)).toEqual([
    { access_level: "read", message: "I bake with you." },
  ]);
});

function Project() {
  const { data, isPending } = useRoute(projectsContract.details, { params: { id: "p1" } });
  if (isPending) return "Loading";
  return data === undefined ? <AskTheOwner projectId="p1" /> : "The project";
}

it("opens the project by itself once the person is let in [W7.21]", async () => {
  let isIn = false;
  answerCalls({
    "POST /projects/p1/access-requests": () => {
      isIn = true;
      return success();
    },
    "GET /projects/p1/details": () => (isIn ? success({ id: "p1" }) : failure(404, { code: "not_found", message: "" })),
    "GET /user/projects/shared": () => success({ projects: [{ id: "p1" }] }),
  });
  await using page = await render(<Project />);
  await page.settle(() => expect(pageText()).toBe("Ask the owner"));
  await press("Ask the owner");
  await page.settle(() => expect(pageText()).toBe("The project"));
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
