/** Agent or Chat; `mod+i` switches. [CH2] */
import { Menu } from "@mantine/core";
import { keyLabels } from "@slipway/ui/keys/key-pattern";
import { useKey } from "@slipway/ui/keys/use-key";
import { Check, ChevronDown } from "lucide-react";
import { setChatOnly, useChatOnly } from "./mode.ts";
import styles from "./composer.module.css";

const SWITCH_KEYS = "mod+i";

const OPTIONS = [
  { value: false, label: "Agent", hint: "Plans, edits and checks the app" },
  { value: true, label: "Chat", hint: "Answers and changes nothing" },
];

export function ModeMenu({ projectId }: { projectId: string }) {
  const chatOnly = useChatOnly(projectId);
  const name = chatOnly ? "Chat" : "Agent";
  useKey({ keys: SWITCH_KEYS, label: "Switch between Agent and Chat", group: "Chat" }, () =>
    setChatOnly(projectId, !chatOnly),
  );
  return (
    <Menu position="top-start">
      <Menu.Target>
        <button
          type="button"
          className={styles.mode}
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
            onClick={() => setChatOnly(projectId, option.value)}
            rightSection={option.value === chatOnly ? <Check size={14} aria-label="chosen" /> : undefined}
          >
            {option.label}
            <span className={styles.hint}>{option.hint}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
