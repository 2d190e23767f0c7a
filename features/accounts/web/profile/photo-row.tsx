import { Button, FileButton } from "@mantine/core";
import { api } from "@slipway/ui/api/client";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { drawSquare } from "@slipway/ui/kit/files/draw-square";
import { handleError } from "@slipway/ui/errors/handle-error";
import { PersonAvatar } from "@slipway/ui/kit/person-avatar.tsx";
import { SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { AppError } from "@slipway/kernel/errors";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { accountsContract, type User } from "../../contract/index.ts";
import { PHOTO_SIDE } from "../../contract/profile.ts";

/** The photo with the ways to choose another and to take it away. */
export function PhotoRow({ user }: { user: User }) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const remove = useRouteMutation(accountsContract.removePhoto, { invalidates: () => ["/user"] });
  const choose = async (file: File | null) => {
    if (file === null) return;
    setBusy(true);
    try {
      await api(accountsContract.setPhoto, { body: await drawSquare(file, PHOTO_SIDE) } as object);
      await cache.invalidateQueries();
    } catch (error) {
      if (error instanceof AppError) handleError(error);
      else showToast({ tone: "err", title: "Failed to change the photo", message: (error as Error).message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <SettingsRow
      leading={<PersonAvatar id={user.id} name={user.attributes.display_name} photoUrl={user.photo_url} size={48} />}
      title="Photo"
      facts="Its middle is shown, as a circle."
    >
      {user.photo_url !== null && (
        <Button variant="subtle" loading={remove.isPending} onClick={() => remove.mutate({})}>
          Remove
        </Button>
      )}
      <FileButton accept="image/png,image/jpeg,image/webp,image/gif" onChange={(file) => void choose(file)}>
        {(props) => (
          <Button {...props} loading={busy}>
            {user.photo_url === null ? "Choose a photo" : "Change"}
          </Button>
        )}
      </FileButton>
    </SettingsRow>
  );
}
