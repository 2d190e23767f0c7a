/** Refusals of a plan name the plan that has it and the key of its offer. */
import { cloudContract } from "@slipway/features/cloud/contract/index.ts";
import { filesContract } from "@slipway/features/files/contract/index.ts";
import { plainSandbox } from "@slipway/features/preview/testing.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { publishContract } from "@slipway/features/publish/contract/index.ts";
import { sharingContract } from "@slipway/features/sharing/contract/index.ts";
import { setPlan } from "@slipway/features/workspaces/testing.ts";
import { createTestApp } from "@slipway/server/testing/test-app";
import { expect, it } from "vitest";

it("names six offers by their keys: people, personal projects, private sites, instance size and code [B8]", async () => {
  await using app = await createTestApp({ sandbox: plainSandbox() });
  const { call } = await app.signUp("Olga");
  const { id, workspaceId } = await newProject(call);
  await setPlan(app.services, workspaceId, "free");
  const params = { id };
  const invite = (access_level: "admin" | "read") =>
    call(sharingContract.add, { params: { projectId: id }, body: { email: "tom@example.com", access_level } });
  const changes = [{ path: "src/a.ts", content: "1" }];
  const refused: [() => Promise<unknown>, string, string][] = [
    [() => invite("admin"), "pro", "PRO_SEND_ADMIN_COLLABORATOR"],
    [() => invite("read"), "pro", "PRO_SEND_VIEWER_COLLABORATOR"],
    [
      () => call(projectsContract.updateVisibility, { params, body: { visibility: "draft" } }),
      "biz",
      "BUSINESS_PERSONAL_PROJECT",
    ],
    [
      () => call(publishContract.setVisibility, { params, body: { publish_visibility: "private" } }),
      "biz",
      "BUSINESS_PRIVATE_WEBSITE",
    ],
    [() => call(cloudContract.resize, { params, body: { instance_type: "m" } }), "pro", "PRO_INSTANCE_SIZE"],
    [() => call(filesContract.editCode, { params: { projectId: id }, body: { changes } }), "pro", "PRO_CODE_EDITING"],
  ];
  for (const [answer, plan, upsell_key] of refused)
    await expect(answer(), upsell_key).rejects.toMatchObject({
      ...{ status: 403, code: "plan_required", details: { plan, upsell_key } },
    });
});
