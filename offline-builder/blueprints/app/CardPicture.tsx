import { cn } from "@/lib/cn";
import type { StoredFile } from "@/lib/stored-file";

const grounds = ["bg-tone-1", "bg-tone-2", "bg-tone-3", "bg-tone-4", "bg-tone-5"];

/** The photo of a row; until it has one, its initial on one of the colours of the app. */
export function CardPicture({ name, photo }: { name: string; photo: StoredFile | null }) {
  if (photo) return <img src={photo.data} alt={name} className="aspect-3/2 w-full object-cover" />;
  const tone = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % grounds.length;
  return (
    <div role="img" aria-label={name} className={cn("grid aspect-3/2 place-items-center", grounds[tone])}>
      <svg viewBox="0 0 60 40" aria-hidden className="h-2/3 text-card">
        <path fill="currentColor" d="M10 34 26 14l9 11 5-6 12 15z" />
        <circle cx="42" cy="10" r="4" fill="currentColor" />
      </svg>
    </div>
  );
}
