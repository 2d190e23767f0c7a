/** A project's files as a zip in the downloads folder. [W7.13] [W6.16] [W8.15] [K8] */
import { saveFile } from "@slipway/ui/kit/files/save-file";
import { AppError } from "@slipway/kernel/errors";
import { api } from "@slipway/ui/api/client";
import { showToast } from "@slipway/ui/kit/status/toast";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { filesContract } from "../../../files/contract/index.ts";

interface Downloaded {
  id: string;
  /** The address's first part; null when it is not known. */
  name: string | null;
}

/** Name from the answer's header, else the project's, else its id. [W7.13] */
export function zipFileName(disposition: string | null, { id, name }: Downloaded): string {
  const named = /filename="([^"/\\]+)"/.exec(disposition ?? "")?.[1];
  return named ?? (name === null || name === "" ? `project-${id}.zip` : `${name}.zip`);
}

export function downloadFailure(error: unknown): string {
  if (error instanceof AppError && error.status === 403) return "You don't have permission to download this project.";
  const said = error instanceof AppError ? error.userMessage.trim() : "";
  return said || "Download failed. Please try again or contact support if this issue persists.";
}

/** Reports its own errors; must not throw. */
export async function downloadZip(project: Downloaded): Promise<void> {
  try {
    const { token } = await api(accountsContract.createAccessToken, {});
    const response = await api(
      filesContract.downloadZip,
      { params: { projectId: project.id } },
      { headers: { authorization: `Bearer ${token}` } },
    );
    saveFile(await response.blob(), zipFileName(response.headers.get("content-disposition"), project));
  } catch (error) {
    showToast({ tone: "err", title: "Download failed", message: downloadFailure(error) });
  }
}
