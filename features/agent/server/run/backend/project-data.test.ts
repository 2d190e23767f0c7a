/** SQL from a model: the person is asked, it is kept as a migration, and it is refused without row-level security. */
import { createScriptedModel, type Script } from "@slipway/platform/models/scripted";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chatContract, type AiMessage } from "../../../../chat/contract/index.ts";
import { answerTo, send, watchTrajectory } from "../../../../chat/testing.ts";
import { ENABLE_AI_MESSAGE, ENABLE_CLOUD_MESSAGE } from "../../../../cloud/contract/enable.ts";
import { fileAtHead } from "../../../../edits/testing.ts";
import { newProject } from "../../../../projects/testing.ts";
import { integrationsContract } from "../../../../integrations/contract/index.ts";
import type { ApprovalAnswer, PendingApproval } from "../../../contract/index.ts";
import { marked, markedBrowser, markedSandbox, writeCall } from "../../../testing.ts";

const model = createScriptedModel([]);
let app: TestApp;
let maya: TestPerson;
let projectId: string;

beforeAll(async () => {
  app = await createTestApp({ model, sandbox: markedSandbox(), browser: markedBrowser() });
  maya = await app.signUp("Maya");
  projectId = (await newProject(maya.call)).id;
}, 60_000);
afterAll(() => app[Symbol.asyncDispose]());

const call = (name: string, input: Record<string, unknown> = {}) => ({ name, input });
const finish = { toolCalls: [call("finish", { did: ["Tables"] })] };
const sql = (text: string) => call("execute_sql", { sql: text, purpose: "Create notes" });
/** Answers with the last thing the model was told. */
const echo: Script[number] = ({ prompt }) => ({ text: JSON.stringify(prompt.at(-1)), ...finish });

const open = "create table notes (id uuid primary key default gen_random_uuid(), body text)";
const safe = `${open};\nalter table notes enable row level security;`;

async function begin(script: Script, message = "Keep my notes"): Promise<string> {
  model.play(script);
  return (await send(maya.call, projectId, { message })).ai_message_id;
}
const answered = (id: string): Promise<AiMessage> => answerTo(app.services, projectId, id);
const question = (id: string): Promise<PendingApproval> =>
  watchTrajectory(
    app.services,
    projectId,
    (docs) => (docs.get(id)?.["approval"] ?? undefined) as PendingApproval | undefined,
  );
async function reply(id: string, answer: ApprovalAnswer): Promise<PendingApproval> {
  const asked = await question(id);
  await maya.call(chatContract.answerApproval, {
    params: { id: projectId, aiMessageId: id },
    body: { approval_id: asked.id, answer },
  });
  return asked;
}
const stateOf = (id: string): Promise<unknown> =>
  watchTrajectory(app.services, projectId, (docs) => docs.get(id)?.["sql_run_state"] ?? undefined);

