import { answerCalls, failure, pageText, render, success } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { ToolsPage } from "./tools-page.tsx";

const TOOL = {
  integration_name: "project",
  integration_label: "Project",
  tool_name: "add_dependency",
  label: "Add a package",
  description: "Adds an npm package.",
  destructive: false,
  approval_preference: "ask",
};
const PREFERENCE = "/user/preferences/tool-preferences/project/add_dependency";

async function opened(answer: () => Response | Promise<Response>) {
  const asked = answerCalls({
    "GET /user": () => success({ id: "u1", workspaces: [] }),
    "GET /workspaces": () => success({ workspaces: [{ id: "w1", name: "Acme", permissions: [] }] }),
    "GET /workspaces/w1/tools": () => success({ tools: [TOOL] }),
    [`POST ${PREFERENCE}`]: answer,
  });
  const page = await render(<ToolsPage projectId={null} />);
  await page.settle(() => expect(field().value).toBe("Ask each time"));
  return { asked, page };
}

const field = (): HTMLInputElement => document.querySelector('input[aria-label="Add a package: approval"]')!;

async function choose(label: string): Promise<void> {
  await act(async () => field().click());
  const options = [...document.querySelectorAll<HTMLElement>("[role=option]")];
  await act(async () => options.find(({ textContent }) => textContent === label)!.click());
}

afterEach(() => void vi.unstubAllGlobals());

it("a preference is set at once, and sent [W7.11] [W9.17]", async () => {
  const answer = Promise.withResolvers<Response>();
  const { asked, page } = await opened(() => answer.promise);
  await using _ = page;
  await choose("Disable");
  await page.settle(() => expect(field().value).toBe("Disable"));
  await page.settle(() =>
    expect(asked.at(-1)).toMatchObject({ path: PREFERENCE, body: { approval_preference: "disable" } }),
  );
  await act(async () => answer.resolve(success()));
  expect(field().value).toBe("Disable");
});

it("one that the server refuses is reset and reported [W8.09]", async () => {
  const answer = Promise.withResolvers<Response>();
  const { page } = await opened(() => answer.promise);
  await using _ = page;
  await choose("Always allow");
  await page.settle(() => expect(field().value).toBe("Always allow"));
  await act(async () => answer.resolve(failure(500, { message: "Down." })));
  await page.settle(() => expect(pageText()).toContain("Failed to update preference. Please try again."));
  await page.settle(() => expect(field().value).toBe("Ask each time"));
});
