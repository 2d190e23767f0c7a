/** Prebuilds the optimizer's cache of a dependency set, and each dependency as it is served, without inline source maps. */
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { basename, join } from "node:path";
import { startServer } from "./dev/serve.ts";

export async function optimizeDependencies(include: string[]): Promise<{ served: string[] }> {
  const vite = await startServer(createServer(), { include, served: [], appOrigin: null });
  const optimizer = vite.environments.client.depsOptimizer;
  if (!optimizer) throw new Error("Vite runs without its dependency optimizer.");
  await optimizer.scanProcessing;
  const { metadata } = optimizer;
  const dependencies = [...Object.values(metadata.optimized), ...Object.values(metadata.discovered)];
  await Promise.all(dependencies.map((dependency) => dependency.processing));
  const served: string[] = [];
  const files = new Set(
    [...Object.values(optimizer.metadata.optimized), ...Object.values(optimizer.metadata.chunks)].map(({ file }) =>
      basename(file),
    ),
  );
  for (const name of files) {
    const url = `/node_modules/.vite/deps/${name}?v=${optimizer.metadata.browserHash}`;
    const result = await vite.environments.client.transformRequest(url);
    if (!result) continue;
    await writeFile(join("/served", name), result.code);
    served.push(name);
  }
  await vite.close();
  return { served };
}
