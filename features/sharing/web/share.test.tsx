import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { usePlanGate } from "@slipway/ui/api/plan-gate";
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
import { PROJECT_PERMISSIONS, type AccessLevel, type Plan } from "@slipway/kernel/permissions";
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AccessRequest, InviteLink, ListedCollaborator } from "../contract/index.ts";
import { givableLevels, lossOf, planQuestion } from "./levels.ts";
import { ShareButton } from "./share-button.tsx";

let plan: Plan;
let enforcesSso: boolean;
let people: ListedCollaborator[];
let links: InviteLink[];
let requests: AccessRequest[];

const person = (id: string, level: AccessLevel, change: Partial<ListedCollaborator> = {}): ListedCollaborator => ({
  id,
  user_id: `u-${id}`,
  display_name: id,
  email: `${id.toLowerCase()}@mail.example`,
  access_level: level,
  joined_at: "2026-11-22T07:00:00.000Z",
  ...{ is_member: true, links: { invite: 0, preview: 0 } },
  ...change,
});

beforeEach(() => {
  plan = "pro";
  enforcesSso = false;
  links = [];
  requests = [];
  people = [person("Maya", "owner"), person("Bob", "write"), person("Ida", "read", { joined_at: null, user_id: null })];
  usePlanGate.setState({ request: null });
});
afterEach(() => vi.unstubAllGlobals());

const ALL = [
  "ViewProjectCollaborators",
  "ManageMagicCodes",
  "AddProjectViewers",
  "AddProjectEditors",
  "AddProjectAdmins",
];

function answer(own: Parameters<typeof answerCalls>[0] = {}, permissions: readonly string[] = ALL): Asked[] {
  return answerCalls({
    "GET /projects/p1/details": () =>
      success({
        id: "p1",
        workspace_id: "w1",
        workspace: { id: "w1", name: "Acme", plan, enforce_sso: enforcesSso },
        permissions,
        visibility: "private",
        deleted_at: null,
      }),
    "GET /projects/p1/collaborators": () => success({ collaborators: people }),
    "GET /user": () => success({ id: "u-Maya" }),
    "GET /auth/policy": () => success({ mail: "mailbox" }),
    "GET /projects/p1/access-requests": () => success({ access_requests: requests }),
    "GET /projects/p1/magic-codes": () => success({ magic_codes: links }),
    "GET /projects/p1/preview-links": () => success({ preview_links: [] }),
    "GET /workspaces": () => success({ workspaces: [{ id: "w1", permissions: ["ManageWorkspaceBilling"] }] }),
    ...own,
  });
}
const show = () =>
  render(
    <InShell>
      <ShareButton projectId="p1" />
    </InShell>,
  );
const by = (asked: readonly Asked[], method: string) => asked.filter((one) => one.method === method);

it("is hidden from people who may not see who has access, whatever else they may do [W2.20] [W6.06]", async () => {
  answer(
    {},
    PROJECT_PERMISSIONS.filter((name) => name !== "ViewProjectCollaborators"),
  );
  await using page = await show();
  await page.settle(() => expect(page.cache.isFetching()).toBe(0));
  expect(pageText()).not.toContain("Share");
});

it("opens for people who may see who has access and do nothing else [W2.20] [W6.06]", async () => {
  answer({}, ["ViewProjectCollaborators"]);
  await using page = await show();
  await page.settle(() => expect(named("button", "Share")).toBeTruthy());
  await press("Share");
  await page.settle(() => expect(pageText()).toContain("2 people have access, 1 invited"));
  expect(pageText()).not.toContain("Create link");
});

it("invites workspace members only and disables external links where single sign-on is enforced [W2.23] [W5.02]", async () => {
  const placeholder = () => named<HTMLInputElement>("input", "Email").placeholder;
  const create = () => named<HTMLButtonElement>("button", "Create link").disabled;
  for (const [enforced, text] of [
    [false, "Invite by email"],
    [true, "Workspace members only (SSO enforced)"],
  ] as const) {
    enforcesSso = enforced;
    answer();
    await using page = await show();
    await page.settle(() => expect(named("button", "Share")).toBeTruthy());
    await press("Share");
    await page.settle(() => expect(named("button", "Create link")).toBeTruthy());
    expect(placeholder()).toBe(text);
    expect(create()).toBe(enforced);
    expect(pageText().includes("External links disabled (SSO enforced)")).toBe(enforced);
  }
});

