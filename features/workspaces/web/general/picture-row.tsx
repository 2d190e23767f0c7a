import { Button, FileButton } from "@mantine/core";
import { AppError } from "@slipway/kernel/errors";
import { api } from "@slipway/ui/api/client";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { handleError } from "@slipway/ui/errors/handle-error";
import { drawSquare } from "@slipway/ui/kit/files/draw-square";
import { PersonAvatar } from "@slipway/ui/kit/person-avatar.tsx";
import { SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { PHOTO_SIDE } from "../../../accounts/contract/profile.ts";
import { workspacesContract, type OwnWorkspace } from "../../contract/index.ts";

/** The picture with the ways to choose another and to take it away. */
export function PictureRow({ workspace, mayEdit }: { workspace: OwnWorkspace; mayEdit: boolean }) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { id, name, picture_url: picture } = workspace;
  const remove = useRouteMutation(workspacesContract.removePicture, { invalidates: () => ["/workspaces"] });
  const choose = async (file: File | null) => {
    if (file === null) return;
    setBusy(true);
    try {
      const body = await drawSquare(file, PHOTO_SIDE);
      await api(workspacesContract.setPicture, { params: { id }, body } as never);
      await cache.invalidateQueries();
    } catch (error) {
      if (error instanceof AppError) handleError(error);
      else showToast({ tone: "err", title: "Failed to change the picture", message: (error as Error).message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <SettingsRow
      leading={<PersonAvatar id={id} name={name} photoUrl={picture} size={48} />}
      title="Picture"
      facts="Members see it beside the name."
    >
      {mayEdit && picture !== null && (
        <Button variant="subtle" loading={remove.isPending} onClick={() => remove.mutate({ params: { id } })}>
          Remove
        </Button>
      )}
      {mayEdit && (
        <FileButton accept="image/png,image/jpeg,image/webp,image/gif" onChange={(file) => void choose(file)}>
          {(props) => (
            <Button {...props} loading={busy}>
              {picture === null ? "Choose a picture" : "Change"}
            </Button>
          )}
        </FileButton>
      )}
    </SettingsRow>
  );
}
