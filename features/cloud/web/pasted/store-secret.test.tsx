import { answerCalls, failure, named, pageText, press, render, success, type } from "@slipway/ui/testing/render.tsx";
import type { PastedSecret } from "@slipway/ui/slots/slots";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { suggestedNames } from "./secret-names.ts";
import { StoreSecret } from "./store-secret.tsx";

beforeAll(() => import("@slipway/ui/kit/status/toast-shown.tsx"));
afterEach(() => vi.unstubAllGlobals());

const VALUE = ["sk", "live", "4eC39HqLyjWDarjtT1zdp9f2"].join("_");
const stripe: PastedSecret = {
  what: "a Stripe secret key",
  value: VALUE,
  masked: "sk_live…9f2",
  before: "Take payments with ",
};
const BACKEND = {
  ref: "p1",
  url: "http://p1.cloud.localhost",
  anon_key: "anon",
  created_at: "2026-11-22T07:00:00.000Z",
  taken_bytes: 0,
  max_bytes: 100,
  keys_renewed_at: null,
  keys_end_at: "2036-11-22T07:00:00.000Z",
  former_key_until: null,
};

interface World {
  backend: typeof BACKEND | null;
  is_offered: boolean;
  blocked_by: "workspace" | "preference" | null;
}

/** A server that makes a backend when the chat asks for it. */
function answer(world: Partial<World> = {}, names: readonly string[] = []) {
  const state: World = { backend: BACKEND, is_offered: true, blocked_by: null, ...world };
  let looksLeft = Infinity;
  return answerCalls({
    "GET /projects/p1/cloud": () => {
      if ((looksLeft -= 1) <= 0) state.backend = BACKEND;
      return success(state);
    },
    "GET /projects/p1/cloud/secrets": () =>
      success({
        secrets: names.map((name) => ({
          name,
          value: null,
          created_at: BACKEND.created_at,
          is_user_secret: true,
          needs_value: false,
        })),
      }),
    "POST /projects/p1/cloud/secrets": () => success(),
    "POST /projects/p1/chat": () => {
      // It takes a while, and the first looks find none.
      looksLeft = 3;
      return success({ id: "m", ai_message_id: "a", status: "running", queued_position: null });
    },
  });
}

function show(secrets: readonly PastedSecret[] = [stripe]) {
  const stored: (readonly string[])[] = [];
  const back = vi.fn<() => void>();
  const screen = (
    <StoreSecret projectId="p1" secrets={secrets} onStored={(names) => void stored.push(names)} onBack={back} />
  );
  return { stored, back, page: render(screen) };
}

const field = (label = "Name") => named<HTMLInputElement>("input", label);

describe("a key that was pasted into the chat", () => {
  it("is stored as a secret under a suggested name, and shown nowhere", async () => {
    const asked = answer();
    const { stored, page: rendering } = show();
    await using page = await rendering;
    await page.settle(() => expect(field().value).toBe("STRIPE_SECRET_KEY"));
    expect(document.activeElement).toBe(field());
    expect(document.body.innerHTML).not.toContain(VALUE);
    await press("Store and send");
    await page.settle(() => expect(stored).toEqual([["STRIPE_SECRET_KEY"]]));
    expect(asked.filter(({ method }) => method === "POST")).toEqual([
      {
        method: "POST",
        path: "/projects/p1/cloud/secrets",
        body: { secrets: [{ name: "STRIPE_SECRET_KEY", value: VALUE }] },
      },
    ]);
  });

  it("keeps the rules of names, and says when another value is replaced", async () => {
    const asked = answer({}, ["STRIPE_KEY"]);
    const { stored, page: rendering } = show();
    await using page = await rendering;
    await page.settle(() => expect(field().value).toBe("STRIPE_SECRET_KEY"));
    await type(field(), "SUPABASE_KEY");
    await press("Store and send");
    expect(pageText()).toContain("Names that start with SUPABASE_ or SLIPWAY_ are managed by the platform.");
    expect(asked.some(({ method }) => method === "POST")).toBe(false);
    await type(field(), "STRIPE_KEY");
    await page.settle(() => expect(pageText()).toContain("There is one of this name: its value is replaced."));
    await press("Store and send");
    await page.settle(() => expect(stored).toEqual([["STRIPE_KEY"]]));
  });

  it("stays unsent where the server refuses it", async () => {
    answer();
    vi.stubGlobal(
      "fetch",
      new Proxy(fetch, {
        apply: (call, self, [url, init]: [string, RequestInit]) =>
          init?.method === "POST"
            ? Promise.resolve(
                failure(409, {
                  code: "too_many_secrets",
                  message: "A project has at most 100 secrets. Delete some first.",
                }),
              )
            : Reflect.apply(call, self, [url, init]),
      }),
    );
    const { stored, page: rendering } = show();
    await using page = await rendering;
    await page.settle(() => expect(field().value).toBe("STRIPE_SECRET_KEY"));
    await press("Store and send");
    await page.settle(() => expect(pageText()).toContain("A project has at most 100 secrets. Delete some first."));
    expect(stored).toEqual([]);
  });

  it("without a backend: has the chat enable Cloud, then names and stores the secret", async () => {
    const asked = answer({ backend: null });
    const { stored, page: rendering } = show();
    await using page = await rendering;
    await page.settle(() => expect(pageText()).toContain("This app has no backend yet"));
    await press("Enable Cloud");
    await page.settle(() => expect(field().value).toBe("STRIPE_SECRET_KEY"));
    expect(asked.find(({ path }) => path === "/projects/p1/chat")!.body).toMatchObject({
      message: "Enable Cloud for this project",
      view: "enable_cloud",
    });
    expect(JSON.stringify(asked)).not.toContain(VALUE);
    await press("Store and send");
    await page.settle(() => expect(stored).toEqual([["STRIPE_SECRET_KEY"]]));
  });

  it.each([
    [{ is_offered: false }, "This Slipway offers no backends: go back and remove it."],
    [{ blocked_by: "workspace" as const }, "The cloud backend has been disabled by the workspace admin."],
  ])("tells the truth if no backend can be had: %j", async (world, sentence) => {
    answer({ backend: null, ...world });
    const { back, page: rendering } = show();
    await using page = await rendering;
    await page.settle(() => expect(pageText()).toContain(sentence));
    expect(pageText()).not.toContain("Enable Cloud");
    await press("Back");
    expect(back).toHaveBeenCalled();
  });
});

it("suggests names by kind or assignment, without duplicates", () => {
  const named = (what: string, before = "") => ({ what, before });
  expect(
    suggestedNames([
      named("an OpenAI API key"),
      named("an OpenAI API key"),
      named("a Supabase service role key"),
      named("a secret value", 'my config: { "mail_token": "'),
      named("a secret value", "SUPABASE_URL_KEY="),
      named("a password in an address", "postgres://me:"),
    ]),
  ).toEqual([
    "OPENAI_API_KEY",
    "OPENAI_API_KEY_2",
    "SERVICE_ROLE_KEY",
    "MAIL_TOKEN",
    "SECRET_VALUE",
    "DATABASE_PASSWORD",
  ]);
});
