/** Decides when two errors of a project's app are the same, alike in browser and server. Pure. [T5.10] */

export interface KnownError {
  type: string;
  error_message: string;
  meta_data: {
    url?: string | null;
    method?: string | null;
    status?: number | null;
    filename?: string | null;
    lineno?: number | null;
    colno?: number | null;
  };
}

/** `?v=1a2b3c4d`: the dev server's version of a module; `?t=1764…`: the moment it was served anew. */
const VERSIONS = /[?&](?:v=[0-9a-zA-Z_-]{8}|t=\d{10,16})(?![\w-])/g;
const withoutVersions = (text: string): string => text.replace(VERSIONS, "");

const isRuntime = (type: string): boolean => type === "runtime" || type === "immediate_runtime";

/** The key of message, type and position. An error during the page's first seconds equals one later. */
export function errorKey({ type, error_message: message, meta_data: meta }: KnownError): string {
  const plain = isRuntime(type) ? withoutVersions : (text: string): string => text;
  const { url, method, status, filename, lineno, colno } = meta;
  // The page of a runtime error is no part of its position; the address of a request is.
  const place = filename == null ? (isRuntime(type) ? [] : [method, url, status]) : [plain(filename), lineno, colno];
  return JSON.stringify([isRuntime(type) ? "runtime" : type, plain(message), ...place]);
}

/** The cause without its position, because an edit moves lines. */
export const errorCause = ({ type, error_message: message }: KnownError): string =>
  JSON.stringify([isRuntime(type) ? "runtime" : type, withoutVersions(message)]);
