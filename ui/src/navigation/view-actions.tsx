/** Controls that a view puts into the header of the tool around it. */
import { createContext, use, type ReactNode } from "react";
import { createPortal } from "react-dom";

const PlaceContext = createContext<HTMLElement | null>(null);

/** Around the views: `place` is the element in the header; null until it is on the page. */
export const ViewActionsPlace = ({ place, children }: { place: HTMLElement | null; children: ReactNode }) => (
  <PlaceContext value={place}>{children}</PlaceContext>
);

export function ViewActions({ children }: { children: ReactNode }) {
  const place = use(PlaceContext);
  return place === null ? null : createPortal(children, place);
}
