/** Where toasts are shown. Errors end with the screen that they came up on. */
import { Notifications } from "@mantine/notifications";
import { endErrorsOfScreen } from "@slipway/ui/kit/status/toast-shown.tsx";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import classes from "./toasts.module.css";

/** Identifies the screen: it changes with the page, the tool, the view inside the tool and the section of the settings. */
function useScreen(): string {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const { query, tool, views, half } = useNavigation();
  const settings = new URLSearchParams(query).get("settings");
  return JSON.stringify([pathname, settings, tool, half, views.map(({ id }) => id)]);
}

/** On phones below the bar: at the bottom they would lie on the composer and on the switch between chat and view. */
export function Toasts() {
  const mobile = useIsMobile();
  const screen = useScreen();
  useEffect(() => endErrorsOfScreen, [screen]);
  return (
    <Notifications
      classNames={{ root: classes.toasts! }}
      position={mobile ? "top-center" : "bottom-right"}
      limit={mobile ? 2 : 4}
      containerWidth={360}
      // Above dialogs, below a menu that somebody opens after it.
      zIndex={250}
    />
  );
}