describe("a project's database in a turn", () => {
  it("does not exist until the person enables it, and then the turn finds it [C7.26] [C4.12]", async () => {
    const none = await answered(await begin([{ toolCalls: [call("db_schema"), sql(safe)] }, echo]));
    expect(none.content).toContain("not_enabled");
    expect(none.content).toContain(`ask_user with the one option \\"${ENABLE_CLOUD_MESSAGE}\\"`);
    expect(await app.services.cloud.publicEnvironment(projectId)).toEqual({});

    const on = await answered(await begin([{ toolCalls: [call("db_schema")] }, echo], ENABLE_CLOUD_MESSAGE));
    expect(on.content).toContain("ready");
    expect(await app.services.cloud.publicEnvironment(projectId)).toEqual({
      VITE_SUPABASE_URL: expect.stringContaining(`//${projectId}.cloud.`) as string,
      VITE_SUPABASE_ANON_KEY: expect.stringMatching(/^ey/) as string,
    });
  });

  it("has functions that may ask language models once a message enabled it, unless it is switched off [C7.26] [C4.12] [CF2] [C6.04]", async () => {
    const look = { toolCalls: [call("db_schema"), call("list_secrets")] };
    const before = await answered(await begin([look, echo]));
    expect(before.content).toContain(String.raw`"ai":{"state":"not_enabled"}`);
    expect(before.content).not.toContain("SLIPWAY_AI_KEY");

    const prefer = (approval_preference: "ask" | "disable") =>
      maya.call(integrationsContract.setPreference, {
        params: { integrationName: "ai_gateway", toolName: "enable" },
        body: { approval_preference },
      });
    await prefer("disable");
    const off = await answered(await begin([look, echo], ENABLE_AI_MESSAGE));
    expect(off.content).toContain("Enabling AI is switched off in your tool preferences.");
    await prefer("ask");
    const on = await answered(await begin([look, echo], ENABLE_AI_MESSAGE));
    expect(on.content).toContain(String.raw`"ai":{"state":"ready"}`);
    expect(on.content).toContain("SLIPWAY_AI_KEY");
    expect(on.content).toContain("SLIPWAY_AI_URL");
    expect(on.content).not.toContain("slipway_ai_");
    const data = await maya.call(integrationsContract.get, { params: { id: projectId, name: "ai_gateway" } });
    expect(data).toEqual({ is_used: true });
  });

  it("changes once the person allows it: one transaction, one file in the version, one state after another [T3.23]", async () => {
    const id = await begin([{ toolCalls: [sql(safe)] }, finish]);
    expect(await stateOf(id)).toBe("pending");
    const asked = await reply(id, "allow_once");
    expect(asked).toMatchObject({
      integration_label: "Cloud",
      tool_label: "Run SQL",
      arguments: safe,
      destructive: false,
    });
    const answer = await answered(id);
    expect(answer).toMatchObject({ sql_run_state: "succeeded", version: 1, pipeline_errors: [] });
    const [migration] = await app.services.cloud.migrations(projectId);
    expect(await fileAtHead(app.services, projectId, migration!.path)).toBe(`${safe}\n`);
    expect((await app.services.cloud.schema(projectId)).map(({ name }) => name)).toEqual(["notes"]);
  });

  it("stays unchanged after a denial", async () => {
    const id = await begin([{ toolCalls: [sql("drop table notes")] }, echo]);
    // SQL that deletes something can be allowed once only.
    expect(await reply(id, "deny")).toMatchObject({
      destructive: true,
      loss: "Deletes the table `notes` and its 0 rows. Cannot be undone by Undo; a restore point is made first.",
    });
    const answer = await answered(id);
    expect(answer).toMatchObject({ sql_run_state: "denied", version: null, can_retry: true });
    expect(answer.content).toContain("did not allow Run SQL");
    expect(answer.content).toContain("Not run. I'll look for a way without it.");
    expect(await app.services.cloud.schema(projectId)).toHaveLength(1);
  });

  it("tells the model what the gate and the database refuse, keeps none of it, and takes the fixed text [T8.11]", async () => {
    const id = await begin([
      { toolCalls: [sql(open.replace("notes", "plans"))] },
      ({ prompt }) => ({ text: JSON.stringify(prompt.at(-1)), toolCalls: [sql("create tabel x ()")] }),
      ({ prompt }) => ({ text: JSON.stringify(prompt.at(-1)), toolCalls: [call("finish", { did: [] })] }),
    ]);
    await reply(id, "allow_always");
    const answer = await answered(id);
    expect(answer.content).toContain("no row-level security");
    expect(answer.content).toContain("syntax error");
    expect(answer).toMatchObject({ sql_run_state: "failed", version: null, pipeline_errors: [{ code: "SQL" }] });
    expect(await app.services.cloud.schema(projectId)).toHaveLength(1);

    // Allowed for good: nobody is asked again, and the earlier failure no longer counts as an error.
    const mended = await answered(
      await begin([
        { toolCalls: [sql(open.replace("notes", "plans"))] },
        { toolCalls: [sql(safe.replaceAll("notes", "plans"))] },
        finish,
      ]),
    );
    expect(mended).toMatchObject({ sql_run_state: "succeeded", version: 2, pipeline_errors: [] });
  });

  it("is read by a query that cannot write", async () => {
    const id = await begin([
      {
        toolCalls: [
          call("query_database", { sql: "insert into notes (body) values ('x') returning id", purpose: "Look" }),
        ],
      },
      ({ prompt }) => ({
        text: JSON.stringify(prompt.at(-1)),
        toolCalls: [call("query_database", { sql: "select count(*) as n from notes", purpose: "Look" })],
      }),
      echo,
    ]);
    await reply(id, "allow_always");
    const answer = await answered(id);
    expect(answer.content).toContain("read-only transaction");
    expect(answer.content).toMatch(/n\W+0/);
    expect(answer.sql_run_state).toBeNull();
  });

  it("is told of what its backend logged, once the person allows that, too", async () => {
    await expect(app.services.cloud.query(projectId, { query: "select 1 / 0", readOnly: true })).rejects.toThrow();
    const errors = "select event_message from postgres_logs where log_level = 'error'";
    const logged = () => app.services.cloud.logs(projectId, { query: errors, limit: 10, by: "nobody" });
    await expect.poll(logged).toContainEqual({ event_message: "division by zero" });
    // Whoever allowed rows for good did not allow this.
    const id = await begin([
      { toolCalls: [call("query_database", { sql: errors, purpose: "Find the fault", logs: true })] },
      echo,
    ]);
    expect(await reply(id, "allow_once")).toMatchObject({
      tool_label: "Read the logs",
      purpose: "Read the backend's logs: Find the fault",
      arguments: errors,
    });
    expect((await answered(id)).content).toContain("division by zero");
    const wrong = await begin([
      { toolCalls: [call("query_database", { sql: "select 1 from passwords", purpose: "Look", logs: true })] },
      echo,
    ]);
    await reply(wrong, "allow_once");
    expect((await answered(wrong)).content).toContain("there are no passwords");
  });
});

