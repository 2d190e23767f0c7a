import "react";

declare module "react" {
  interface CSSProperties {
    /** Custom properties may be set from components. */
    [name: `--${string}`]: string | number | undefined;
  }
}
