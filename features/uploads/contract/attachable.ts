/** Decides in the browser which files a message can carry, before anything is sent. The server checks again. [U2] */
import { randomText } from "@slipway/kernel/ids";
import { limits } from "@slipway/kernel/limits";
import { IMAGES_PER_MESSAGE, MAX_IMAGE_SIDE } from "./index.ts";

const megabytes = limits.uploadBytes / 1_048_576;
const loadFacts = () => import("./image-facts.ts");

/** Why a file cannot be attached, in words, or null. */
async function reasonToRefuse(file: File): Promise<string | null> {
  if (file.size > limits.uploadBytes) return `${file.name} is larger than ${megabytes} MB.`;
  const { imageFacts } = await loadFacts();
  const facts = imageFacts(new Uint8Array(await file.arrayBuffer()));
  if (facts === null) return `${file.name} is not a PNG, JPEG, WebP or GIF picture.`;
  if (Math.max(facts.width, facts.height) > MAX_IMAGE_SIDE)
    return `${file.name} has more than ${MAX_IMAGE_SIDE.toLocaleString()} pixels on a side.`;
  return null;
}

export interface Attachable {
  accepted: File[];
  /** Words for the person, one for each file that cannot be attached, and one if there are too many. */
  refused: { title: string; message: string }[];
}

export interface Attaching {
  /** How many more the message takes. */
  room: number;
  /** Makes a picture small enough, where it can. */
  prepare: (file: File) => Promise<File>;
}

export async function attachable(files: readonly File[], { room, prepare }: Attaching): Promise<Attachable> {
  const accepted: File[] = [];
  const refused: Attachable["refused"] = [];
  for (const given of files) {
    const file = await prepare(given);
    const message = await reasonToRefuse(file);
    if (message === null) accepted.push(file);
    else refused.push({ title: "Not attached", message });
  }
  if (accepted.length > room)
    refused.push({
      title: "Not all were attached",
      message: `A message has at most ${IMAGES_PER_MESSAGE} images.`,
    });
  return { accepted: accepted.slice(0, Math.max(0, room)), refused };
}

/** Pasted pictures are all called `image.png`. */
export const uniqueName = (name: string): string => `${randomText(8)}-${name === "" ? "image" : name}`.slice(0, 200);
