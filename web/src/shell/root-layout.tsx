import { entriesOf, useWebFeatures } from "@slipway/ui/slots/slots";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { useKey } from "@slipway/ui/keys/use-key";
import { NavigationContext } from "@slipway/ui/navigation/navigation";
import { Outlet } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { FIND_COMMAND } from "./commands/commands.ts";
import { Overlays } from "./overlays.tsx";
import { supportUrl } from "./support-url.ts";
import { useLeaveGuard, useRouterNavigation } from "./router-navigation.ts";
import { useConnectionStrip } from "./use-connection-strip.ts";

const CommandList = lazyNamed(() => import("./commands/command-list.tsx"), "CommandList");
const KeyboardHelp = lazyNamed(() => import("./keyboard-help.tsx"), "KeyboardHelp");
const SettingsFrame = lazyNamed(() => import("../settings/settings-frame.tsx"), "SettingsFrame");

/** Around every page: navigation, settings over the page, dialogs, keyboard help. */
export function RootLayout() {
  const { navigation, settings } = useRouterNavigation();
  const [helpOpened, setHelpOpened] = useState(false);
  const [listOpened, setListOpened] = useState(false);
  const layers = entriesOf(useWebFeatures(), "app.layer");
  useKey({ keys: "?", label: "Show this help", group: "Everywhere" }, () => setHelpOpened(true));
  useKey(FIND_COMMAND, () => setListOpened((opened) => !opened));
  useLeaveGuard();
  useConnectionStrip();
  return (
    <NavigationContext value={navigation}>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
      <Suspense fallback={null}>
        {settings !== null && <SettingsFrame section={settings} />}
        {listOpened && <CommandList onClose={() => setListOpened(false)} />}
        {helpOpened && <KeyboardHelp onClose={() => setHelpOpened(false)} />}
        {layers.map(({ id, component: Layer }) => (
          <Layer key={id} />
        ))}
      </Suspense>
      <Overlays supportUrl={supportUrl(document)} />
    </NavigationContext>
  );
}
