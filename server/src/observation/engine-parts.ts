/** What the engines of every process of ours are made with. */
import type { Config } from "@slipway/platform/config/port";
import { noTracing } from "@slipway/platform/tracing/no-tracing";
import type { Tracing } from "@slipway/platform/tracing/port";

/** Where a project's objects stand: built sites, their files, its picture, those of versions, checks and other looks. Pictures of messages count themselves. */
export const prefixesOf = (projectId: string): string[] => [
  `artefacts/${projectId}/`,
  `artefact-files/${projectId}/`,
  `screenshots/${projectId}`,
  `version-pictures/${projectId}/`,
  `share-images/${projectId}/`,
  `evidence/${projectId}/`,
  `looks/${projectId}/`,
];

/** The exporter's packages are loaded only when somebody collects. */
export async function createTracing({ otlpEndpoint, otlpServiceName }: Config): Promise<Tracing> {
  if (otlpEndpoint === null) return noTracing;
  const { createOtlpTracing } = await import("@slipway/platform/tracing/otlp-tracing");
  return createOtlpTracing({ endpoint: otlpEndpoint, serviceName: otlpServiceName });
}
