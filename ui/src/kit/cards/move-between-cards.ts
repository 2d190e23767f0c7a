import type { KeyboardEvent } from "react";
import { nextCard } from "./next-card.ts";

/** Moves the focus from a card's link to the next one in the arrow's direction. For `onKeyDown` of the grid itself. */
export function moveBetweenCards(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-project-link]")];
  const at = links.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  const columns = getComputedStyle(event.currentTarget).gridTemplateColumns.split(" ").length;
  const next = links[nextCard(event.key, at, { count: links.length, columns }) ?? -1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
