import { hostileBodies, hostileTexts } from "@slipway/platform/testing/hostile-inputs";
import { createTestApp } from "@slipway/server/testing/test-app";
import { expect, it } from "vitest";
import { feature as accounts } from "../../accounts/server/index.ts";
import { feature as sharing } from "../../sharing/server/index.ts";
import { feature as workspaces } from "../../workspaces/server/index.ts";
import { newProject } from "../testing.ts";
import { feature as projects } from "./index.ts";

/** All inputs of text in people, workspaces, sharing and projects; `*` stands for the text. */
function requests(id: string, workspaceId: string, text: unknown): [string, string, unknown][] {
  return [
    ["PUT", "/api/user", { display_name: text }],
    ["POST", "/api/user/tokens", { name: text }],
    ["POST", "/api/user/invitations/accept", { code: text }],
    ["PUT", `/api/workspaces/${workspaceId}`, { name: text }],
    ["POST", `/api/workspaces/${workspaceId}/members`, { email: text, role: text }],
    ["POST", `/api/projects/${id}/collaborators`, { email: text, access_level: "read" }],
    ["POST", "/api/projects", { workspace_id: text, display_name: "x" }],
    ["POST", "/api/projects", { workspace_id: workspaceId, display_name: text, name: text }],
    ["PUT", `/api/projects/${id}`, { display_name: text }],
    ["PUT", `/api/projects/${id}`, { name: text }],
    ["PUT", `/api/projects/${id}/visibility`, { visibility: text }],
    ["POST", `/api/projects/${id}/remix`, { workspace_id: text, include_history: text }],
    ["POST", `/api/projects/${id}/remix`, { workspace_id: text }],
    ["POST", "/api/auth/sign-up/email", { name: text, email: "a@example.com", password: text, invite: text }],
    ["POST", "/api/auth/sign-in/email", { email: "a@example.com", password: text, invite: text }],
    ["POST", "/api/auth/reset-password", { token: text, new_password: "long enough" }],
  ];
}

const addresses = (id: string, workspaceId: string, text: string): [string, string][] => [
  ["GET", `/api/workspaces/${workspaceId}/projects?q=${text}`],
  ["GET", `/api/workspaces/${workspaceId}/projects?cursor=${text}`],
  ["GET", `/api/workspaces/${workspaceId}/projects?sort=${text}`],
  ["GET", `/api/user/projects?q=${text}`],
  ["GET", `/api/user/projects?sort=name&cursor=${text}`],
  ["GET", `/api/user/projects?sort=name&cursor=name.${Buffer.from(text).toString("base64url").slice(0, 480)}.x`],
  ["GET", `/api/workspaces/${text}`],
  ["GET", `/api/projects/${text}/details`],
  ["DELETE", `/api/projects/${id}/collaborators/${text}`],
  ["DELETE", `/api/projects/${id}?permanent=true&confirm=${text}`],
  ["DELETE", `/api/user/tokens/${text}`],
  ["GET", `/api/admin/users?q=${text}`],
  ["GET", `/api/auth/invitations/${text}`],
  ["GET", `/api/auth/verify-email?token=${text}`],
];

it("answers hostile text, ids and bodies with a refusal or success, never with an internal error", async () => {
  await using app = await createTestApp({ features: [accounts, workspaces, sharing, projects] });
  const maya = await app.signUp("Maya");
  const { id, workspaceId } = await newProject(maya.call);
  const failures: unknown[] = [];
  const send = async (method: string, path: string, body?: unknown): Promise<void> => {
    const response = await app.fetch(path, {
      method,
      headers: { ...maya.headers, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.status >= 500)
      failures.push([method, path.slice(0, 80), JSON.stringify(body)?.slice(0, 80), response.status]);
  };
  for (const text of hostileTexts) {
    for (const [method, path, body] of requests(id, workspaceId, text)) await send(method, path, body);
    const inAddress = text.isWellFormed() ? encodeURIComponent(text).slice(0, 4000) : "%ED%A0%80";
    for (const [method, path] of addresses(id, workspaceId, inAddress)) await send(method, path);
  }
  for (const whole of hostileBodies)
    for (const [method, path] of requests(id, workspaceId, "")) await send(method, path, whole);
  expect(failures).toEqual([]);
});

it("refuses to continue a list behind a time that the database cannot read", async () => {
  await using app = await createTestApp({ features: [accounts, workspaces, sharing, projects] });
  const { headers } = await app.signUp("Maya");
  for (const [sort, time] of [
    ["updated", "999999999999999"],
    ["created", "253402300800000"],
  ])
    expect((await app.fetch(`/api/user/projects?sort=${sort}&cursor=${sort}.${time}.p1`, { headers })).status).toBe(
      400,
    );
});
