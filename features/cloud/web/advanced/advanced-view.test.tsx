import { failure, named, pageText, press, success, type } from "@slipway/ui/testing/render.tsx";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { callsBy, CloudWorld } from "../testing/cloud-world.tsx";

let world: CloudWorld;

beforeEach(() => {
  world = new CloudWorld();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());
const secret = (name: string, own: boolean) => ({
  name,
  value: null,
  created_at: "2026-11-22T07:00:00.000Z",
  is_user_secret: own,
  needs_value: false,
});

it("shows how to connect, and what each size gives [C2.38] [C9.10]", async () => {
  world.answer();
  await using page = await world.show("advanced");
  await page.settle(() => expect(pageText()).toContain("30 MB of 100 MB"));
  expect(named<HTMLInputElement>("input", "Project URL").value).toBe(world.backend().url);
  await page.settle(() => expect(pageText()).toContain("Current sizeTiny"));
  await press("Read more");
  expect(pageText()).toContain("Memory per statement");
  expect(pageText()).toContain("Mini512 MB");
});

it("explains that the database does not answer, and shows what is known without it [C3.14] [C8.11]", async () => {
  world.status = "ACTIVE_UNHEALTHY";
  world.answer({
    [`GET /projects/${world.projectId}/cloud`]: () =>
      success({ is_offered: true, blocked_by: null, backend: { ...world.backend(), taken_bytes: null } }),
    [`GET /projects/${world.projectId}/cloud/tables`]: () =>
      failure(503, { code: "cloud_unavailable", message: "It does not answer." }),
  });
  await using page = await world.show("advanced");
  await page.settle(() => expect(pageText()).toContain("Not known while"));
  for (const words of ["Unhealthy", "The database does not answer"]) expect(pageText()).toContain(words);
  expect(named<HTMLInputElement>("input", "Project URL").value).toBe(world.backend().url);
});

it("says that its keys are new, and asks for each lost secret by name", async () => {
  world.answer({
    [`GET /projects/${world.projectId}/cloud`]: () =>
      success({
        is_offered: true,
        blocked_by: null,
        backend: { ...world.backend(), keys_renewed_at: "2026-11-22T09:00:00.000Z" },
      }),
    [`GET /projects/${world.projectId}/cloud/secrets`]: () =>
      success({ secrets: [{ ...secret("STRIPE_KEY", true), needs_value: true }, secret("SUPABASE_URL", false)] }),
  });
  {
    await using page = await world.show("advanced");
    await page.settle(() => expect(pageText()).toContain("The keys are new since"));
  }
  await using page = await world.show("secrets");
  await page.settle(() => expect(pageText()).toContain("Its value was lost when Slipway was restored"));
  await press("Enter STRIPE_KEY again");
  await page.settle(() => expect(named<HTMLInputElement>("input", "Name").value).toBe("STRIPE_KEY"));
});

it("says when its keys expire, and replaces them after confirmation", async () => {
  let replaced = false;
  const asked = world.answer({
    [`GET /projects/${world.projectId}/cloud`]: () =>
      success({
        is_offered: true,
        blocked_by: null,
        backend: { ...world.backend(), former_key_until: replaced ? "2026-12-22T07:00:00.000Z" : null },
      }),
    [`POST /projects/${world.projectId}/cloud/keys`]: () => {
      replaced = true;
      return success({
        anon_key: "eyJ.other.key",
        keys_end_at: world.backend().keys_end_at,
        former_key_until: "2026-12-22T07:00:00.000Z",
      });
    },
  });
  await using page = await world.show("advanced");
  await page.settle(() =>
    expect(pageText()).toContain(`Valid until ${new Date(world.backend().keys_end_at).toLocaleDateString()}.`),
  );
  await page.settle(() => expect(named("button", "Replace keys")).toBeTruthy());
  await press("Replace keys");
  await page.settle(() => expect(pageText()).toContain("The service key stops working at once"));
  await press("Replace");
  await page.settle(() => expect(pageText()).toContain("The former anon key works until"));
  expect(asked.filter(({ path }) => path.endsWith("/cloud/keys"))).toHaveLength(1);
});

it("does not offer new keys to people who may not replace them", async () => {
  world.answer({
    [`GET /projects/${world.projectId}/details`]: () => success({ id: world.projectId, permissions: ["EditProject"] }),
  });
  await using page = await world.show("advanced");
  await page.settle(() => expect(pageText()).toContain("Valid until"));
  expect(pageText()).not.toContain("Replace keys");
});

it("takes secrets by rows, says their rules, and never shows a value [C2.27] [C5.15] [C8.13]", async () => {
  const asked = world.answer({
    [`GET /projects/${world.projectId}/cloud/secrets`]: () =>
      success({ secrets: [secret("STRIPE_KEY", true), secret("SUPABASE_URL", false)] }),
    [`POST /projects/${world.projectId}/cloud/secrets`]: () => success({}),
  });
  await using page = await world.show("secrets");
  await page.settle(() => expect(pageText()).toContain("STRIPE_KEY"));
  expect(named<HTMLButtonElement>("button", "Delete SUPABASE_URL").disabled).toBe(true);
  expect(named<HTMLButtonElement>("button", "Delete STRIPE_KEY").disabled).toBe(false);
  await press("Add New Secret");
  expect(named<HTMLButtonElement>("button", "Save").disabled).toBe(true);
  await type(document.querySelector<HTMLInputElement>("input[placeholder=STRIPE_API_KEY]")!, "1ST");
  await type(document.querySelector<HTMLInputElement>("input[type=password]")!, "sk_live_1");
  await press("Save");
  expect(pageText()).toContain("must start with a letter or underscore.");
  expect(callsBy(asked, "POST")).toHaveLength(0);
  await type(document.querySelector<HTMLInputElement>("input[placeholder=STRIPE_API_KEY]")!, "FIRST");
  await press("Save");
  await page.settle(() => expect(callsBy(asked, "POST")).toHaveLength(1));
  expect(callsBy(asked, "POST")[0]!.body).toEqual({ secrets: [{ name: "FIRST", value: "sk_live_1" }] });
  await page.settle(() => expect(document.querySelector("form")).toBeNull());
});
