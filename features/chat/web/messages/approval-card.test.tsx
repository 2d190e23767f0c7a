import { named, pageText, render } from "@slipway/ui/testing/render.tsx";
import { describe, expect, it } from "vitest";
import type { PendingApproval } from "../../../agent/contract/index.ts";
import { ApprovalCard } from "./approval-card.tsx";

const approval: PendingApproval = {
  id: "a1",
  integration_label: "Project",
  tool_label: "Add a package",
  purpose: "Add the package date-fns from the npm registry to the app",
  arguments: '{ "name": "<img src=x onerror=alert(1)>" }',
  destructive: false,
  loss: null,
  covers: null,
  changed: false,
  secret_name: null,
  asked_at: "2026-11-21T12:00:00.000Z",
  expires_at: "2026-11-21T12:10:00.000Z",
};
const card = (change: Partial<PendingApproval>) => (
  <ApprovalCard projectId="p1" aiMessageId="m1" approval={{ ...approval, ...change }} />
);

describe("a tool that needs approval", () => {
  it("says what for, shows its arguments as text and offers three answers [W3.09]", async () => {
    await using _ = await render(card({}));
    expect(pageText()).toContain("Add the package date-fns from the npm registry to the app");
    expect(pageText()).toContain("<img src=x");
    expect(document.querySelector("img")).toBeNull();
    expect(pageText()).toContain("Show details");
    const end = new Intl.DateTimeFormat(undefined, { timeStyle: "short" }).format(new Date(approval.expires_at));
    expect(pageText()).toContain(`Expires at ${end}. Nothing changes unless you allow it.`);
    for (const name of ["Deny", "Allow once", "Always allow"]) expect(named("button", name)).toBeTruthy();
  });

  it("never offers Always if something can be deleted, and says when a tool has changed", async () => {
    await using _ = await render(card({ destructive: true, changed: true }));
    expect(pageText()).toContain("it asks each time");
    expect(pageText()).toContain("has changed");
    expect(pageText()).not.toContain("Always allow");
    expect(named("button", "Allow once")).toBeTruthy();
  });

  it("says what allowing for good covers where it is less than the tool", async () => {
    await using _ = await render(card({ covers: "docs.example.com" }));
    expect(named("button", "Always allow docs.example.com")).toBeTruthy();
  });

  it("names the loss if it is known (product page, moment 7)", async () => {
    const loss =
      "Deletes the column `phone` of `people` and its 214 values. Cannot be undone by Undo; a restore point is made first.";
    await using _ = await render(card({ destructive: true, loss }));
    expect(pageText()).toContain(loss.replaceAll("`", ""));
    expect([...document.querySelectorAll("code")].map(({ textContent }) => textContent)).toEqual(["phone", "people"]);
  });
});
