import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { createScriptedModel, type Script } from "@slipway/platform/models/scripted";
import { MESSAGE_NOT_READ } from "@slipway/platform/models/process/isolated-model";
import { AppError, unavailable } from "@slipway/kernel/errors";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chatContract, type AiMessage } from "../../../chat/contract/index.ts";
import { answerTo, send, watchTrajectory } from "../../../chat/testing.ts";
import { fileAtHead, headOf, newVersion } from "../../../edits/testing.ts";
import type { MountedPreview } from "../../../preview/server/index.ts";
import { projectsContract } from "../../../projects/contract/index.ts";
import { newProject } from "../../../projects/testing.ts";
import type { PendingApproval } from "../../contract/index.ts";
import { marked, markedBrowser, markedSandbox, writeCall as write, finishCall as finish } from "../../testing.ts";

const model = createScriptedModel([]);
const sandbox = markedSandbox();
let app: TestApp;
let maya: TestPerson;
let projectId: string;

beforeAll(async () => {
  app = await createTestApp({ model, sandbox, browser: markedBrowser() });
  maya = await app.signUp("Maya");
});
beforeEach(async () => {
  projectId = (await newProject(maya.call)).id;
});
afterAll(() => app[Symbol.asyncDispose]());

async function turn(
  script: Script,
  message: Parameters<typeof send>[2] = { message: "Add a page" },
): Promise<AiMessage> {
  model.play(script);
  const sent = await send(maya.call, projectId, message);
  return answerTo(app.services, projectId, sent.ai_message_id);
}

it("goes on repairing after the third time while each repair leaves fewer problems", async () => {
  const names = ["a", "b", "c", "d", "e", "f"];
  const broken = (name: string) => write(`src/${name}.ts`, marked("type-error", `Cannot find name '${name}'.`));
  const mended = (name: string) => ({ toolCalls: [write(`src/${name}.ts`, "export {};\n"), finish()] });
  const answer = await turn([{ toolCalls: [...names.map(broken), finish()] }, ...names.map(mended)]);
  expect(answer).toMatchObject({ version: 1, pipeline_errors: [] });
});

it("gets the same failure back with a hint, and leaves a draft after its repairs", async () => {
  await newVersion(app.services, projectId, { files: { "src/ok.ts": "export {};\n" } });
  const head = await headOf(app.services, projectId);
  let told = "";
  const same = { toolCalls: [write("src/a.ts", `\n${marked("type-error", "Cannot find name 'Order'.")}`), finish()] };
  const answer = await turn([
    { toolCalls: [write("src/a.ts", marked("type-error", "Cannot find name 'Order'.")), finish()] },
    same,
    (call) => {
      told = JSON.stringify(call.prompt.at(-1));
      return same;
    },
    same,
  ]);
  expect(told).toContain("These are the same failures as before");
  expect(answer.content).toContain(
    "That did not work. The checks still fail after 3 repairs: `Cannot find name 'Order'`. Your app is back at version 1. What I made is kept as a draft.",
  );
  expect(answer.draft).toMatchObject({ checked: true, failing: ["types: Cannot find name 'Order'"] });
  expect(answer).toMatchObject({
    status: "completed",
    version: null,
    can_retry: true,
    pipeline_errors: [{ code: "BUILD" }],
  });
  expect(answer.evidence!.summary).toContain("Failed: types");
  expect(await headOf(app.services, projectId)).toBe(head);
});

