import { MenuRadioItem } from "@mantine/core";
import { Menu } from "@slipway/ui/layers/menu.tsx";
import { MenuButton } from "@slipway/ui/kit/menu-button.tsx";
import { Check } from "lucide-react";

export interface ChoiceMenuProps<Value extends string> {
  /** The subject of the choice, such as "Sort by". */
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A few choices behind one button. */
export function ChoiceMenu<Value extends string>({ label, value, choices, onChange }: ChoiceMenuProps<Value>) {
  const current = choices.find((choice) => choice.value === value);
  return (
    <Menu position="bottom-start" width={184}>
      <Menu.Target>
        <MenuButton quiet aria-label={`${label}: ${current?.label}`}>
          {current?.label}
        </MenuButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{label}</Menu.Label>
        {choices.map((choice) => (
          <MenuRadioItem
            key={choice.value}
            value={choice.value}
            checked={choice.value === value}
            checkIcon={<Check size={15} aria-hidden="true" />}
            closeMenuOnClick
            onChange={() => onChange(choice.value)}
          >
            {choice.label}
          </MenuRadioItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
