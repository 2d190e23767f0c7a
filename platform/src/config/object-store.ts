/** `SLIPWAY_S3_...`: the bucket that keeps uploads and built sites instead of files. */
import { withoutPassword } from "./masked-address.ts";
import type { Config } from "./port.ts";

export interface ObjectStoreValues {
  SLIPWAY_S3_ENDPOINT?: string | undefined;
  SLIPWAY_S3_BUCKET?: string | undefined;
  SLIPWAY_S3_REGION: string;
  SLIPWAY_S3_ACCESS_KEY?: string | undefined;
  SLIPWAY_S3_SECRET_KEY?: string | undefined;
  SLIPWAY_S3_PATH_STYLE?: boolean | undefined;
}

const NEEDED = ["SLIPWAY_S3_BUCKET", "SLIPWAY_S3_ACCESS_KEY", "SLIPWAY_S3_SECRET_KEY"] as const;

/** Null: files. Adds a sentence to `problems` for what is missing when only a part is set. */
export function readObjectStore(values: ObjectStoreValues, problems: string[]): Config["s3"] {
  const isWanted = [...NEEDED, "SLIPWAY_S3_ENDPOINT" as const].some((name) => values[name] !== undefined);
  if (!isWanted) return null;
  const missing = NEEDED.filter((name) => values[name] === undefined);
  for (const name of missing) problems.push(`${name}: must be set too, because objects are to be kept in S3`);
  const endpoint = values.SLIPWAY_S3_ENDPOINT?.replace(/\/+$/, "") ?? null;
  return {
    endpoint,
    bucket: values.SLIPWAY_S3_BUCKET ?? "",
    region: values.SLIPWAY_S3_REGION,
    accessKey: values.SLIPWAY_S3_ACCESS_KEY ?? "",
    secretKey: values.SLIPWAY_S3_SECRET_KEY ?? "",
    // Only Amazon's own names its buckets in the host by rule.
    pathStyle: values.SLIPWAY_S3_PATH_STYLE ?? endpoint !== null,
  };
}

/** Lines for doctor. */
export function describeObjectStore(s3: Config["s3"]): [string, string][] {
  if (s3 === null) return [["SLIPWAY_S3_BUCKET", "not set (files in the data folder)"]];
  return [
    ["SLIPWAY_S3_ENDPOINT", s3.endpoint === null ? "not set (Amazon)" : withoutPassword(s3.endpoint)],
    ["SLIPWAY_S3_BUCKET", s3.bucket],
    ["SLIPWAY_S3_REGION", s3.region],
    ["SLIPWAY_S3_ACCESS_KEY", "set"],
    ["SLIPWAY_S3_SECRET_KEY", "set"],
    ["SLIPWAY_S3_PATH_STYLE", s3.pathStyle ? "1" : "0"],
  ];
}
