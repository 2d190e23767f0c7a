import { handleError } from "@slipway/ui/errors/handle-error";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import { entriesOf, useWebFeatures } from "@slipway/ui/slots/slots";
import { useLoadedAhead } from "@slipway/ui/slots/load-ahead";
import { SettingsSectionsContext } from "@slipway/ui/slots/settings-sections";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { keepFocus } from "@slipway/ui/layers/focus/keep-focus";
import { showCommandList, useCommandList } from "@slipway/ui/keys/command-list-shown";
import { useKey } from "@slipway/ui/keys/use-key";
import { NavigationContext } from "@slipway/ui/navigation/navigation";
import { Outlet } from "@tanstack/react-router";
import { Suspense, use, useEffect, useState, type ReactNode } from "react";
import { FIND_COMMAND } from "./commands/commands.ts";
import { gatherTyping, takeTyping } from "./commands/typed-ahead.ts";
import { Overlays } from "./overlays.tsx";
import { useLayerHistory } from "./layer-history.ts";
import { supportUrl } from "@slipway/ui/errors/support-url";
import { useLeaveGuard, useRouterNavigation } from "./router-navigation.ts";
import { useConnectionStrip } from "./use-connection-strip.ts";

const CommandList = lazyNamed(() => import("./commands/command-list.tsx"), "CommandList");
const KeyboardHelp = lazyNamed(() => import("./keyboard-help.tsx"), "KeyboardHelp");
const SettingsFrame = lazyNamed(() => import("../settings/settings-frame.tsx"), "SettingsFrame");

/** Something over the page: one that cannot be loaded or drawn says so and leaves the page alone. */
const Layered = ({ children }: { children: ReactNode }) => (
  <SlotBoundary whenBroken="nothing" onBroken={handleError}>
    {children}
  </SlotBoundary>
);

/** Around every page: navigation, settings over the page, dialogs, keyboard help. */
export function RootLayout() {
  const { navigation, settings } = useRouterNavigation();
  const [helpOpened, setHelpOpened] = useState(false);
  const listOpened = useCommandList((list) => list.opened);
  const layers = entriesOf(useWebFeatures(), "app.layer");
  useKey({ keys: "?", label: "Show this help", group: "Everywhere", words: ["keyboard", "shortcuts", "keys"] }, () =>
    setHelpOpened(true),
  );
  useKey(FIND_COMMAND, () => {
    if (listOpened) takeTyping();
    else gatherTyping(() => showCommandList(false));
    showCommandList(!listOpened);
  });
  useLeaveGuard();
  useConnectionStrip();
  useLayerHistory();
  useLoadedAhead(use(SettingsSectionsContext));
  useEffect(keepFocus, []);
  return (
    <NavigationContext value={navigation}>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
      <Layered>{settings !== null && <SettingsFrame section={settings} />}</Layered>
      <Layered>{listOpened && <CommandList onClose={() => showCommandList(false)} />}</Layered>
      <Layered>{helpOpened && <KeyboardHelp onClose={() => setHelpOpened(false)} />}</Layered>
      {layers.map(({ id, component: Layer }) => (
        <Layered key={id}>
          <Layer />
        </Layered>
      ))}
      <Overlays supportUrl={supportUrl(document)} />
    </NavigationContext>
  );
}
