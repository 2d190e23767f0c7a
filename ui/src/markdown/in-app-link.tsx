/** Links of an answer to Slipway's own pages: a section of the settings, or a page of the help. */
import { useContext, type MouseEvent, type ReactNode } from "react";
import { NavigationContext } from "../navigation/navigation.ts";

const SETTINGS = /^\?settings=([a-z][a-z-]{0,40})$/;
const HELP = /^\/help(?:#[a-z][a-z-]{0,60})?$/;

/** Both only show something. Every other address inside Slipway stays plain text: a model may have written it. */
export const isInAppLink = (href: string): boolean => SETTINGS.test(href) || HELP.test(href);

/** `href` passed `isInAppLink`. Help opens in a tab of its own, so that the conversation stays where it is. */
export function InAppLink({ href, children }: { href: string; children: ReactNode }) {
  const navigation = useContext(NavigationContext);
  const section = SETTINGS.exec(href)?.[1];
  if (section === undefined)
    return (
      <a href={href} target="_blank" rel="noopener">
        {children}
      </a>
    );
  const open = (event: MouseEvent): void => {
    if (navigation === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigation.openSettings(section);
  };
  return (
    <a href={href} onClick={open}>
      {children}
    </a>
  );
}
