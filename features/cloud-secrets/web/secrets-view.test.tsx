import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import {
  answerCalls,
  failure,
  named,
  pageText,
  press,
  render,
  success,
  type as write,
} from "@slipway/ui/testing/render.tsx";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CloudSecret } from "../../cloud/contract/index.ts";
import { SecretsCard } from "./secrets-card.tsx";
import { SecretsView } from "./secrets-view.tsx";

let projectId: string;
let count = 0;
let secrets: CloudSecret[];

beforeEach(() => {
  projectId = `psecrets${(count += 1)}`;
  secrets = [secret("SUPABASE_URL", { is_user_secret: false })];
});
afterEach(() => vi.unstubAllGlobals());

const secret = (name: string, change: Partial<CloudSecret> = {}): CloudSecret => ({
  name,
  value: null,
  created_at: new Date().toISOString(),
  is_user_secret: true,
  needs_value: false,
  ...change,
});
const answer = (own: Parameters<typeof answerCalls>[0] = {}) =>
  answerCalls({
    [`GET /projects/${projectId}/cloud/secrets`]: () => success({ secrets }),
    [`POST /projects/${projectId}/cloud/secrets`]: () => success({}),
    [`DELETE /projects/${projectId}/cloud/secrets`]: () => success({}),
    ...own,
  });
const props = () => ({ projectId, backend: { ref: projectId, url: "http://p", anonKey: "key" } });
const show = () => render(<SecretsView {...props()} />);

it("says that a project has none beside those of the platform, which nobody can delete [C2.27] [C6.07]", async () => {
  answer();
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain("No secrets found for this project."));
  expect(pageText()).toContain("Managed by the platform");
  expect(named<HTMLButtonElement>("button", "Delete SUPABASE_URL").disabled).toBe(true);
});

it("offers a retry where the list cannot be read [C8.11]", async () => {
  answer({
    [`GET /projects/${projectId}/cloud/secrets`]: () =>
      failure(409, { code: "cloud_changing", message: "Being changed." }),
  });
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain("Error loading secrets"));
  expect(named("button", "Retry")).toBeTruthy();
});

it("saves several at once when every row is filled, says the rules of names, and shows no value [C2.27] [C5.14] [C5.15] [C8.12] [C8.13]", async () => {
  const asked = answer();
  await using page = await show();
  await press("Add New Secret");
  const save = () => named<HTMLButtonElement>("button", "Save");
  expect(save().disabled).toBe(true);
  await write(named("input", "Name"), "1ST");
  await write(named("input", "Value"), " ");
  expect(save().disabled).toBe(true);
  await write(named("input", "Value"), "one");
  await press("Add Another");
  expect(save().disabled).toBe(true);
  await write(named("input", "Name"), "SECOND_KEY");
  await write(named("input", "Value"), "two");
  await press("Save");
  await page.settle(() => expect(pageText()).toContain("must start with a letter or underscore."));
  expect(asked.filter(({ method }) => method === "POST")).toEqual([]);
  await write(document.querySelectorAll<HTMLInputElement>('input[placeholder="STRIPE_API_KEY"]')[0]!, "FIRST_KEY");
  await press("Save");
  await page.settle(() => expect(pageText()).toContain("Secret(s) created successfully."));
  expect(document.querySelector("form")).toBeNull();
  expect(asked.find(({ method }) => method === "POST")!.body).toEqual({
    secrets: [
      { name: "FIRST_KEY", value: "one" },
      { name: "SECOND_KEY", value: "two" },
    ],
  });
});

it("asks before a secret is removed, and lists name and time [C2.27]", async () => {
  secrets.push(secret("STRIPE_KEY"));
  const asked = answer();
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain("STRIPE_KEY"));
  expect(pageText()).toContain("Saved Secrets");
  expect(pageText()).not.toContain("No secrets found");
  expect([...document.querySelectorAll("thead th")].slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    "Name",
    "Created",
  ]);
  await press("Delete STRIPE_KEY");
  await page.settle(() => expect(pageText()).toContain("Remove Secret"));
  await press("Remove");
  await page.settle(() => expect(pageText()).toContain("Secret removed successfully."));
  expect(asked.find(({ method }) => method === "DELETE")!.body).toEqual({ secretNames: ["STRIPE_KEY"] });
});

it("asks again for a value that was lost", async () => {
  secrets.push(secret("MAIL_KEY", { needs_value: true }));
  answer();
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain("Its value was lost when Slipway was restored."));
  await press("Enter MAIL_KEY again");
  expect(named<HTMLInputElement>("input", "Name").value).toBe("MAIL_KEY");
});

it("shows the project's own on the overview [C2.09]", async () => {
  secrets.push(secret("STRIPE_KEY"));
  answer();
  await using page = await render(
    <InShell>
      <SecretsCard {...props()} />
    </InShell>,
  );
  await page.settle(() => expect(pageText()).toContain("STRIPE_KEY"));
  expect(pageText()).toContain("Secrets1");
  expect(pageText()).not.toContain("SUPABASE_URL");
});
