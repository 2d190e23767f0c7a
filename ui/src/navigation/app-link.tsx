import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { useNavigation } from "./navigation.ts";

export interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** A link inside the app: a real address for new tabs and copying, no page load on a plain click. */
export function AppLink({ href, onClick, ...rest }: AppLinkProps) {
  const { go } = useNavigation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !plain) return;
    event.preventDefault();
    go(href);
  };
  return <a href={href} onClick={follow} {...rest} />;
}
