/** One file's bytes. A cookie alone does not open this route. [C7.32] [C8.23] */
import { saveFile } from "@slipway/ui/kit/files/save-file";
import { AppError } from "@slipway/kernel/errors";
import { api } from "@slipway/ui/api/client";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { filesContract } from "../../../files/contract/index.ts";

export interface FileAt {
  projectId: string;
  path: string;
  /** The newest version when left out. */
  sha?: string;
}

async function accessToken(): Promise<string> {
  const answer = await api(accountsContract.createAccessToken, {}).catch(() => null);
  if (!answer?.token)
    throw new AppError({ code: "no_token", status: 401, userMessage: "No valid authentication token available" });
  return answer.token;
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** Images arrive as base64 and are marked by a header; everything else arrives as bytes. */
export async function fetchRawFile({ projectId, path, sha }: FileAt): Promise<Blob> {
  const authorization = `Bearer ${await accessToken()}`;
  const query = { path, ...(sha === undefined ? {} : { commit_sha: sha }) };
  const response = await api(
    filesContract.rawFile,
    { params: { id: projectId }, query },
    { headers: { authorization } },
  );
  const type = response.headers.get("x-file-type");
  if (type === null) return response.blob();
  return new Blob([bytesOf(await response.text())], { type });
}

/** "Not there. (HTTP 404)" */
export function failureWords(error: unknown): string {
  if (error instanceof AppError)
    return error.status === 0 ? error.userMessage.trim() : `${error.userMessage.trim()} (HTTP ${error.status})`;
  return error instanceof Error ? error.message : "An unexpected error occurred.";
}

/** Throws "Downloaded file is empty" where there are no bytes. [C8.23] */
export async function downloadRawFile(file: FileAt): Promise<void> {
  const blob = await fetchRawFile(file);
  if (blob.size === 0) throw new Error("Downloaded file is empty");
  saveFile(blob, file.path.slice(file.path.lastIndexOf("/") + 1));
}
