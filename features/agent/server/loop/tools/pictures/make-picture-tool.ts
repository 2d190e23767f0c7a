/** Has a picture made by the operator's picture model, and puts it among the project's files. */
import { tool, type ToolSet } from "ai";
import { z } from "zod";
import { AppError } from "@slipway/kernel/errors";
import { findSecrets } from "@slipway/kernel/text/secret-text";
import { makePicture, type PictureShape } from "@slipway/platform/models/make-picture";
import type { ResolvedModel } from "@slipway/platform/models/port";
import { imageFacts } from "../../../../../uploads/contract/image-facts.ts";
import type { Needs } from "../../../../../services.ts";
import type { Overlay } from "../../../overlay/overlay.ts";
import { ENDINGS } from "./place-picture-tool.ts";

/** Pictures of one turn: each costs its operator money, and is held in memory until the turn ends. */
const MAX_MADE = 6;
const MAX_BYTES = 8 * 1_048_576;
const MAX_WORDS = 2000;

const refused = (reason: string) => ({ ok: false, reason: `${reason} Nothing was saved.` });

/** Bytes as the provider sent them. Throws AppError with a sentence that the model reads. */
export type PictureMaker = (words: string, shape: PictureShape) => Promise<Uint8Array>;

interface MakerInput {
  services: Needs<"config">;
  model: ResolvedModel;
  signal: AbortSignal;
}

/** Null where the operator has configured no model for pictures, and for the embedded builder. */
export function pictureMaker({ services, model, signal }: MakerInput): PictureMaker | null {
  const { imageModel } = services.config;
  if (model.embedded || imageModel === null) return null;
  return (words, shape) => makePicture(imageModel, { words, shape, signal });
}

export function makePictureTool(overlay: Overlay, make: PictureMaker): ToolSet {
  let made = 0;
  return {
    make_picture: tool({
      description: `Makes a picture from words and saves it as a file of the app: public/images/harbour.png is shown as /images/harbour.png. For photos and illustrations that the design needs; not for logos of real firms, real people, text or icons. At most ${MAX_MADE} a turn.`,
      inputSchema: z.object({
        words: z.string().trim().min(1).max(MAX_WORDS).describe("Subject, style, light, colours, framing"),
        shape: z.enum(["square", "wide", "tall"]),
        path: z.string().min(1).max(400),
      }),
      execute: async ({ words, shape, path }) => {
        if (made >= MAX_MADE) return refused(`A turn makes at most ${MAX_MADE} pictures.`);
        const [secret] = findSecrets(words);
        if (secret !== undefined) return refused(`The words contain ${secret.what}, which is sent to nobody.`);
        if (!Object.values(ENDINGS).some((ending) => ending.test(path)))
          return refused("The path must end in .png, .jpg, .webp or .gif.");
        made += 1;
        try {
          return saved(overlay, path, await make(words, shape));
        } catch (error) {
          if (error instanceof AppError) return refused(error.userMessage);
          throw error;
        }
      },
    }),
  };
}

/** The ending follows what the picture is, whatever the model called it. */
function saved(overlay: Overlay, given: string, bytes: Uint8Array) {
  const facts = imageFacts(bytes);
  if (facts === null) return refused("The provider sent something that is no picture.");
  if (bytes.length > MAX_BYTES) return refused(`The picture has more than ${MAX_BYTES / 1_048_576} MB.`);
  const ending = facts.type === "image/jpeg" ? "jpg" : facts.type.slice("image/".length);
  const path = ENDINGS[facts.type].test(given) ? given : given.replace(/\.\w+$/, `.${ending}`);
  const { created } = overlay.place(path, bytes);
  return { ok: true, path, created, width: facts.width, height: facts.height, bytes: bytes.length };
}