describe("SQL of a turn that is not applied", () => {
  const table = (name: string) =>
    call("execute_sql", { sql: safe.replaceAll("notes", name), purpose: `Create ${name}` });
  const page = (name: string, text = "export {};\n") => writeCall(`src/${name}.ts`, text);
  const kept = async (id: string, name: string): Promise<AiMessage> => {
    const answer = await answered(id);
    expect((await app.services.cloud.schema(projectId)).map((found) => found.name)).toContain(name);
    const migration = (await app.services.cloud.migrations(projectId)).at(-1)!;
    expect(migration).toMatchObject({ name: `create_${name}`, state: "succeeded", aiMessageId: id });
    expect(await fileAtHead(app.services, projectId, migration.path)).toBe(`${migration.sql}\n`);
    expect(await fileAtHead(app.services, projectId, `src/${name}.ts`)).toBeNull();
    expect(answer).toMatchObject({
      database_only: true,
      title: `Database: create ${name}`,
      version: expect.any(Number) as number,
    });
    return answer;
  };

  it("keeps its file in git when the checks fail, and the answer says so", async () => {
    const broken = marked("type-error", "Cannot find name 'Order'.");
    const id = await begin([
      { toolCalls: [table("orders"), page("orders", broken)] },
      // The same failure is told again until the turn gives up.
      ...Array.from({ length: 12 }, () => ({ toolCalls: [call("finish", { did: [] })] })),
    ]);
    const answer = await kept(id, "orders");
    expect(answer).toMatchObject({ can_retry: true, draft_state: "open" });
    expect(JSON.stringify(answer.draft)).toContain("types: Cannot find name 'Order'");
    expect(answer.content).toContain(
      `Your app is back at version ${answer.version! - 1}. What I made is kept as a draft. The change of the database stays (create orders); version ${answer.version} holds only that.`,
    );
    expect(answer.content).not.toContain("othing from this turn was kept.");
  });

  it("keeps its file when the person stops the turn, even while the SQL runs", async () => {
    const reached = Promise.withResolvers<void>();
    const id = await begin([
      { toolCalls: [table("events"), page("events")] },
      () => {
        reached.resolve();
        return { after: new Promise(() => undefined) };
      },
    ]);
    await reached.promise;
    const stop = (aiMessageId: string) => maya.call(chatContract.stop, { params: { id: projectId, aiMessageId } });
    await stop(id);
    const answer = await kept(id, "events");
    expect(answer.status).toBe("stopped");
    expect(answer.content).toBe(
      `Stopped. What I made is kept as a draft; also the change of the database (create events) stays; you are on version ${answer.version}.`,
    );

    const slow = call("execute_sql", {
      sql: `select pg_sleep(1);\n${safe.replaceAll("notes", "visits")}`,
      purpose: "Create visits",
    });
    const running = await begin([{ toolCalls: [slow] }, finish]);
    await watchTrajectory(
      app.services,
      projectId,
      (docs) => docs.get(running)?.["sql_run_state"] === "running" || undefined,
    );
    await stop(running);
    expect((await kept(running, "visits")).content).toContain("but the change of the database (create visits)");
  });

  it("keeps its file when the turn ends with a question", async () => {
    const asks = call("ask_user", { question: "Which colour?", options: ["Red", "Green"] });
    const answer = await kept(await begin([{ toolCalls: [table("shades"), page("shades"), asks] }]), "shades");
    expect(answer).toMatchObject({ question: { question: "Which colour?" }, can_retry: false });
    expect(answer.content).toBe(
      `The change of the database stays (create shades); version ${answer.version} holds only that.`,
    );
  });
});
