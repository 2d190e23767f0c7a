/** Factories for tests and seed data. */
import type { Client } from "@slipway/kernel/contract/client";
import { accountsContract } from "../accounts/contract/index.ts";
import { projectsContract } from "./contract/index.ts";

type NewProject = Omit<Parameters<typeof createWith>[1], "workspace_id">;
const createWith = (
  call: Client,
  body: {
    workspace_id: string;
    message?: string;
    chat_only?: boolean;
    images?: string[];
    display_name?: string;
    name?: string;
    visibility?: "public" | "private" | "draft";
  },
) => call(projectsContract.create, { body });

/** The person's own workspace. */
export async function homeWorkspace(call: Client): Promise<string> {
  const { workspaces } = await call(accountsContract.user, {});
  return workspaces[0]!.id;
}

/** A project in the person's own workspace; without a message, so that no run starts. */
export async function newProject(call: Client, input: NewProject = {}): Promise<{ id: string; workspaceId: string }> {
  const workspaceId = await homeWorkspace(call);
  const { id } = await createWith(call, { display_name: "Bakery", ...input, workspace_id: workspaceId });
  return { id, workspaceId };
}
