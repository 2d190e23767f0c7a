import { useEffect, useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { isVideo } from "@/data/library";
import type { Track } from "@/data/tracks";
import { fileOf } from "@/lib/blobs";

/** Films and pictures, in front of the page. */
export function Viewer({ track, onClose }: { track: Track; onClose: () => void }) {
  const [address, setAddress] = useState<string | null>(null);
  const [gone, setGone] = useState(false);

  useEffect(() => {
    let made = "";
    let left = false;
    fileOf(track.id)
      .catch(() => null)
      .then((file) => {
        if (left) return;
        if (file) made = URL.createObjectURL(file);
        setAddress(made || null);
        setGone(!file);
      });
    return () => {
      left = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [track.id]);

  return (
    <Dialog open onClose={onClose} title={track.title} closeLabel={__("Close")} className="w-[min(60rem,calc(100vw-2rem))]">
      {gone && <p role="alert">{__("This browser does not have that file any more.")}</p>}
      {address && isVideo(track) && <video src={address} controls autoPlay className="max-h-[65dvh] w-full" />}
      {address && !isVideo(track) && <img src={address} alt={track.title} className="mx-auto max-h-[65dvh]" />}
    </Dialog>
  );
}
