import { groundOf } from "../person-avatar.tsx";
import { useState } from "react";
import classes from "./project-thumb.module.css";

/** The newest verified version, or the name's first letter while there is no picture. Decorative. */
export function ProjectThumb({ id, name, url }: { id: string; name: string; url: string | null }) {
  const [failed, setFailed] = useState(false);
  if (url !== null && !failed) {
    return (
      <img
        className={classes.picture}
        src={url}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setFailed(true)}
      />
    );
  }
  const letter =
    name
      .trim()
      .match(/\p{L}|\p{N}/u)?.[0]
      ?.toLocaleUpperCase() ?? "·";
  return (
    <div className={classes.letter} style={{ "--ground": groundOf(id) }} aria-hidden="true">
      <span>{letter}</span>
    </div>
  );
}
