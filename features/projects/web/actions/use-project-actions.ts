import { limits } from "@slipway/kernel/limits";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { projectHref, useNavigation } from "@slipway/ui/navigation/navigation";
import { projectsContract } from "../../contract/index.ts";
import { openDeleteDialog } from "./delete-for-ever.tsx";
import { downloadZip } from "./download-zip.ts";

interface ActionProject {
  id: string;
  name: string;
  display_name: string;
  is_published: boolean;
}

/** Actions of a project's menus. Lists and details are read again afterwards. */
export function useProjectActions(project: ActionProject) {
  const { go } = useNavigation();
  const params = { id: project.id };
  const invalidates = () => ["/workspaces", "/user/projects", `/projects/${project.id}`];
  // A failed rename is shown beside the typed name.
  const update = useRouteMutation(projectsContract.update, { invalidates, onError: () => true });
  const bringBack = useRouteMutation(projectsContract.restore, {
    invalidates,
    onSuccess: () => showToast({ tone: "ok", title: "Restored", message: project.display_name }),
  });
  const remove = useRouteMutation(projectsContract.remove, { invalidates });
  const remix = useRouteMutation(projectsContract.remix, {
    invalidates,
    onSuccess: ({ id }) =>
      showToast({
        tone: "ok",
        title: "Duplicated",
        message: project.display_name,
        action: { label: "Open copy", run: () => go(projectHref(id)) },
      }),
  });

  const restore = () => bringBack.mutate({ params });
  const moveToTrash = async (): Promise<boolean> => {
    const site = project.is_published ? "The site goes offline now. " : "";
    const agreed = await askToConfirm({
      title: `Move “${project.display_name}” to Trash?`,
      body: `${site}You can restore it for ${limits.trashDays} days.`,
      confirm: "Move to Trash",
      tone: "danger",
    });
    if (!agreed) return false;
    await remove.mutateAsync({ params, query: {} });
    showToast({
      tone: "ok",
      title: "Moved to Trash",
      message: project.display_name,
      action: { label: "Restore", run: restore },
    });
    return true;
  };
  return {
    /** Rejects if the name was not saved. */
    rename: (name: string) => update.mutateAsync({ params, body: { display_name: name } }),
    duplicate: () => remix.mutate({ params, body: {} }),
    download: () => void downloadZip(project),
    restore,
    restoring: bringBack.isPending,
    moveToTrash,
    deleteForEver: () =>
      openDeleteDialog({
        name: project.display_name,
        download: () => downloadZip(project),
        onDelete: (confirm) => remove.mutate({ params, query: { permanent: "true", confirm } }),
      }),
  };
}
