import { Popover as MantinePopover, type PopoverProps } from "@mantine/core";
import { useLayer } from "./use-layer.ts";

export type LayeredPopoverProps = PopoverProps & { opened: boolean; onChange: (opened: boolean) => void };

/** A popover on the stack of layers. It gives the focus back to its target. */
function LayeredPopover(props: LayeredPopoverProps) {
  useLayer(props.opened, () => props.onChange(false));
  return <MantinePopover returnFocus {...props} closeOnEscape={false} />;
}

export const Popover = Object.assign(LayeredPopover, {
  Target: MantinePopover.Target,
  Dropdown: MantinePopover.Dropdown,
});
