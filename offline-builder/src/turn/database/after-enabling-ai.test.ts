/** "Enable AI for this project": the platform does it, and the answer says what that is worth. */
import { expect, it } from "vitest";
import { createOfflineBuilder } from "../../model.ts";
import { runTurn } from "../../testing.ts";

const model = createOfflineBuilder();
async function said(ai: object | undefined, request = "Enable AI for this project", earlier = ""): Promise<string> {
  const check = (tool: string) => (tool === "db_schema" ? { state: "ready", tables: [], ai } : undefined);
  const messages =
    earlier === "" ? [] : [{ role: "user" as const, content: [{ type: "text" as const, text: earlier }] }];
  const { texts, files, calls } = await runTurn(model, request, { files: new Map(), messages, check });
  expect([...files.keys()]).toEqual([]);
  expect(calls.filter(({ tool }) => tool === "write_file")).toEqual([]);
  return texts.join("");
}

it("says that it is on and what functions find, and writes nothing [C7.26] [CF2]", async () => {
  expect(await said({ state: "ready" })).toMatch(
    /^AI is enabled .* SLIPWAY_AI_KEY at SLIPWAY_AI_URL.*I changed nothing/s,
  );
  expect(await said({ state: "ready" }, "enable ai.")).toContain("AI is enabled");
  const german = await said({ state: "ready" }, "Enable AI for this project", "Eine Aufgabenliste für unseren Verein");
  expect(german).toMatch(/^KI ist für dieses Projekt eingeschaltet/);
});

it("says that nothing answers while no model is connected", async () => {
  expect(await said({ state: "no_provider" })).toMatch(
    /nothing answers yet: no model is connected.*Settings → Models/s,
  );
});

it("says why it is not on [C6.04]", async () => {
  const reason = "Enabling AI is switched off in your tool preferences.";
  expect(await said({ state: "unavailable", reason })).toBe(
    `${reason} AI is not enabled for this project. I changed nothing.`,
  );
  expect(await said(undefined)).toBe("AI is not enabled for this project. I changed nothing.");
});
