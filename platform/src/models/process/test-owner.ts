/**
 * A process for the test beside that asks a model and is then killed. `setpriv`: the kernel ends the model's process; `watch`: the
 * thread that watches for the end of the parent, as where util-linux is missing.
 */
import { fork } from "node:child_process";
import { createIsolatedModel } from "./isolated-model.ts";
import { askedOf } from "./messages.ts";

const module = new URL("./test-process.ts", import.meta.url);
const prompt = [{ role: "user" as const, content: [{ type: "text" as const, text: process.argv[3] ?? "" }] }];
const begin = (): void => void process.stdout.write("asked\n");

// A model keeps no process alive.
setInterval(() => undefined, 60_000);
if (process.argv[2] === "watch") {
  const child = fork(module, [String(process.pid)], { serialization: "advanced", execArgv: [] });
  child.once("message", () => child.send({ type: "ask", asked: askedOf({ prompt }, "generate") }, begin));
} else {
  const model = createIsolatedModel({ module, provider: "test", modelId: "isolated" });
  await model.ready();
  void Promise.resolve(model.doGenerate({ prompt })).catch(() => undefined);
  begin();
}
