/** Parts that the engines of every process share. */
import type { Config } from "@slipway/platform/config/port";
import { noTracing } from "@slipway/platform/tracing/no-tracing";
import type { Tracing } from "@slipway/platform/tracing/port";

/**
 * Prefixes of a project's objects: built sites, files, pictures of the project, of versions, checks and other looks, large
 * files of drafts. Pictures of messages count themselves.
 */
export const prefixesOf = (projectId: string): string[] => [
  `artefacts/${projectId}/`,
  `artefact-files/${projectId}/`,
  `screenshots/${projectId}`,
  `version-pictures/${projectId}/`,
  `share-images/${projectId}/`,
  `evidence/${projectId}/`,
  `drafts/${projectId}/`,
  `looks/${projectId}/`,
];

/** The exporter's packages are loaded only when traces are collected. */
export async function createTracing({ otlpEndpoint, otlpServiceName }: Config): Promise<Tracing> {
  if (otlpEndpoint === null) return noTracing;
  const { createOtlpTracing } = await import("@slipway/platform/tracing/otlp-tracing");
  return createOtlpTracing({ endpoint: otlpEndpoint, serviceName: otlpServiceName });
}
