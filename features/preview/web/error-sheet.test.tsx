import { answerCalls, failure, named, pageText, press, render, success } from "@slipway/ui/testing/render.tsx";
import { afterEach, describe, expect, it, vi } from "vitest";
import { chatRequestSchema } from "../../chat/contract/index.ts";
import { ErrorSheet } from "./error-sheet.tsx";
import { tellPreview, usePreviewView, type PreviewError } from "./preview-store.ts";

const error = (kind: string): PreviewError => ({
  type: "error",
  kind,
  message: "x is not a function\n    at menu",
  path: "/menu",
  filename: "/src/App.tsx",
  line: 4,
  column: 2,
  status: null,
  url: null,
});

function Screen({ projectId }: { projectId: string }) {
  const view = usePreviewView(projectId);
  return view.error && <ErrorSheet projectId={projectId} error={view.error} />;
}
const shown = async (projectId: string, kind = "runtime") => {
  tellPreview(projectId, { type: "error", error: error(kind) });
  return render(<Screen projectId={projectId} />);
};
const sheet = () => document.querySelector("section[role=alert]");

afterEach(() => vi.unstubAllGlobals());

describe("error card", () => {
  it.each([
    ["cors", "CORS error", false],
    ["http_server", "HTTP server error", false],
    ["http_client", "HTTP client error", true],
    ["edge_function", "Supabase edge function error", true],
    ["build", "Build error", true],
    ["runtime", "Runtime error", true],
    ["sql", "Error", true],
  ])("%s is called %s; only what an edit can mend offers Try to fix: %s [T8.10]", async (kind, label, fixable) => {
    await using _ = await shown(`label-${kind}`, kind);
    expect(sheet()!.getAttribute("aria-label")).toBe(label);
    expect(sheet()!.textContent).toContain(label);
    expect([...sheet()!.querySelectorAll("button")].some((button) => button.textContent === "Try to fix")).toBe(
      fixable,
    );
    expect(
      sheet()!.textContent!.includes("The server that was asked is at fault; changing this app cannot mend it."),
    ).toBe(!fixable);
  });

  it("is shown, then hidden by Dismiss [T4.03]", async () => {
    await using _ = await shown("dismissed");
    expect(sheet()).not.toBeNull();
    await press("Dismiss");
    expect(sheet()).toBeNull();
  });

  it("is hidden by Try to fix, which starts an instant turn and says so [T4.03] [T8.12]", async () => {
    const asked = answerCalls({ "POST /projects/fixed/chat": () => success({ id: "m" }) });
    await using page = await shown("fixed");
    await press("Try to fix");
    await page.settle(() => expect(pageText()).toContain("Fix attempt initiated successfully"));
    expect(sheet()).toBeNull();
    expect(chatRequestSchema.parse(asked[0]!.body)).toMatchObject({ mode: "instant", contains_error: true });
  });

  it("stays when the fix could not be started [T8.12]", async () => {
    answerCalls({ "POST /projects/stays/chat": () => failure(500, { message: "No." }) });
    await using page = await shown("stays");
    await press("Try to fix");
    await page.settle(() => expect(pageText()).toContain("Failed to initiate fix. Please try again."));
    expect(sheet()).not.toBeNull();
    named("button", "Try to fix");
  });
});
