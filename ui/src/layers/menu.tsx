import { Menu as MantineMenu, type MenuProps } from "@mantine/core";
import { useUncontrolled } from "@mantine/hooks";
import { useLayer } from "./use-layer.ts";

/** A menu on the stack of layers. */
function LayeredMenu({ opened, defaultOpened, onChange, ...rest }: MenuProps) {
  const [isOpen, setOpen] = useUncontrolled({
    value: opened,
    defaultValue: defaultOpened,
    finalValue: false,
    onChange,
  });
  useLayer(isOpen, () => {
    setOpen(false);
    rest.onClose?.();
  });
  return <MantineMenu {...rest} opened={isOpen} onChange={setOpen} closeOnEscape={false} />;
}

export const Menu = Object.assign(LayeredMenu, {
  Target: MantineMenu.Target,
  Dropdown: MantineMenu.Dropdown,
  Item: MantineMenu.Item,
  Label: MantineMenu.Label,
  Divider: MantineMenu.Divider,
  Sub: MantineMenu.Sub,
  RadioGroup: MantineMenu.RadioGroup,
  RadioItem: MantineMenu.RadioItem,
  CheckboxItem: MantineMenu.CheckboxItem,
});
