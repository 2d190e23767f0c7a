/** The plus at the end of the bar: all tools by name, each to open and to pin. [T2.07] */
import { ActionIcon } from "@mantine/core";
import { Popover } from "@slipway/ui/layers/popover.tsx";
import { ReasonTooltip } from "@slipway/ui/kit/reason-tooltip.tsx";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { toolId, type ToolSlot } from "@slipway/ui/slots/slots";
import { Pin, Plus } from "lucide-react";
import { useState } from "react";
import { MAX_PINS } from "./pins/pins.ts";
import { useHoverOpen } from "./use-hover-open.ts";
import { usePins } from "./pins/use-pins.ts";
import classes from "./more-tools.module.css";

function PinButton({ entry }: { entry: ToolSlot }) {
  const { pins, change } = usePins();
  const id = toolId(entry);
  const pinned = pins.includes(id);
  const full = !pinned && pins.length >= MAX_PINS;
  const action = pinned ? "Unpin from nav bar" : "Pin to nav bar";
  return (
    <ReasonTooltip reason={full ? `Can't pin more than ${MAX_PINS} tools` : null} label={action} withinPortal={false}>
      <ActionIcon
        variant="subtle"
        size={28}
        aria-label={`${action}: ${entry.label}`}
        aria-disabled={full || undefined}
        data-full={full || undefined}
        onClick={() => change(pinned ? { unpin: id } : { pin: id })}
      >
        <Pin size={14} fill={pinned ? "currentColor" : "none"} />
      </ActionIcon>
    </ReasonTooltip>
  );
}

export function MoreTools({ tools, current }: { tools: readonly ToolSlot[]; current: ToolSlot | undefined }) {
  const { openTool } = useNavigation();
  const { opened, setOpened, hover } = useHoverOpen();
  // A press takes the focus along, as keys need it; a mouse that only came near takes it from nobody.
  const [pressed, setPressed] = useState(false);
  if (!opened && pressed) setPressed(false);
  const byName = tools.toSorted((one, other) => one.label.localeCompare(other.label));
  const open = (entry: ToolSlot): void => {
    setOpened(false);
    openTool(toolId(entry));
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" width={232} trapFocus={pressed} returnFocus>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          size={30}
          aria-label="All tools"
          aria-expanded={opened}
          {...hover}
          onClick={() => {
            setPressed(true);
            setOpened(!opened || !pressed);
          }}
        >
          <Plus size={16} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.list!} aria-label="All tools" {...hover}>
        <ul>
          {byName.map((entry) => (
            <li key={entry.id}>
              <button
                type="button"
                className={classes.tool}
                aria-current={entry === current ? "page" : undefined}
                onClick={() => open(entry)}
              >
                <entry.icon size={15} strokeWidth={1.9} aria-hidden="true" />
                {entry.label}
              </button>
              <PinButton entry={entry} />
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}
