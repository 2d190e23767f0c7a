import classes from "./person-avatar.module.css";

/** White initials reach 4.5:1 on each of these. */
const GROUNDS = ["#0e6f8f", "#9b1c4f", "#74482a", "#4b3fb8", "#186a3b", "#8a3ab0", "#a0410d", "#35607a"];

export function initialsOf(name: string): string {
  const initials = name.split(/\s+/u).flatMap((word) => word.match(/\p{L}|\p{N}/u)?.[0] ?? []);
  const last = initials.length > 1 ? initials.at(-1)! : "";
  return ((initials[0] ?? "?") + last).toLocaleUpperCase();
}

/** The same person has the same colour on every page. */
export function groundOf(id: string): string {
  let hash = 0;
  for (const char of id) hash = (hash * 31 + char.codePointAt(0)!) >>> 0;
  return GROUNDS[hash % GROUNDS.length]!;
}

export interface PersonAvatarProps {
  id: string;
  name: string;
  photoUrl?: string | null;
  size?: number;
}

/** Decorative: put the person's name beside it or in a tooltip. */
export function PersonAvatar({ id, name, photoUrl, size = 24 }: PersonAvatarProps) {
  const style = { width: size, height: size, fontSize: Math.round(size * 0.42), background: groundOf(id) };
  if (photoUrl) return <img className={classes.root} src={photoUrl} alt="" style={{ width: size, height: size }} />;
  return (
    <span className={classes.root} style={style} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
