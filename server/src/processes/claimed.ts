import { unavailable } from "@slipway/kernel/errors";
import type { Config } from "@slipway/platform/config/port";
import { announcedAddress, claimDataFolder, type DataFolderClaim } from "../data-folder.ts";

/** The data folder, for as long as this process lives. AppError `data_folder_in_use`. */
export async function claimed({ dataDir }: Config): Promise<DataFolderClaim> {
  const claim = await claimDataFolder(dataDir);
  if (claim !== null) return claim;
  const address = await announcedAddress(dataDir);
  throw unavailable(
    "data_folder_in_use",
    `Slipway is already running on ${dataDir}${address === null ? "" : ` at ${address}`}. Stop it first, or choose another SLIPWAY_DATA_DIR.`,
  );
}
