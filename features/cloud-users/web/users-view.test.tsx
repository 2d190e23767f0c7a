import { AsleepContext } from "@slipway/ui/api/figures";
import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import type { ViewPlace } from "@slipway/ui/navigation/navigation";
import { ViewActionsPlace } from "@slipway/ui/navigation/view-actions.tsx";
import {
  answerCalls,
  failure,
  named,
  pageText,
  press,
  render,
  success,
  type,
  type Asked,
} from "@slipway/ui/testing/render.tsx";
import { act, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { CloudUser } from "../../cloud/contract/index.ts";
import { passwordProblem } from "./user-forms.tsx";
import { labelOf, titleOf } from "./user-words.ts";
import { UsersCard } from "./users-card.tsx";
import { UsersView } from "./users-view.tsx";

afterEach(() => vi.unstubAllGlobals());

const backend = { ref: "p1", url: "http://p1.cloud.localhost", anonKey: "key" };
const user = (id: string, change: Partial<CloudUser> = {}): CloudUser => ({
  id,
  display_name: null,
  created_at: "2026-11-26T10:00:00.000Z",
  updated_at: "2026-11-26T10:00:00.000Z",
  last_sign_in_at: null,
  is_sso_user: false,
  providers: ["email"],
  email_data: { email: `${id}@mail.example`, confirmed_at: null, confirmation_sent_at: null, email_verified: false },
  phone_data: null,
  ...change,
});

function Shell() {
  const [views, setViews] = useState<readonly ViewPlace[]>([{ id: "users" }]);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <InShell does={{ views, showViews: setViews }}>
      <header ref={setPlace} />
      <ViewActionsPlace place={place}>
        <UsersView projectId="p1" backend={backend} />
      </ViewActionsPlace>
    </InShell>
  );
}

const queryOf = ({ path }: Asked): URLSearchParams => new URL(path, "http://x").searchParams;
const lists = (asked: readonly Asked[]) =>
  asked.filter(({ method, path }) => method === "GET" && path.startsWith("/projects/p1/cloud/users")).map(queryOf);

const TODAY = Math.floor(Date.now() / 86_400_000) * 86_400_000;
const answer = (own: Parameters<typeof answerCalls>[0] = {}) =>
  answerCalls({
    "POST /user/access-token": () => success({ token: "five-minutes", expires_at: "2036-11-22T07:05:00.000Z" }),
    "POST /projects/p1/cloud/db-proxy/v1/projects/p1/database/query": () =>
      success([{ day: TODAY - 86_400_000, signups: 3 }]),
    "GET /projects/p1/cloud/users": () =>
      success({ users: [user("ada", { display_name: "Ada" }), user("bob")], total: 23 }),
    ...own,
  });

it("lists people, pages by the typed number, and shows one day's signups from its bar [C2.32] [C2.33] [C2.35] [C4.09]", async () => {
  const asked = answer();
  await using page = await render(<Shell />);
  await page.settle(() => expect(pageText()).toContain("23 users found"));
  expect(pageText()).toContain("Never");
  const field = named<HTMLInputElement>("input", "Page");
  await type(field, "9");
  await act(async () => void field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true })));
  await page.settle(() => expect(lists(asked).at(-1)!.get("offset")).toBe("20"));
  await page.settle(() => expect(document.querySelectorAll("[role=group] button")).toHaveLength(7));
  const bar = [...document.querySelectorAll<HTMLElement>("[role=group] button")].at(-2)!;
  expect(bar.getAttribute("aria-label")).toContain("3 signups");
  await act(async () => void bar.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true })));
  await page.settle(() =>
    expect(lists(asked).at(-1)!.get("created_from")).toBe(new Date(TODAY - 86_400_000).toISOString()),
  );
  expect(lists(asked).at(-1)!.get("created_before")).toBe(new Date(TODAY).toISOString());
  expect(pageText()).toContain("Signed up on");
});

it("opens a person's facts, and deletes after a question [C2.36] [C7.13] [C8.18] [C8.19]", async () => {
  const asked = answer({ "DELETE /projects/p1/cloud/users/ada": () => success({}) });
  await using page = await render(<Shell />);
  await page.settle(() => expect(pageText()).toContain("23 users found"));
  await press("Ada");
  await page.settle(() => expect(pageText()).toContain("User UIDada"));
  expect(pageText()).toContain("SSODisabled");
  expect(pageText()).toContain("PhoneNot active");
  expect(pageText()).toContain("Email not verified");
  await press("Delete User");
  await page.settle(() => expect(pageText()).toContain("can no longer sign in"));
  await press("Delete");
  await page.settle(() => expect(asked.filter(({ method }) => method === "DELETE")).toHaveLength(1));
});

it("creates somebody once the password is good enough [C5.27] [C5.28] [C7.12]", async () => {
  expect(["", "short1", "longenough", "longenough1"].map(passwordProblem)).toEqual([
    "Please enter a password",
    "Password must be at least 8 characters long",
    "Password must contain at least one number",
    null,
  ]);
  const asked = answer({ "POST /projects/p1/cloud/users": () => success(user("tom")) });
  await using page = await render(<Shell />);
  await page.settle(() => expect(named("button", "Add User")).toBeTruthy());
  await press("Add User");
  await press("Create new user");
  await page.settle(() => expect(named<HTMLButtonElement>("button", "Create").disabled).toBe(true));
  await type(named<HTMLInputElement>("input", "Email"), "tom@mail.example");
  await type(named<HTMLInputElement>("input", "Password"), "longenough1");
  await press("Create");
  await page.settle(() =>
    expect(asked.find(({ method, path }) => method === "POST" && path.endsWith("/users"))?.body).toEqual({
      email: "tom@mail.example",
      password: "longenough1",
      auto_confirm: true,
    }),
  );
});

it("says that nobody is there, that nobody matches, and that it failed [C2.34] [C2.37]", async () => {
  answer({
    "GET /projects/p1/cloud/users": () => success({ users: [], total: 0 }),
    "POST /projects/p1/cloud/db-proxy/v1/projects/p1/database/query": () =>
      failure(500, { code: "internal", message: "No." }),
  });
  await using page = await render(<Shell />);
  await page.settle(() => expect(pageText()).toContain("No users found. Reload to check again."));
  await page.settle(() => expect(pageText()).toContain("There was a problem loading your chart data"));
  await type(named<HTMLInputElement>("input", "Search users"), "zoe");
  await page.settle(() => expect(pageText()).toContain("No users match your search criteria."));
});

it("names people by what is known of them [C2.33] [C2.36]", () => {
  const nobody = user("x", { email_data: null });
  expect([labelOf(user("bob")), labelOf(nobody), titleOf(nobody)]).toEqual([
    "bob@mail.example",
    "No contact info",
    "Anonymous user",
  ]);
});

it("counts signups on its card [C2.06]", async () => {
  answer();
  await using page = await render(
    <InShell>
      <UsersCard projectId="p1" backend={backend} />
    </InShell>,
  );
  await page.settle(() => expect(pageText()).toContain("23"));
  expect(pageText()).toContain("Ada");
  await page.settle(() =>
    expect(document.querySelector("svg[role=img]")?.getAttribute("aria-label")).toMatch(/^\d+ signups in 7 days\. /),
  );
});

it("asks nothing for the line of a database that sleeps", async () => {
  const asked = answer();
  await using page = await render(
    <InShell>
      <AsleepContext value>
        <UsersCard projectId="p1" backend={backend} />
      </AsleepContext>
    </InShell>,
  );
  await page.settle(() => expect(pageText()).toContain("Users"));
  expect(asked.filter(({ method }) => method === "POST")).toEqual([]);
});