it.each([
  ["free", "Upgrade to Pro", "Permission control & more"],
  ["pro", "Upgrade to Enterprise", "Advanced features & enterprise support"],
  ["biz", null, null],
  ["enterprise", null, null],
] as const)("on the plan %s the banner says %s [W2.25]", async (of, title, words) => {
  plan = of;
  answer();
  await using page = await show();
  await page.settle(() => expect(named("button", "Share")).toBeTruthy());
  await press("Share");
  await page.settle(() => expect(pageText()).toContain("Project access"));
  await page.settle(() => expect(page.cache.isFetching()).toBe(0));
  expect(pageText().includes("Upgrade")).toBe(title !== null);
  if (title !== null) expect(pageText()).toContain(`${title}${words}`);
  if (of === "pro") expect(named<HTMLAnchorElement>("a", "Contact Us").getAttribute("href")).toBe("/help");
});

it.each([
  ["a member without the right", [{ id: "w1", permissions: [] }]],
  ["a guest", [{ id: "w2", permissions: ["ManageWorkspaceBilling"] }]],
])("tells %s whom to ask instead of opening a plan that they may not change [W2.25] [B7]", async (_who, workspaces) => {
  plan = "free";
  answer({ "GET /workspaces": () => success({ workspaces }) });
  await using page = await show();
  await page.settle(() => expect(named("button", "Share")).toBeTruthy());
  await press("Share");
  await page.settle(() => expect(pageText()).toContain("Ask your workspace admin to upgrade"));
  expect([...document.querySelectorAll("button")].map(({ textContent }) => textContent)).not.toContain("Upgrade");
});

it("offers no plan to accounts of education [W2.25] [WS4]", async () => {
  plan = "free";
  answer({ "GET /user": () => success({ id: "u-Maya", user_is_temporary_edu: true }) });
  await using page = await show();
  await page.settle(() => expect(named("button", "Share")).toBeTruthy());
  await press("Share");
  await page.settle(() => expect(pageText()).toContain("2 people have access, 1 invited"));
  expect(pageText()).not.toContain("Upgrade");
});

it("names the levels Owner, Admin, Editor and Viewer, and tells Enterprise that collaborators view [W4.10] [S14]", async () => {
  plan = "enterprise";
  people = [person("Maya", "owner"), person("Ann", "admin"), person("Bob", "write"), person("Ida", "read")];
  answer();
  await using page = await show();
  await page.settle(() => expect(named("button", "Share")).toBeTruthy());
  await press("Share");
  await page.settle(() => expect(pageText()).toContain("4 people have access"));
  expect(pageText()).toContain("Enterprise collaborators can only be viewers");
  await press("4 people have access");
  await page.settle(() => expect(pageText()).toContain("Maya (you)"));
  const rows = [...document.querySelectorAll("[aria-label='Who has access'] li")].map(({ textContent }) => textContent);
  expect(rows.map((row) => /(Owner|Admin|Editor|Viewer)$/.exec(row ?? "")?.[0])).toEqual([
    "Owner",
    "Admin",
    "Editor",
    "Viewer",
  ]);
});

it("invites by email with a role, and shows the link where no mail is set up [W2.21] [W7.14]", async () => {
  const asked = answer({
    "POST /projects/p1/collaborators": () =>
      success({
        ...person("Tom", "write", { joined_at: null, user_id: null, display_name: null }),
        invite_url: "http://slipway.localhost:4300/signup?invite=abc",
        mailed: true,
      }),
  });
  await using page = await show();
  await page.settle(() => expect(named("button", "Share")).toBeTruthy());
  await press("Share");
  await page.settle(() => expect(pageText()).toContain("2 people have access, 1 invited"));
  expect(pageText()).toContain("Everybody in Acme can open this project.");
  await type(named<HTMLInputElement>("input", "Email"), "tom@mail.example");
  await press("Invite");
  await page.settle(() => expect(pageText()).toContain("send this link to tom@mail.example yourself"));
  expect(pageText()).toContain("This link opens only on this computer.");
  expect(by(asked, "POST").at(-1)!.body).toEqual({ email: "tom@mail.example", access_level: "write" });
  expect(named<HTMLInputElement>("input", "Email").value).toBe("");
});