describe("a turn that takes code out of the app", () => {
  const lines = (from: number, to: number): string =>
    Array.from({ length: to - from }, (_, index) => `export const price${from + index} = ${from + index};\n`).join("");
  const drop = (path: string) => ({ name: "delete_file", input: { path } });
  const byHand = (files: Record<string, string>) =>
    newVersion(app.services, projectId, { files, type: "manual_update" });

  it("is kept, whatever the message says, and names the files and lines that went [T8.11]", async () => {
    const files = { "src/overview.ts": lines(0, 43), "src/old.ts": lines(50, 70), "src/moved.ts": lines(80, 90) };
    await newVersion(app.services, projectId, { files, type: "ai_update" });
    const answer = await turn(
      [
        { toolCalls: [drop("src/old.ts"), write("src/overview.ts", lines(0, 12))] },
        { toolCalls: [{ name: "move", input: { from: "src/moved.ts", to: "src/m.ts" } }, finish()] },
      ],
      { message: "The overview is too busy: show only the map and the reminder there" },
    );
    expect(answer).toMatchObject({ version: 2, pipeline_errors: [] });
    expect(answer.removals).toEqual([
      { path: "src/old.ts", lines: 20, is_whole: true, names: expect.arrayContaining(["price50"]) as string[] },
      { path: "src/overview.ts", lines: 31, is_whole: false, names: expect.arrayContaining(["price12"]) as string[] },
    ]);
    expect(await fileAtHead(app.services, projectId, "src/old.ts")).toBeNull();
  });

  it("asks once before it deletes files that people changed by hand, and keeps them when they say so", async () => {
    await byHand({ "src/theirs.ts": lines(0, 3), "src/also.ts": lines(4, 6) });
    const told: string[] = [];
    const patch = "*** Begin Patch\n*** Delete File: src/theirs.ts\n*** End Patch";
    model.play([
      { toolCalls: [write("src/own.ts", lines(0, 2)), drop("src/theirs.ts")] },
      { toolCalls: [{ name: "apply_patch", input: { patch } }] },
      (call) => {
        told.push(JSON.stringify(call.prompt.slice(-3)));
        return { toolCalls: [drop("src/own.ts"), drop("src/also.ts")] };
      },
      { toolCalls: [finish()] },
    ]);
    const { ai_message_id: id } = await send(maya.call, projectId, { message: "Tidy up" });
    const asked = (known: readonly string[]) =>
      watchTrajectory(app.services, projectId, (docs) => {
        const approval = docs.get(id)?.["approval"] as PendingApproval | null | undefined;
        return approval != null && !known.includes(approval.id) ? approval : undefined;
      });
    const reply = (approvalId: string, answer: "deny" | "allow_once") =>
      maya.call(chatContract.answerApproval, {
        params: { id: projectId, aiMessageId: id },
        body: { approval_id: approvalId, answer },
      });
    const first = await asked([]);
    expect(first).toMatchObject({
      tool_label: "Delete files",
      purpose: "Delete src/theirs.ts, which people wrote or changed by hand",
      destructive: true,
    });
    await reply(first.id, "deny");
    const second = await asked([first.id]);
    expect(second.purpose).toContain("src/also.ts");
    await reply(second.id, "allow_once");
    const answer = await answerTo(app.services, projectId, id);
    expect(told[0]).toContain("The person wants to keep src/theirs.ts.");
    expect(answer.removals).toMatchObject([{ path: "src/also.ts", is_whole: true }]);
    expect(await fileAtHead(app.services, projectId, "src/theirs.ts")).toBe(lines(0, 3));
    expect(await fileAtHead(app.services, projectId, "src/also.ts")).toBeNull();
  });

  it("asks one question about all files of people that an answer deletes", async () => {
    const theirs = ["src/a.ts", "src/b.ts", "src/old/c.ts", "src/old/d.ts"];
    await byHand(Object.fromEntries(theirs.map((path) => [path, lines(0, 3)])));
    const patch = "*** Begin Patch\n*** Delete File: src/b.ts\n*** End Patch";
    model.play([
      { toolCalls: [drop("src/a.ts"), { name: "apply_patch", input: { patch } }, drop("src/old"), finish()] },
    ]);
    const { ai_message_id: id } = await send(maya.call, projectId, { message: "Tidy up" });
    const question = await watchTrajectory(app.services, projectId, (docs) => {
      const approval = docs.get(id)?.["approval"] as PendingApproval | null | undefined;
      return approval ?? undefined;
    });
    expect(question.purpose).toBe(
      "Delete src/a.ts, src/b.ts, src/old/c.ts and 1 more, which people wrote or changed by hand",
    );
    await maya.call(chatContract.answerApproval, {
      params: { id: projectId, aiMessageId: id },
      body: { approval_id: question.id, answer: "allow_once" },
    });
    const answer = await answerTo(app.services, projectId, id);
    expect(answer.removals?.map(({ path }) => path).toSorted()).toEqual(theirs);
    expect(await Promise.all(theirs.map((path) => fileAtHead(app.services, projectId, path)))).toEqual(
      theirs.map(() => null),
    );
  });
});

