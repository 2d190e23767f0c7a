import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { newProject } from "../../projects/testing.ts";
import { getProject } from "../../projects/server/index.ts";
import { publishContract } from "../contract/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

it("mails the people who run this Slipway where the site is and who asks, and nobody for strangers", async () => {
  const staff = await app.signUp("Ada");
  const owner = await app.signUp("Maya");
  await app.services.database.pool.query("update users set is_staff = email = $1", [staff.email]);
  const { id } = await newProject(owner.call, { display_name: "Golden\nCrust" });
  expect(await owner.call(publishContract.askStaff, { params: { id } })).toEqual({ names: ["Ada"] });
  const note = await vi.waitFor(async () => {
    const [newest] = await app.services.mail.list(1);
    expect(newest?.subject).toContain("site online");
    return newest;
  }, 15_000);
  const { name } = await getProject(app.services, id);
  expect(note).toMatchObject({ to: staff.email, subject: "Maya asks you to put a site online" });
  for (const part of [owner.email, '"Golden Crust"', app.services.addresses.siteUrl(name), "?settings=staff-addresses"])
    expect(note!.text).toContain(part);
  const other = await app.signUp("Eve");
  await expect(other.call(publishContract.askStaff, { params: { id } })).rejects.toMatchObject({ status: 404 });
});
