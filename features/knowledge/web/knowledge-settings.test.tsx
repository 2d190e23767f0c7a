import { answerCalls, failure, named, pageText, press, render, success, type } from "@slipway/ui/testing/render.tsx";
import { afterEach, expect, it, vi } from "vitest";
import type { KnowledgeFile } from "../contract/index.ts";
import { ProjectKnowledge, WorkspaceKnowledge } from "./knowledge-settings.tsx";

const KNOWLEDGE = "/projects/p1/knowledge";
const HOUSE: KnowledgeFile = {
  id: "k1",
  name: "House rules",
  description: "How we write",
  knowledge: "Prices in euros.",
  preprocess: false,
  version: 1,
  updated_at: "2026-11-20T10:00:00.000Z",
};

afterEach(() => void vi.unstubAllGlobals());

/** A server that stores what it is sent, with one version per file. */
async function opened(permissions: string[] = ["EditProject"]) {
  const files = new Map([[HOUSE.id, HOUSE]]);
  const written = (body: unknown) => body as KnowledgeFile;
  const asked = answerCalls({
    "GET /projects/p1/details": () => success({ id: "p1", permissions, creator: { display_name: "Maya" } }),
    [`GET ${KNOWLEDGE}`]: () => success({ files: [...files.values()] }),
    [`POST ${KNOWLEDGE}`]: ({ body }) => {
      const file = { ...HOUSE, ...written(body), id: `k${files.size + 1}`, version: 1 };
      files.set(file.id, file);
      return success(file);
    },
    [`PUT ${KNOWLEDGE}/k1`]: ({ body }) => {
      const now = files.get("k1")!;
      if (written(body).version !== now.version)
        return failure(409, { code: "knowledge_changed", message: "Somebody else saved this meanwhile." });
      files.set("k1", { ...now, ...written(body), version: now.version + 1 });
      return success(files.get("k1"));
    },
    [`DELETE ${KNOWLEDGE}/k1`]: () => {
      files.delete("k1");
      return success();
    },
  });
  const page = await render(<ProjectKnowledge projectId="p1" />);
  return { page, files, asked };
}

const field = (label: string) => named<HTMLInputElement>("input, textarea", label);

it("is saved only once its required fields are filled in", async () => {
  const { page, files } = await opened();
  await using _ = page;
  await page.settle(() => named("button", "Edit House rules"));
  await press("Add");
  expect(named<HTMLButtonElement>("button", "Save").disabled).toBe(true);
  await type(field("Name"), " Words ");
  await type(field("Knowledge"), "Say guests, not users.");
  await press("Save");
  await page.settle(() => named("button", "Edit Words"));
  expect(files.get("k2")).toMatchObject({ name: "Words", knowledge: "Say guests, not users.", preprocess: false });
});

it("is shown if somebody else changed it meanwhile, and only then overwritten", async () => {
  const { page, files } = await opened();
  await using _ = page;
  await page.settle(() => named("button", "Edit House rules"));
  await press("Edit House rules");
  await type(field("Knowledge"), "Prices in francs.");
  files.set("k1", { ...HOUSE, knowledge: "Prices in dollars.", version: 2 });
  await press("Save");
  await page.settle(() => expect(pageText()).toContain("Somebody else saved this meanwhile."));
  expect(field("Knowledge").value).toBe("Prices in francs.");
  await press("Show what they saved");
  await page.settle(() => expect(pageText()).toContain("Prices in dollars."));
  await press("Save mine over it");
  await page.settle(() => named("button", "Edit House rules"));
  expect(files.get("k1")).toMatchObject({ knowledge: "Prices in francs.", version: 3 });
});

it("can be restored after removal", async () => {
  const { page, files } = await opened();
  await using _ = page;
  await page.settle(() => named("button", "Remove House rules"));
  await press("Remove House rules");
  await page.settle(() => expect(pageText()).toContain("No knowledge yet."));
  await page.settle(() => named("button", "Undo"));
  await press("Undo");
  await page.settle(() => named("button", "Edit House rules"));
  expect([...files.values()]).toMatchObject([{ name: "House rules", knowledge: "Prices in euros." }]);
});

it("is not requested for people who may not edit the project", async () => {
  const { page, asked } = await opened(["ViewProject"]);
  await using _ = page;
  await page.settle(() => expect(pageText()).toContain("Ask Maya for edit access."));
  expect(asked.map(({ path }) => path)).not.toContain(KNOWLEDGE);
});

it("of a workspace is read by its members and written by its admins", async () => {
  answerCalls({
    "GET /workspaces": () => success({ workspaces: [{ id: "w1", name: "Acme", permissions: ["ViewWorkspace"] }] }),
    "GET /workspaces/w1/knowledge": () => success({ files: [HOUSE] }),
  });
  await using page = await render(<WorkspaceKnowledge projectId={null} />);
  await page.settle(() => named("button", "Read House rules"));
  expect(pageText()).toContain("Managed by the workspace's admins.");
  expect(pageText()).not.toMatch(/Remove|Add/);
  await press("Read House rules");
  expect(field("Knowledge").readOnly).toBe(true);
  named("button", "Close");
});

it("of a project in Trash says where it is, and refers nobody to a right they have", async () => {
  answerCalls({
    "GET /projects/p1/details": () =>
      success({ id: "p1", permissions: [], creator: { display_name: "Maya" }, deleted_at: "2026-11-20T10:00:00.000Z" }),
  });
  await using page = await render(<ProjectKnowledge projectId="p1" />);
  await page.settle(() => expect(pageText()).toContain("This project is in Trash"));
  expect(pageText()).not.toContain("Ask Maya");
});
