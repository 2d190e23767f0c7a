import { setActiveMessage } from "@slipway/ui/session/active-message";
import { answerCalls, failure, named, pageText, press, render, type } from "@slipway/ui/testing/render.tsx";
import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Annotation } from "../contract/index.ts";
import { AnnotationTool } from "./annotation-tool.tsx";

const LIST = "GET /projects/p1/annotations/by-message/m1";
const NOTE: Annotation = { id: "n1", annotation: "Too high", tags: ["layout"], annotator_username: "Sol" };
const SAVED = { status: "success", message: "Annotation saved successfully!" };

let notes: Annotation[];
beforeEach(() => {
  notes = [NOTE];
});
afterEach(() => vi.unstubAllGlobals());

const failing = () => failure(500, { message: "x" });

const answer = (more: Parameters<typeof answerCalls>[0] = {}) =>
  answerCalls({
    [LIST]: () => Response.json({ annotations: notes }),
    "GET /admin/benchmarks/tags": () => Response.json({ tags: ["layout", "export-1"] }),
    ...more,
  });

const choose = () => setActiveMessage("p1", { id: "m1", excerpt: "The header" });

const show = (projectId: string) =>
  render(
    <InShell>
      <AnnotationTool projectId={projectId} />
    </InShell>,
  );

describe("the annotation view", () => {
  it("needs a message [T2.21]", async () => {
    answer();
    await using page = await show("p2");
    await page.settle(() => expect(pageText()).toContain("No message selected. Please select a message to annotate."));
  });

  it("lists text, tags and author, and saves a new one with a notice [T2.21] [T4.02] [T8.04]", async () => {
    const sent: unknown[] = [];
    answer({
      "POST /projects/p1/annotations": ({ body }) => {
        sent.push(body);
        notes = [NOTE, { id: "n2", annotation: "Wrong colour", tags: [], annotator_username: "Sol" }];
        return Response.json(SAVED);
      },
    });
    choose();
    await using page = await show("p1");
    await page.settle(() => expect(pageText()).toContain("Too high"));
    expect(pageText()).toContain("Sollayout");
    expect(named<HTMLButtonElement>("button", "Save annotation").disabled).toBe(true);
    await type(named<HTMLTextAreaElement>("textarea", "Annotation"), "  Wrong colour ");
    await press("Save annotation");
    await page.settle(() => expect(pageText()).toContain("Annotation saved successfully!"));
    await page.settle(() => expect(pageText()).toContain("Wrong colour"));
    expect(sent).toEqual([{ message_id: "m1", annotation: "Wrong colour", tags: [] }]);
    expect(named<HTMLTextAreaElement>("textarea", "Annotation").value).toBe("");
  });

  it("edits in place with save and cancel, and keeps what was typed when saving fails [T4.02] [T8.04]", async () => {
    answer({ "PUT /projects/p1/annotations/by-message/m1/n1": failing });
    choose();
    await using page = await show("p1");
    await page.settle(() => expect(pageText()).toContain("Too high"));
    await press("Edit");
    const field = [...document.querySelectorAll("textarea")].find(({ value }) => value === "Too high")!;
    await type(field, "Much too high");
    await press("Save");
    await page.settle(() => expect(pageText()).toContain("Failed to update annotation"));
    expect(field.value).toBe("Much too high");
    await press("Cancel");
    expect(pageText()).toContain("Too high");
    expect(pageText()).not.toContain("Much too high");
  });

  it("names the failed action [T8.04] [T7.02]", async () => {
    answer({
      [LIST]: failing,
      "POST /projects/p1/annotations": failing,
    });
    choose();
    await using page = await show("p1");
    await page.settle(() => expect(pageText()).toContain("Failed to load annotations"));
    await type(named<HTMLTextAreaElement>("textarea", "Annotation"), "x");
    await press("Save annotation");
    await page.settle(() => expect(pageText()).toContain("Failed to save annotation"));
  });

  it.each([
    ["The disk is full.", "Failed to save annotation The disk is full."],
    [" ", "Failed to save annotation An unknown error occurred"],
  ])("gives the reason if it is known: %j [T8.04]", async (message, words) => {
    answer({ "POST /projects/p1/annotations": () => failure(507, { message }) });
    choose();
    await using page = await show("p1");
    await page.settle(() => expect(pageText()).toContain("New annotation"));
    await type(named<HTMLTextAreaElement>("textarea", "Annotation"), "x");
    await press("Save annotation");
    await page.settle(() => expect(pageText()).toContain(words));
  });

  it("reads a 404 as a message without notes, and reports a failed deletion [T7.02] [T8.04]", async () => {
    answer({ [LIST]: () => failure(404, { code: "not_found", message: "x" }) });
    choose();
    {
      await using page = await show("p1");
      await page.settle(() => expect(pageText()).toContain("New annotation"));
      expect(pageText()).not.toContain("Failed");
    }
    answer({ "DELETE /projects/p1/annotations/by-message/m1/n1": failing });
    await using page = await show("p1");
    await page.settle(() => expect(pageText()).toContain("Too high"));
    await press("Delete");
    await page.settle(() => expect(pageText()).toContain("Failed to delete annotation"));
  });
});
