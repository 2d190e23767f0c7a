/** Copies the project to where it may be written, and runs a program there. Its arguments are the program and its own. */
import { spawn } from "node:child_process";
import { cpSync } from "node:fs";

const [program, ...args] = process.argv.slice(2);
cpSync("/project", "/app", { recursive: true });
const child = spawn(program!, args, { cwd: "/app", stdio: "inherit" });
child.on("error", (error) => {
  console.error(error.message);
  process.exit(127);
});
child.on("exit", (code, signal) => {
  if (signal !== null) console.error(`Ended by ${signal}.`);
  process.exit(code ?? 1);
});
