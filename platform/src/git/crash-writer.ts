/** Run by the crash test in a process of its own: commits without end and prints each sha once it is acknowledged. */
import { projectPath } from "@slipway/kernel/project-path";
import { createGit } from "./git-engine.ts";

const [dataDir, projectId] = process.argv.slice(2);
const repository = await createGit({ dataDir: dataDir! }).create(projectId!);
for (let count = 0; ; count += 1) {
  const changes = Array.from({ length: 20 }, (_, index) => ({
    path: projectPath(`src/file-${index}.txt`),
    content: `${count} `.repeat(500),
  }));
  const { sha } = await repository.commit({
    parent: await repository.head(),
    changes,
    message: `commit ${count}`,
    author: { name: "Crash", email: "crash@example.com" },
  });
  process.stdout.write(`${sha}\n`);
}
