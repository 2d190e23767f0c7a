import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import { cssVariables, theme } from "@slipway/ui/theme/theme";
import type { ReactNode } from "react";

/** The inline script in index.html reads the same key before the first paint. */
const colorSchemes = localStorageColorSchemeManager({ key: "slipway-color-scheme" });

/** Browsers hide the attribute's value from scripts but not the property's. */
const styleNonce = () => document.querySelector<HTMLElement>("script[nonce]")?.nonce ?? "";

// The scroll lock under dialogs adds a style of its own and asks for the nonce by this name.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });

export function Appearance({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemes}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
