import type { LanguageServer } from "@slipway/sandbox/port";
import { createTestApp } from "@slipway/server/testing/test-app";
import { expect, it } from "vitest";
import { plainSandbox } from "../../preview/testing.ts";
import { projectsContract } from "../../projects/contract/index.ts";
import { newProject } from "../../projects/testing.ts";
import { codeEditorContract } from "../contract/index.ts";

it("a project moved to Trash frees its place: its language server ends at once", async () => {
  const running = new Set<number>();
  let started = 0;
  const languageServer = async (): Promise<LanguageServer> => {
    const number = (started += 1);
    running.add(number);
    const ended = Promise.withResolvers<void>();
    return {
      rootUri: "file:///app",
      ended: ended.promise,
      request: async () => null,
      notify: () => undefined,
      apply: async () => undefined,
      [Symbol.asyncDispose]: async () => {
        running.delete(number);
        ended.resolve();
      },
    };
  };
  await using app = await createTestApp({ sandbox: Object.assign(plainSandbox(), { languageServer }) });
  const maya = await app.signUp("Maya");
  for (let round = 1; round <= 2 + app.services.queues.languages.load.atOnce; round += 1) {
    const { id } = await newProject(maya.call);
    const body = { path: "src/a.ts", text: "export {};" };
    expect(await maya.call(codeEditorContract.problems, { params: { id }, body })).toEqual({ problems: [] });
    expect([...running]).toEqual([round]);
    await maya.call(projectsContract.remove, { params: { id }, query: {} });
    await expect.poll(() => [...running]).toEqual([]);
  }
});