it("keeps the address that was refused, with the reason under it [W7.14]", async () => {
  answer({
    "POST /projects/p1/collaborators": () =>
      failure(409, { code: "already_collaborator", message: "bob@mail.example works on this project already." }),
  });
  await using page = await show();
  await page.settle(() => expect(named("button", "Share")).toBeTruthy());
  await press("Share");
  await page.settle(() => expect(named("input", "Email")).toBeTruthy());
  await type(named<HTMLInputElement>("input", "Email"), "bob@mail.example");
  await press("Invite");
  await page.settle(() => expect(pageText()).toContain("works on this project already."));
  expect(named<HTMLInputElement>("input", "Email").value).toBe("bob@mail.example");
});

it("lists people with roles, changes one at once, and puts it back when that is refused [W2.22] [W4.11] [W4.15] [W7.15]", async () => {
  const held = Promise.withResolvers<Response>();
  const asked = answer({ "PUT /projects/p1/collaborators/Bob": () => held.promise });
  await using page = await show();
  await page.settle(() => expect(named("button", "Share")).toBeTruthy());
  await press("Share");
  await page.settle(() => expect(pageText()).toContain("2 people have access, 1 invited"));
  await press("2 people have access, 1 invited");
  await page.settle(() => expect(pageText()).toContain("Maya (you)"));
  expect(pageText()).toContain("Pending");
  await press("Role of Bob: Editor");
  await press("Admin");
  await page.settle(() => expect(named("button", "Role of Bob: Admin")).toBeTruthy());
  held.resolve(failure(403, { code: "forbidden", message: "Not allowed." }));
  await page.settle(() => expect(named("button", "Role of Bob: Editor")).toBeTruthy());
  expect(by(asked, "PUT")[0]!.body).toEqual({ access_level: "admin" });
});

it("asks for the plan that a role needs instead of sending it [W5.01] [S7]", async () => {
  plan = "free";
  const asked = answer();
  await using page = await show();
  await page.settle(() => expect(named("button", "Share")).toBeTruthy());
  await press("Share");
  await page.settle(() => expect(pageText()).toContain("Upgrade to Pro"));
  expect(pageText()).toContain("Permission control & more");
  await press("2 people have access, 1 invited");
  await page.settle(() => expect(pageText()).toContain("Maya (you)"));
  await press("Role of Bob: Editor");
  await press("Admin");
  await page.settle(() =>
    expect(usePlanGate.getState().request).toEqual({ title: "Admins need the Pro plan", workspaceId: "w1" }),
  );
  expect(by(asked, "PUT")).toEqual([]);
});

it("offers the levels that the person's permissions allow, and says what a lower one takes away [W6.05] [W6.13]", () => {
  expect(givableLevels(["AddProjectViewers"])).toEqual(["read"]);
  expect(givableLevels(["AddProjectAdmins", "AddProjectEditors", "AddProjectViewers"])).toEqual([
    "read",
    "write",
    "admin",
  ]);
  expect(lossOf("write", "read")).toBe("Editor → Viewer: can no longer chat, change the app or publish it.");
  expect(lossOf("read", "admin")).toBeNull();
  expect(planQuestion("read", "free")).toBe("Viewers need the Pro plan");
  expect(planQuestion("write", "free")).toBeNull();
  expect(planQuestion("admin", "biz")).toBeNull();
});

const open = async (page: Awaited<ReturnType<typeof render>>) => {
  await page.settle(() => expect(named("button", "Share")).toBeTruthy());
  await press("Share");
  await page.settle(() => expect(pageText()).toContain("Invite link"));
};
const choose = (select: HTMLSelectElement, value: string) =>
  act(async () => {
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });

