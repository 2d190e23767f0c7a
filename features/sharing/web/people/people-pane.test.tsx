import type { AccessLevel } from "@slipway/kernel/permissions";
import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, pageText, press, render, success } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Project } from "../../../projects/contract/index.ts";
import type { ListedCollaborator } from "../../contract/index.ts";
import { PeoplePane } from "./people-pane.tsx";

let people: ListedCollaborator[];
const person = (id: string, level: AccessLevel, change: Partial<ListedCollaborator> = {}): ListedCollaborator => ({
  ...{ id, user_id: `u-${id}`, display_name: id, email: `${id.toLowerCase()}@mail.example`, access_level: level },
  ...{ joined_at: "2026-11-22T07:00:00.000Z", links: { invite: 0, preview: 0 }, is_member: true, ...change },
});
beforeEach(() => void (people = [person("Maya", "owner"), person("Bob", "write")]));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answer = (own: Parameters<typeof answerCalls>[0] = {}) =>
  answerCalls({
    "GET /projects/p1/collaborators": () => success({ collaborators: people }),
    "GET /user": () => success({ id: "u-Maya" }),
    "GET /auth/policy": () => success({ mail: "mailbox" }),
    "GET /projects/p1/access-requests": () => success({ access_requests: [] }),
    ...own,
  });
const project = {
  ...{ id: "p1", workspace_id: "w1", visibility: "private" },
  workspace: { id: "w1", name: "Acme", plan: "pro", enforce_sso: false },
  permissions: ["ViewProjectCollaborators", "AddProjectViewers", "AddProjectEditors", "AddProjectAdmins"],
} as unknown as Project;
const ignored = () => undefined;
const show = () =>
  render(
    <InShell>
      <PeoplePane project={project} onBack={ignored} onLeft={ignored} />
    </InShell>,
  );

it("reads the people again every 60 s, and after one's own change [S11] [W7.17] [T7.26]", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const list = vi.fn(() => success({ collaborators: people }));
  answer({ "GET /projects/p1/collaborators": list, "PUT /projects/p1/collaborators/Bob": () => success({}) });
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain("Maya (you)"));
  const first = list.mock.calls.length;
  await act(async () => vi.advanceTimersByTime(59_900));
  expect(list).toHaveBeenCalledTimes(first);
  await act(async () => vi.advanceTimersByTime(200));
  await page.settle(() => expect(list).toHaveBeenCalledTimes(first + 1));
  await press("Role of Bob: Editor");
  await press("Admin");
  await page.settle(() => expect(list).toHaveBeenCalledTimes(first + 2));
});

it("says before a removal or a lower role which links of the person end with it, and how many [W2.26]", async () => {
  people = [
    person("Maya", "owner"),
    person("Bob", "admin", { links: { invite: 1, preview: 2 } }),
    person("Ida", "write"),
  ];
  answer();
  await using page = await show();
  const asked = async (name: string, choice: string, text: string) => {
    await page.settle(() => expect(pageText()).toContain("Maya (you)"));
    await press(name);
    await press(choice);
    await page.settle(() => expect(pageText()).toContain(text));
    const words = pageText();
    await press("Cancel");
    return words;
  };
  await asked(
    "Role of Bob: Admin",
    "Remove",
    "Bob loses access now, including open tabs. Links Bob made stop working (3).",
  );
  await asked("Role of Bob: Admin", "Editor", "Links Bob made stop working (1).");
  await asked("Role of Bob: Admin", "Viewer", "Links Bob made stop working (3).");
  const words = await asked("Role of Ida: Editor", "Remove", "Ida loses access now, including open tabs.");
  expect(words).not.toContain("Links Ida made");
});

it("mails a pending person again, and asks before an invitation ends without two words for cancelling", async () => {
  people = [person("Maya", "owner"), person("Tom", "write", { user_id: null, display_name: null, joined_at: null })];
  const asked = answer({
    "GET /auth/policy": () => success({ mail: "smtp" }),
    "POST /projects/p1/collaborators/Tom/resend": () => success({ mailed: true }),
  });
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain("Pending"));
  await press("Role of tom@mail.example: Editor");
  await press("Resend the email");
  await page.settle(() => expect(pageText()).toContain("We emailed tom@mail.example."));
  expect(asked.filter(({ method }) => method === "POST")).toHaveLength(1);
  await press("Role of tom@mail.example: Editor");
  await press("Cancel the invitation");
  await page.settle(() => expect(pageText()).toContain("Cancel the invitation of tom@mail.example?"));
  await press("Keep it");
  expect(asked.some(({ method }) => method === "DELETE")).toBe(false);
});

it("shows guests of an Enterprise workspace as viewers, and offers other roles for members alone [W4.10] [W6.13] [S6]", async () => {
  people = [person("Maya", "owner"), person("Bob", "write"), person("Gus", "write", { is_member: false })];
  answer();
  const enterprise = { ...project, workspace: { ...project.workspace, plan: "enterprise" } } as Project;
  await using page = await render(
    <InShell>
      <PeoplePane project={enterprise} onBack={ignored} onLeft={ignored} />
    </InShell>,
  );
  await page.settle(() => expect(pageText()).toContain("Maya (you)"));
  const offered = async (button: string) => {
    await press(button);
    const items = [...document.querySelectorAll("[role=menuitem]")].map(({ textContent }) => textContent);
    await press(button);
    return items;
  };
  expect(await offered("Role of Gus: Viewer")).toEqual(["Viewer", "Remove"]);
  expect(await offered("Role of Bob: Editor")).toEqual(["Viewer", "Editor", "Admin", "Remove"]);
});
