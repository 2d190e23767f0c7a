/** Changes of files and folders: each asks first where something would be lost. */
import { api } from "@slipway/ui/api/client";
import { invalidatePath } from "@slipway/ui/api/use-route";
import { handleError } from "@slipway/ui/errors/handle-error";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useQueryClient } from "@tanstack/react-query";
import type { StorageItem } from "../../../cloud/contract/index.ts";
import { cloudStorageContract, joinPath, MAX_PICKED, type Picked } from "../../contract/index.ts";
import { bucketPath } from "../storage-paths.ts";
import { askWhereTo } from "./move-dialog.tsx";
import { askForName } from "./name-dialog.tsx";
import type { FolderPlace } from "./use-objects.ts";

const pickedOf = (items: readonly StorageItem[]): Picked[] => items.map(({ path, type }) => ({ path, type }));

const inWords = (items: readonly StorageItem[]): string =>
  items.length === 1 ? items[0]!.name : `${items.length.toLocaleString()} items`;

export interface FileActions {
  newFolder: () => void;
  rename: (item: StorageItem) => void;
  move: (items: readonly StorageItem[]) => void;
  remove: (items: readonly StorageItem[]) => Promise<void>;
}

/** `onChanged` runs when what was picked is no longer where it was. */
export function useFileActions(place: FolderPlace, onChanged: () => void): FileActions {
  const cache = useQueryClient();
  const { projectId, bucketId, path } = place;
  const params = { id: projectId, bucketId };
  const changed = async (): Promise<void> => {
    onChanged();
    await invalidatePath(cache, `${bucketPath(projectId, bucketId)}/objects`);
  };
  const tooMany = (items: readonly StorageItem[]): boolean => {
    if (items.length <= MAX_PICKED) return false;
    showToast({ tone: "err", title: `At most ${MAX_PICKED.toLocaleString()} items are changed at once.` });
    return true;
  };
  return {
    newFolder: () =>
      askForName({
        title: "New folder",
        submit: "Create folder",
        first: "",
        save: async (name) => {
          await api(cloudStorageContract.createFolder, { params, body: { path: joinPath(path, name) } });
          await changed();
        },
      }),
    rename: (item) =>
      askForName({
        title: `Rename ${item.name}`,
        submit: "Rename",
        first: item.name,
        save: async (name) => {
          await api(cloudStorageContract.moveFiles, { params, body: { items: pickedOf([item]), folder: path, name } });
          await changed();
        },
      }),
    move: (items) => {
      if (tooMany(items)) return;
      askWhereTo({
        title: `Move ${inWords(items)}`,
        place,
        moved: new Set(items.map((item) => item.path)),
        save: async (folder) => {
          const body = { items: pickedOf(items), folder };
          const { moved } = await api(cloudStorageContract.moveFiles, { params, body });
          showToast({ tone: "ok", title: `${moved.toLocaleString()} ${moved === 1 ? "file" : "files"} moved` });
          await changed();
        },
      });
    },
    remove: async (items) => {
      if (tooMany(items)) return;
      const hasFolder = items.some(({ type }) => type === "folder");
      const sure = await askToConfirm({
        title: `Delete ${inWords(items)}?`,
        body: `${hasFolder ? "Folders are deleted with every file in them. " : ""}The app finds nothing there from then on. This cannot be undone.`,
        confirm: "Delete",
        tone: "danger",
      });
      if (!sure) return;
      try {
        const body = { items: pickedOf(items) };
        const { deleted } = await api(cloudStorageContract.deleteFiles, { params, body });
        showToast({ tone: "ok", title: `${deleted.toLocaleString()} ${deleted === 1 ? "file" : "files"} deleted` });
      } catch (error) {
        handleError(error);
      }
      await changed();
    },
  };
}