it("makes an invite link with a role, shows it to copy, and removes it after a question [W2.21] [W4.14] [W6.08] [W8.11]", async () => {
  const asked = answer({
    "POST /projects/p1/magic-codes": ({ body }) => {
      const { access_level } = body as Pick<InviteLink, "access_level">;
      links = [{ id: "c0de", access_level, url: "https://slipway.example/projects/p1?magic_link=c0de" }];
      return success(links[0]);
    },
    "DELETE /projects/p1/magic-codes/c0de": () => {
      links = [];
      return success();
    },
  });
  await using page = await show();
  await open(page);
  await page.settle(() => expect(named("button", "Create link")).toBeTruthy());
  await choose(named<HTMLSelectElement>("select", "Role of the invite link"), "read");
  await press("Create link");
  await page.settle(() => expect(pageText()).toContain("Anyone signed in with this link joins as Viewer."));
  expect(pageText()).toContain("Secret link created");
  expect(by(asked, "POST").at(-1)!.body).toEqual({ access_level: "read" });
  expect(named<HTMLInputElement>("input", "invite link").value).toBe(links[0]!.url);
  expect(named("button", "Copy invite link")).toBeTruthy();
  await press("Remove");
  await page.settle(() => expect(pageText()).toContain("People who joined keep their access."));
  expect(by(asked, "DELETE")).toEqual([]);
  await press("Remove");
  await page.settle(() => expect(named("button", "Create link")).toBeTruthy());
});

it("asks for the plan that a link's role needs, and offers viewers alone on Enterprise [S6] [S7]", async () => {
  plan = "free";
  const asked = answer();
  {
    await using page = await show();
    await open(page);
    await page.settle(() => expect(named("button", "Create link")).toBeTruthy());
    await choose(named<HTMLSelectElement>("select", "Role of the invite link"), "admin");
    await press("Create link");
    expect(usePlanGate.getState().request).toMatchObject({ title: "Admins need the Pro plan" });
    expect(by(asked, "POST")).toEqual([]);
  }
  plan = "enterprise";
  await using page = await show();
  await open(page);
  await page.settle(() => expect(named("select", "Role of the invite link").textContent).toBe("Viewer"));
});

it("hides the invite link from people who may not make one [W6.08]", async () => {
  answer({}, ["ViewProjectCollaborators"]);
  await using page = await show();
  await page.settle(() => expect(named("button", "Share")).toBeTruthy());
  await press("Share");
  await page.settle(() => expect(pageText()).toContain("Project access"));
  expect(pageText()).not.toContain("Invite link");
});

const request = (name: string): AccessRequest => ({
  id: `r-${name}`,
  project_id: "p1",
  workspace_id: "w1",
  user_id: `u-${name}`,
  user_name: name,
  user_email: `${name.toLowerCase()}@mail.example`,
  access_level: "read",
  message: name === "Eve" ? "I bake with you." : "",
});

it("lists people who ask for access, and accepts one with a role and declines another [W2.21] [W2.22] [W7.21]", async () => {
  requests = [request("Eve"), request("Tom")];
  const gone = (id: string) => (requests = requests.filter((one) => one.id !== id));
  const asked = answer({
    "POST /projects/p1/access-requests/r-Eve/accept": () => {
      gone("r-Eve");
      return success(person("Eve", "write"));
    },
    "POST /projects/p1/access-requests/r-Tom/decline": () => {
      gone("r-Tom");
      return success();
    },
  });
  await using page = await show();
  await open(page);
  await page.settle(() => expect(pageText()).toContain("2 people ask for access"));
  await press("2 people ask for access");
  await page.settle(() => expect(pageText()).toContain("Requests (2)"));
  expect(pageText()).toContain("eve@mail.exampleI bake with you.");
  await press("Accept Eve as");
  await page.settle(() => expect(named("[role=menuitem]", "Editor")).toBeTruthy());
  await press("Editor");
  await page.settle(() => expect(pageText()).toContain("They joined as Editor."));
  expect(by(asked, "POST").at(-1)!.body).toEqual({ access_level: "write" });
  await page.settle(() => expect(pageText()).toContain("Requests (1)"));
  await press("Decline Tom");
  await page.settle(() => expect(pageText()).not.toContain("Requests"));
});

it("claims nobody is alone in a project that the whole workspace can open", async () => {
  people = [person("Maya", "owner")];
  answer();
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain("Share"));
  await press("Share");
  await page.settle(() => expect(pageText()).toContain("Nobody added by name so far"));
  expect(pageText()).toContain("Everybody in Acme can open this project.");
  await press("Nobody added by name so far");
  await page.settle(() =>
    expect(pageText()).toContain("Only you by name so far. Everybody in Acme can open this project."),
  );
});
