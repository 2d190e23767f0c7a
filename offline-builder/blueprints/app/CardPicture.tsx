import { cn } from "@/lib/cn";
import type { StoredFile } from "@/lib/stored-file";

const grounds = ["bg-secondary text-secondary-foreground", "bg-primary text-primary-foreground", "bg-muted text-foreground"];

/** The photo of a row; until it has one, its initial on one of the colours of the app. */
export function CardPicture({ name, photo }: { name: string; photo: StoredFile | null }) {
  if (photo) return <img src={photo.data} alt={name} className="aspect-3/2 w-full object-cover" />;
  const tone = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % grounds.length;
  return (
    <div role="img" aria-label={name} className={cn("grid aspect-5/2 place-items-center", grounds[tone])}>
      <span aria-hidden className="text-display">
        {name.charAt(0)}
      </span>
    </div>
  );
}
