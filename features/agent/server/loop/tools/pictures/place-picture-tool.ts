/** Puts a picture that the person sent among the project's files. A model cannot write its bytes. */
import { tool, type ToolSet } from "ai";
import { z } from "zod";
import type { SentImage } from "../../../../../uploads/contract/sent-image.ts";
import { readImages } from "../../../../../uploads/server/index.ts";
import type { Needs } from "../../../../../services.ts";
import type { Overlay } from "../../../overlay/overlay.ts";

export interface PicturesPort {
  /** Null: no message of this project has it. */
  sent(id: string): Promise<SentImage | null>;
}

export const picturesOf = (services: Needs<"database" | "objects">, projectId: string): PicturesPort => ({
  sent: async (id) => (await readImages(services, projectId, [id]))[0] ?? null,
});

export const ENDINGS: Record<SentImage["mediaType"], RegExp> = {
  "image/png": /\.png$/i,
  "image/jpeg": /\.jpe?g$/i,
  "image/webp": /\.webp$/i,
  "image/gif": /\.gif$/i,
};

/** Pictures of one turn: each is held in memory, with up to 5 MB, until the turn ends. */
const MAX_PLACED = 20;

export function placePictureTool(overlay: Overlay, pictures: PicturesPort): ToolSet {
  let placed = 0;
  return {
    place_picture: tool({
      description:
        "Saves a picture of a message as a file of the app: public/images/team.jpg is shown as /images/team.jpg. <pictures> names them. Not for screenshots.",
      inputSchema: z.object({
        picture: z.string().min(1).max(40),
        path: z.string().min(1).max(400),
      }),
      execute: async ({ picture, path }) => {
        if (placed >= MAX_PLACED) throw new Error(`A turn saves at most ${MAX_PLACED} pictures.`);
        placed += 1;
        const image = await pictures.sent(picture);
        if (image === null) throw new Error(`No message has a picture ${picture}. <pictures> names them.`);
        if (!ENDINGS[image.mediaType].test(path))
          throw new Error(`The picture is ${image.mediaType}, so the path must end that way. Nothing was saved.`);
        const { created } = overlay.place(path, image.bytes);
        return { path, created, width: image.width, height: image.height, bytes: image.bytes.length };
      },
    }),
  };
}
