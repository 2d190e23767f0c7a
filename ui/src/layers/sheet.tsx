import { Drawer, type DrawerProps } from "@mantine/core";
import { useFocusBack } from "./focus/use-focus-back.ts";
import { useLayer } from "./use-layer.ts";

/** A sheet from the window's edge, on the stack of layers. It gives the focus back to what opened it. */
export function Sheet(props: DrawerProps) {
  useLayer(props.opened, props.onClose);
  useFocusBack(props.opened);
  return <Drawer {...props} closeOnEscape={false} />;
}
