import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import classes from "./menu-button.module.css";

export interface MenuButtonProps extends ComponentProps<"button"> {
  /** A choice beside other things, as against the name of what the page is about. */
  quiet?: boolean;
}

/** Text with an arrow behind it that opens a menu: the child of a `Menu.Target`. */
export function MenuButton({ quiet = false, children, ...button }: MenuButtonProps) {
  return (
    <button type="button" {...button} className={classes.root} data-quiet={quiet || undefined}>
      <span>{children}</span>
      <ChevronDown size={14} aria-hidden="true" />
    </button>
  );
}
