import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountsContract as routes } from "../../contract/index.ts";
import { accountsMigrations } from "../migrations.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  await app.signUp("Staff");
});
afterAll(() => app[Symbol.asyncDispose]());

const query = (text: string, values: unknown[] = []) => app.services.database.pool.query(text, values);

const refused = [
  ["boss@company.com", "must not hold an address"],
  ["www.evil.example", "must not hold an address"],
  ["Maya\u202eadmin", "has characters that cannot be shown"],
  ["Maya\nhas removed you", "has characters that cannot be shown"],
  ["Slipway Support", "must not begin with the name of this product"],
] as const;

describe("a name that looks like another's", () => {
  it.each(refused)("is refused at sign-up, with the field and the rule: %j", async (name, rule) => {
    const answer = await app.fetch("/api/auth/sign-up/email", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name, email: "eve@example.com", password: "correct horse battery" }),
    });
    expect([answer.status, ((await answer.json()) as { error: unknown }).error]).toMatchObject([
      400,
      { code: "invalid_request", message: `name: ${rule}`, details: { field: "name", rule } },
    ]);
  });

  it.each(refused)("is refused in the settings, and the present one stays: %j", async (display_name, rule) => {
    const eve = await app.signUp("Eve");
    await expect(eve.call(routes.updateUser, { body: { display_name } })).rejects.toMatchObject({
      ...{ status: 400, code: "invalid_request" },
      details: { field: "display_name", rule },
    });
    expect((await eve.call(routes.user, {})).attributes.display_name).toBe("Eve");
  });

  it("from before the rule is shown without unseen marks, or as the part of the own address before the @", async () => {
    const names = [
      ...[
        "An\u200bn\u202e Lee",
        "ann@company.com",
        "\u3164",
        "Ann\r\nBcc: x@evil.example",
        "ＳＬＩＰＷＡＹ",
        "Win https://evil.example",
      ],
      ...["山田 Maya", "J.R.R. Tolkien", "Ann @ Acme"],
    ];
    for (const [at, name] of names.entries())
      await query("insert into users (id, email, name) values ($1, $2, $3)", [
        `old${at}`,
        `old.${at}@example.com`,
        name,
      ]);
    await query(accountsMigrations.find(({ name }) => name === "006-names")!.sql);
    const { rows } = await query("select name from users where id like 'old%' order by id");
    expect(rows.map(({ name }) => name)).toEqual([
      ...["An n Lee", "old.1", "old.2", "old.3", "old.4", "old.5"],
      ...["山田 Maya", "J.R.R. Tolkien", "Ann @ Acme"],
    ]);
  });
});
