/** Bookings of a site: made by chat, given once by a real database, and known to visitors as taken without a name. */
import { restService } from "@slipway/cloud/rest/rest-service";
import { openTestProject, TEST_URL, type TestProject } from "@slipway/cloud/testing/test-project";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../../model.ts";
import { parsePlan, planPath } from "../../plan/plan-file.ts";
import { runTurn, type Files, type LoopOptions, type LoopResult } from "../../testing.ts";
import { typeCheck } from "../../type-check.ts";

const model = createOfflineBuilder();

function database(): { check: NonNullable<LoopOptions["check"]>; executed: string[] } {
  const executed: string[] = [];
  const check: LoopOptions["check"] = (tool, input) => {
    if (tool === "db_schema") return { state: "ready", tables: [] };
    if (tool !== "execute_sql") return undefined;
    executed.push(String(input["sql"]));
    return { state: "succeeded" };
  };
  return { executed, check };
}

async function say(before: LoopResult | null, text: string, check?: LoopOptions["check"]): Promise<LoopResult> {
  const known = before ? { files: new Map(before.files) as Files, messages: [...before.messages] } : {};
  return runTurn(model, text, { ...known, ...(check ? { check } : {}) });
}

const planOf = ({ files }: LoopResult) => parsePlan(files.get(planPath) ?? "")!;
const allText = ({ files }: LoopResult): string => [...files].map(([, text]) => text).join("\n");

