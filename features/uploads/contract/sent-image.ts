import type { ImageType } from "./index.ts";

/** A picture of a message, as the server reads it. */
export interface SentImage {
  id: string;
  /** The person's name for it. */
  name: string;
  mediaType: ImageType;
  /** Pixels. */
  width: number;
  height: number;
  bytes: Uint8Array;
}
