/** Another picture in the place of the one that is picked. It is uploaded now and becomes part of the project when it is saved. */
import { Button } from "@mantine/core";
import { useRouteOrNull } from "@slipway/ui/api/use-route";
import { api } from "@slipway/ui/api/client";
import { handleError } from "@slipway/ui/errors/handle-error";
import { ImageUp } from "lucide-react";
import { useRef, useState, type ChangeEvent } from "react";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { IMAGE_TYPES, uploadsContract } from "../../../uploads/contract/index.ts";
import type { VisualEditor } from "../use-visual-editor.ts";
import { Section } from "./section.tsx";

const LONGEST_NAME = 200;

const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("the file could not be read")));
    reader.readAsDataURL(file);
  });

export function ImageField({ editor, disabled }: { editor: VisualEditor; disabled: boolean }) {
  const user = useRouteOrNull(accountsContract.user, {}, { staleTime: Infinity });
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  if (!editor.targets.some(({ inspected }) => inspected.image)) return null;
  const userId = user.data?.id;

  const replace = async (file: File) => {
    if (userId === undefined) return;
    setBusy(true);
    try {
      const input = { params: { dir_name: userId, file_name: file.name.slice(-LONGEST_NAME) }, body: file };
      const [dataUrl, { file_id: fileId }] = await Promise.all([dataUrlOf(file), api(uploadsContract.upload, input)]);
      editor.patch({ image: { fileId, dataUrl } }, `image ${fileId}`);
    } catch (error) {
      handleError(error);
    } finally {
      setBusy(false);
    }
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    if (file !== undefined) void replace(file);
    // The same file may be chosen again.
    event.currentTarget.value = "";
  };
  return (
    <Section title="Image">
      <input ref={input} type="file" hidden accept={IMAGE_TYPES.join(",")} onChange={choose} />
      <Button
        leftSection={<ImageUp size={14} />}
        loading={busy}
        disabled={disabled || userId === undefined}
        onClick={() => input.current?.click()}
      >
        Replace image
      </Button>
    </Section>
  );
}