describe("a site on which people book", () => {
  const changed: Files[] = [];

  it.each([
    ["a website for a physiotherapy practice with online booking", "store it in the database"],
    ["eine Website für einen Friseur mit Terminbuchung", "speichere die Buchungen in der Datenbank"],
    ["una web para reservar pistas de pádel", "guárdalo en la base de datos"],
    ["a website for a restaurant where guests reserve a table", "store the bookings in the database"],
  ])(
    "%s: says before it is connected that nothing is sent, and carries bookings afterwards",
    async (request, wish) => {
      const before = await say(null, request);
      const page = before.files.get("src/pages/Book.tsx")!;
      expect(page).toContain("{!reachesOwner && <NotSentNotice />}");
      expect(before.files.get("src/data/bookings.ts")).toContain("reachesOwner: boolean = false");
      changed.push(before.files);
      const { check, executed } = database();
      const after = await say(before, wish, check);
      expect(planOf(after).answers).toContainEqual(expect.objectContaining({ table: "bookings", kind: "bookings" }));
      expect(executed).toHaveLength(1);
      expect(executed[0]).toContain("exclude using gist");
      expect(after.files.get("src/data/bookings.ts")).toContain("reachesOwner: boolean = true");
      expect(after.files.get("src/content/answers.ts")).toContain('kind: "bookings"');
      expect(after.finish?.did.join(" ")).toContain("/admin");
      expect(after.finish?.not_done ?? []).toEqual([]);
      expect(allText(after)).not.toMatch(/\$\$\(|__\("/);
      const again = await say(after, wish, check);
      expect(executed).toHaveLength(1);
      expect(again.texts.join(" ")).toContain("/admin");
      changed.push(after.files);
    },
    60_000,
  );

  it("asks the database for the answer to one more question", async () => {
    const { check, executed } = database();
    let now = await say(null, "a website for a barber with online booking");
    now = await say(now, "store it in the database", check);
    now = await say(now, "add an email field to the booking form", check);
    expect(now.files.get("src/pages/Book.tsx")).toMatch(/phone, email \}/);
    expect(executed.at(-1)).toContain("alter table public.bookings add column if not exists email text");
    expect(now.files.get("src/content/answers.ts")).toContain('column: "email"');
    changed.push(now.files);
  }, 60_000);

  it("is code without a fault in all of them", () => expect(typeCheck(changed)).toBe(""), 120_000);
});

describe("in a real database", () => {
  let home: TestProject;
  const rest = restService();
  let owner: string;
  const run = (text: string) => home.backend.database.as("postgres").transaction((tx) => tx.script(text));

  async function as(user: string | null, text: string): Promise<number> {
    const role = user === null ? "anon" : "authenticated";
    const caller = { role, claims: user === null ? { role } : { role, sub: user } };
    return (await home.backend.database.as("authenticator").queryAs(caller, { text })).count;
  }
  const newUser = async (): Promise<string> => {
    const id = crypto.randomUUID();
    await run(`insert into auth.users (id, email) values ('${id}', '${id}@mail.example')`);
    return id;
  };
  const refused = (work: Promise<unknown>) => expect(work).rejects.toMatchObject({ code: "42501" });
  const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  let phones = 0;
  const booking = (values: object = {}): Record<string, unknown> => ({
    id: crypto.randomUUID(),
    service: "Massage",
    person: "Mia",
    day: day(3),
    starts: 600,
    minutes: 60,
    name: "Ada",
    phone: `0761 ${String(1_000_000 + phones++)}`,
    ...values,
  });

  /** As a visitor's browser sends it. */
  async function call(path: string, body?: object): Promise<{ status: number; code: string | null; rows: unknown }> {
    const answer = await home.fetch(`${TEST_URL}/rest/v1/${path}`, {
      method: body ? "POST" : "GET",
      headers: { apikey: home.keys.anonKey, "content-type": "application/json", prefer: "return=minimal" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const rows: unknown = JSON.parse((await answer.text()) || "{}");
    return { status: answer.status, code: (rows as { code?: string }).code ?? null, rows };
  }
  const book = (values: object = {}) => call("bookings", booking(values));
  const quiet = () => run("update public.bookings set created_at = now() - interval '2 hours'");

  beforeAll(async () => {
    home = await openTestProject([rest]);
    const { check, executed } = database();
    await say(await say(null, "a website for a barber with online booking"), "store it in the database", check);
    // It may run again, over what is there.
    await run(executed[0]!);
    await run(executed[0]!);
    owner = await newUser();
    await run(`insert into public.site_owners (user_id) values ('${owner}')`);
  }, 120_000);
  afterAll(async () => {
    rest[Symbol.dispose]();
    await home[Symbol.asyncDispose]();
  });

  it("gives a time once, whoever is faster, and again after it was cancelled", async () => {
    const first = booking();
    // Each of them overlaps every other.
    const answers = await Promise.all([call("bookings", first), book(), book({ starts: 615 }), book({ starts: 585 })]);
    expect(answers.map(({ code }) => code).filter((code) => code === "23P01")).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    await run("delete from public.bookings");
    expect(await call("bookings", first)).toMatchObject({ status: 201 });
    expect(await call("bookings", first)).toMatchObject({ code: "23505" });
    // The next one begins as it ends, and somebody else is free.
    expect(await book({ starts: 660 })).toMatchObject({ status: 201 });
    expect(await book({ person: "Noah" })).toMatchObject({ status: 201 });
    expect(await call("cancelled_bookings", { id: "not-a-known-id" })).toMatchObject({ status: 201 });
    expect(await book()).toMatchObject({ code: "23P01" });
    expect(await call("cancelled_bookings", { id: first["id"] })).toMatchObject({ status: 201 });
    expect(await book()).toMatchObject({ status: 201 });
    expect(await as(owner, "select from bookings where cancelled_at is not null")).toBe(1);
    expect(await as(owner, "select from bookings")).toBe(4);
    await expect(
      as(owner, "update bookings set cancelled_at = null where cancelled_at is not null"),
    ).rejects.toMatchObject({ code: "23P01" });
  });

  it("shows visitors which times are taken, and nothing of who has them", async () => {
    const taken = await call("bookings?select=person,day,starts,minutes");
    expect(taken.rows).toContainEqual({ person: "Mia", day: day(3), starts: 600, minutes: 60 });
    expect(taken.rows).toHaveLength(3);
    for (const column of ["id", "name", "phone", "service", "created_at", "cancelled_at", "*"])
      expect(await call(`bookings?select=${column}`)).toMatchObject({ code: "42501" });
    expect(await call("bookings?select=person&phone=like.0761*")).toMatchObject({ code: "42501" });
    expect(await call("bookings?select=person&order=name")).toMatchObject({ code: "42501" });
    expect(await call("cancelled_bookings?select=id")).toMatchObject({ code: "42501" });
  });

  it("lets only an owner read, cancel or delete, and nobody write as somebody else", async () => {
    const other = await newUser();
    await refused(as(null, "update bookings set cancelled_at = now()"));
    await refused(as(null, "delete from bookings"));
    await refused(as(other, "update bookings set name = 'x'"));
    await refused(
      as(
        null,
        "insert into bookings (person, day, starts, minutes, name, phone, seen_at) values ('Mia', current_date, 0, 30, 'x', '123456', now())",
      ),
    );
    expect(await as(other, "select from bookings")).toBe(0);
    expect(await as(other, "update bookings set cancelled_at = now()")).toBe(0);
    expect(await as(other, "delete from bookings")).toBe(0);
    await refused(as(owner, "update bookings set name = 'x'"));
    expect(await as(owner, "update bookings set seen_at = now()")).toBe(4);
    expect(await as(owner, "update bookings set cancelled_at = now() where person = 'Noah'")).toBe(1);
  });

  it("bounds what one phone number and all together can take", async () => {
    await run("delete from public.bookings");
    const phone = "0761 / 99 88 77";
    for (let at = 0; at < 6; at++)
      expect(
        await book({ starts: at * 60, phone: at % 2 ? phone : "+49 761 998877".replace("+49 761", "0761") }),
      ).toMatchObject({ status: 201 });
    expect(await book({ starts: 720, phone: "0761998877" })).toMatchObject({ status: 429 });
    await quiet();
    const flood = await call(
      "bookings",
      Array.from({ length: 30 }, (_, at) => booking({ starts: at * 30, minutes: 30, person: "Zoe" })),
    );
    expect(flood.status).toBe(429);
    for (const wrong of [
      { minutes: 600 },
      { starts: -5 },
      { day: day(-4) },
      { day: day(90) },
      { phone: "------" },
      { name: "" },
    ])
      expect((await book({ starts: 1200, ...wrong })).status, JSON.stringify(wrong)).toBeGreaterThanOrEqual(400);
    expect(await as(owner, "select from bookings where person = 'Zoe'")).toBe(0);
  });
});
