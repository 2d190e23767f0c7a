import { build, type Rolldown } from "vite";
import { iconImports } from "./icons.ts";
import { sendFile } from "./channel.ts";
import { channelLogger } from "./logger.ts";
import { viteConfig } from "./vite-config.ts";

/** Builds the project at /app in memory and sends the files. The host adds `public/` itself: it has those bytes. */
export async function buildProject(environment: Record<string, string>, include: string[]): Promise<{ files: number }> {
  // Vite lets the process's own VITE_* variables win over a project's .env files.
  Object.assign(process.env, environment, { NODE_ENV: "production" });
  const result = await build({
    ...viteConfig(include, [iconImports()]),
    mode: "production",
    customLogger: channelLogger(),
    build: { write: false, sourcemap: false, reportCompressedSize: false, copyPublicDir: false, emptyOutDir: false },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  let files = 0;
  for (const { output } of outputs) {
    for (const file of output) {
      if (file.fileName.endsWith(".map")) continue;
      const content = file.type === "chunk" ? file.code : file.source;
      await sendFile(file.fileName, typeof content === "string" ? Buffer.from(content) : content);
      files += 1;
    }
  }
  return { files };
}
