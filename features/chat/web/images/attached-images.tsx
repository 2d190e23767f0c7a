import { ImageStrip, type Thumbnail } from "@slipway/ui/kit/images/image-strip.tsx";
import { PlaceButton } from "./place-button.tsx";

export interface AttachedImagesProps {
  images: readonly Thumbnail[];
  onRemove: (id: string) => void;
  /** The project whose app has places for them. */
  placesIn: string | null;
}

/** Pictures of the message being written. */
export const AttachedImages = ({ images, onRemove, placesIn }: AttachedImagesProps) => (
  <ImageStrip
    images={images}
    onRemove={onRemove}
    renderAction={placesIn === null ? undefined : (image) => <PlaceButton projectId={placesIn} image={image} />}
  />
);