describe("a turn that ends early", () => {
  it("is not ended by identical calls: they get the result from before, with a hint", async () => {
    const call = { name: "search", input: { pattern: "export const answer" } };
    const results: string[] = [];
    const noted = (calls: object[]) => (asked: { prompt: readonly unknown[] }) => {
      results.push(JSON.stringify(asked.prompt.at(-1)));
      return { toolCalls: calls as [] };
    };
    const answer = await turn([
      { toolCalls: [write("src/a.ts", "export const answer = 1;\n")] },
      { toolCalls: [call] },
      noted([call]),
      noted([call]),
      noted([write("src/a.ts", "export const answer = 2;\n"), call]),
      noted([finish()]),
    ]);
    expect(results.map((text) => text.includes("You made this exact call before"))).toEqual([false, true, true, false]);
    expect(results[1]).toContain("src/a.ts");
    expect(results[3]).toContain("answer = 2");
    expect(answer).toMatchObject({ version: 1, pipeline_errors: [] });
  });

  it("says that a message was not read, keeps a draft and leaves the project free", async () => {
    const userMessage = "I could not read this message within 5 seconds.";
    const error = new AppError({ code: MESSAGE_NOT_READ, status: 422, userMessage });
    const answer = await turn([{ toolCalls: [write("src/a.ts", "export {};\n")] }, { error }]);
    expect(answer).toMatchObject({ version: null, can_retry: true, errors: [userMessage] });
    expect(answer.content).toContain(`${userMessage} What I made is kept as a draft.`);
    expect(await fileAtHead(app.services, projectId, "src/a.ts")).toBeNull();
    const next = await turn([{ toolCalls: [write("src/a.ts", "export {};\n")] }, { toolCalls: [finish()] }]);
    expect(next.version).not.toBeNull();
  });

  it("is stopped by a person: its files are a draft and no version [CH4] [CH5]", async () => {
    const reached = Promise.withResolvers<void>();
    const script: Script = [
      { text: "Working.", toolCalls: [write("src/a.ts", "export {};\n")] },
      () => {
        reached.resolve();
        return { after: new Promise(() => undefined) };
      },
    ];
    model.play(script);
    const sent = await send(maya.call, projectId, { message: "Add a page" });
    await reached.promise;
    await maya.call(chatContract.stop, { params: { id: projectId, aiMessageId: sent.ai_message_id } });
    const answer = await answerTo(app.services, projectId, sent.ai_message_id);
    expect(answer).toMatchObject({ status: "stopped", stopped: true, version: null });
    expect(answer.content).toBe("Working.\n\nStopped. What I made is kept as a draft.");
    expect(answer).toMatchObject({ draft_state: "open", draft: { files: [{ path: "src/a.ts", change: "created" }] } });
    expect(await fileAtHead(app.services, projectId, "src/a.ts")).toBeNull();
    expect(await maya.call(projectsContract.details, { params: { id: projectId } })).toMatchObject({ locked_at: null });
  });

  it("is stopped in the middle of its checks", async () => {
    const reached = Promise.withResolvers<void>();
    const { typecheck } = sandbox;
    sandbox.typecheck = ({ signal }) => {
      reached.resolve();
      return new Promise((_resolve, reject) =>
        signal!.addEventListener("abort", () => reject(signal!.reason as Error)),
      );
    };
    try {
      model.play([{ toolCalls: [write("src/a.ts", "export {};\n"), finish()] }]);
      const sent = await send(maya.call, projectId, { message: "Add a page" });
      await reached.promise;
      await maya.call(chatContract.stop, { params: { id: projectId, aiMessageId: sent.ai_message_id } });
      expect(await answerTo(app.services, projectId, sent.ai_message_id)).toMatchObject({
        status: "stopped",
        version: null,
      });
      expect(await fileAtHead(app.services, projectId, "src/a.ts")).toBeNull();
    } finally {
      sandbox.typecheck = typecheck;
    }
  });

  it("reports a check that this machine cannot run, and does not call it passed", async () => {
    const { typecheck } = sandbox;
    sandbox.typecheck = () => Promise.reject(unavailable("sandbox_refused", "Nothing can be isolated here."));
    try {
      const answer = await turn([{ toolCalls: [write("src/a.ts", "export {};\n"), finish()] }]);
      expect(answer.version).toBe(1);
      expect(answer.evidence!.summary).toContain("Not checked: types, because Nothing can be isolated here");
      expect(answer.evidence!.checks[0]).toMatchObject({ name: "types", ok: null });
    } finally {
      sandbox.typecheck = typecheck;
    }
  });

  it("says that the model did not answer, and can be run again", async () => {
    const error = unavailable("model_failed", "The provider is down.");
    const answer = await turn([{ error }]);
    expect(answer.content).toContain("did not answer: The provider is down. Nothing from this turn was kept.");
    expect(answer).toMatchObject({ can_retry: true, errors: ["The provider is down."] });
  });

  it("blames no model for its own failure, keeps the failure's words to itself, and can be run again", async () => {
    const answer = await turn([{ error: new Error("timeout exceeded when trying to connect to 10.0.0.7") }]);
    expect(answer.content).toContain("Slipway ran into an error of its own");
    expect(answer.content).not.toMatch(/did not answer|10\.0\.0\.7/);
    expect(answer).toMatchObject({ can_retry: true, errors: [] });
  });

  it("says why its changes may not be saved, and does not blame the model", async () => {
    const nested = `export const a = ${"(".repeat(20_000)}1${")".repeat(20_000)};\n`;
    const answer = await turn([{ toolCalls: [write("src/a.ts", nested), finish()] }]);
    expect(answer.content).toMatch(
      /^The changes could not be saved\. .*src\/a\.ts.* What I made is kept as a draft\.$/,
    );
    expect(answer).toMatchObject({ version: null, can_retry: true, pipeline_errors: [{ code: "APPLY" }] });
    expect(await fileAtHead(app.services, projectId, "src/a.ts")).toBeNull();
  });

  it("does not overwrite what a person saved meanwhile", async () => {
    await newVersion(app.services, projectId, { files: { "src/a.ts": "1\n" } });
    const author = { userId: "u", displayName: "Jo", email: "jo@example.com" };
    const answer = await turn([
      { toolCalls: [write("src/a.ts", "2\n")] },
      async () => {
        await newVersion(app.services, projectId, { author, type: "manual_update", files: { "src/a.ts": "3\n" } });
        return { toolCalls: [finish()] };
      },
    ]);
    expect(answer).toMatchObject({ version: null, can_retry: true, pipeline_errors: [{ code: "APPLY" }] });
    expect(answer.content).toContain("src/a.ts");
    expect(await fileAtHead(app.services, projectId, "src/a.ts")).toBe("3\n");
  });
});

describe("files of a turn in the preview", () => {
  it("never cover its commit, however late the preview takes them", async () => {
    const { apply } = sandbox.previews;
    const [taken, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    sandbox.previews.apply = async (...call) => {
      taken.resolve();
      await go.promise;
      return apply(...call);
    };
    try {
      const answer = await turn([
        { toolCalls: [write("src/a.ts", "export {};\n")] },
        async () => {
          await taken.promise;
          return { toolCalls: [write("src/b.ts", "export {};\n")] };
        },
        { toolCalls: [finish()] },
      ]);
      expect(answer.version).toBe(1);
      const { targets, turns } = (app.services.preview as MountedPreview).ports;
      await expect.poll(() => targets.hasOverlay(projectId)).toBe(false);
      go.resolve();
      // Runs after everything that waited for the preview.
      await turns.run(projectId, () => new Promise((resolve) => setImmediate(resolve)));
      expect(targets.hasOverlay(projectId)).toBe(false);
    } finally {
      sandbox.previews.apply = apply;
    }
  });
});
