import type { AppError } from "@slipway/kernel/errors";
import { pageOutdated, partNotLoaded } from "../errors/error-texts.ts";

/** The server's page no longer names the script that this page began with. */
async function isAnotherBuild(): Promise<boolean> {
  const entry = document.querySelector("script[type=module][src]")?.getAttribute("src");
  if (entry === undefined || entry === null) return false;
  try {
    const answer = await fetch("/", { cache: "no-store" });
    return answer.ok && !(await answer.text()).includes(entry);
  } catch {
    return false;
  }
}

/** Why code of the app did not arrive: the connection, or an update of the server while the page was open. */
export const partFailure = async (cause: unknown): Promise<AppError> =>
  (await isAnotherBuild()) ? pageOutdated(cause) : partNotLoaded(cause);
