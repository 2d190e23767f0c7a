/** The engine that the configuration chooses. */
import { join } from "node:path";
import type { Config } from "../config/port.ts";
import { createFileObjects } from "./files.ts";
import type { Objects } from "./port.ts";

/** Where objects lie when they are files. */
export const objectsFolder = (dataDir: string): string => join(dataDir, "objects");

/** AppError `objects_unavailable` when the bucket cannot be used. */
export async function openObjects({
  s3,
  dataDir,
  testing,
}: Pick<Config, "s3" | "dataDir" | "testing">): Promise<Objects> {
  if (s3 !== null)
    return (await import("./s3.ts")).createS3Objects(s3, { spoolFolder: join(objectsFolder(dataDir), ".writing") });
  return createFileObjects({ directory: objectsFolder(dataDir), durable: !testing });
}
