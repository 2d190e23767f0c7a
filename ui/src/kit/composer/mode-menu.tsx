/** Agent or Chat; `mod+i` switches. [CH2] */
import { Menu } from "../../layers/menu.tsx";
import { Check, ChevronDown } from "lucide-react";
import { keyLabels } from "../../keys/key-pattern.ts";
import { useKey } from "../../keys/use-key.ts";
import classes from "./mode-menu.module.css";

const SWITCH_KEYS = "mod+i";

const OPTIONS = [
  { value: false, label: "Agent", hint: "Plans, edits and checks the app" },
  { value: true, label: "Chat", hint: "Answers and changes nothing" },
];

export interface ModeMenuProps {
  chatOnly: boolean;
  onChoose: (chatOnly: boolean) => void;
}

export function ModeMenu({ chatOnly, onChoose }: ModeMenuProps) {
  const name = chatOnly ? "Chat" : "Agent";
  useKey({ keys: SWITCH_KEYS, label: "Switch between Agent and Chat", group: "Chat" }, () => onChoose(!chatOnly));
  return (
    <Menu position="top-start">
      <Menu.Target>
        <button
          type="button"
          className={classes.mode}
          data-chat={chatOnly || undefined}
          aria-label={`Mode: ${name}`}
          title={`Switch with ${keyLabels(SWITCH_KEYS).join(" ")}`}
        >
          {name}
          <ChevronDown size={13} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {OPTIONS.map((option) => (
          <Menu.Item
            key={option.label}
            onClick={() => onChoose(option.value)}
            rightSection={option.value === chatOnly ? <Check size={14} aria-label="chosen" /> : undefined}
          >
            {option.label}
            <span className={classes.hint}>{option.hint}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
