import { ActionIcon, Modal } from "@mantine/core";
import { SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { useFocusBack } from "@slipway/ui/page/use-focus-back";
import { usePageTitle } from "@slipway/ui/page/page-status";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import type { SettingsSlot } from "@slipway/ui/slots/slots";
import { ChevronLeft, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useSettingsSections } from "./use-settings-sections.ts";
import classes from "./settings-frame.module.css";

const GROUPS: readonly SettingsSlot["group"][] = ["Account", "Workspace", "Project", "Staff"];

/** `?settings=` over whatever page is open: the page below keeps all it holds. Unknown names are ignored. [WB3] */
export function SettingsFrame({ section }: { section: string }) {
  const { openSettings } = useNavigation();
  const { sections, projectId } = useSettingsSections();
  useFocusBack();
  const current = sections.find((entry) => entry.id === section);
  usePageTitle(current ? `${current.label} settings` : "Settings");
  if (current === undefined) return null;
  const close = () => openSettings(null);
  return (
    <Modal.Root opened onClose={close} fullScreen radius={0} transitionProps={{ duration: 0 }}>
      <Modal.Content className={classes.content} aria-label="Settings">
        <div className={classes.frame}>
          <SectionList sections={sections} current={current} onClose={close} />
          <section className={classes.card} aria-label={current.label} key={current.id} tabIndex={-1} data-autofocus>
            <div className={classes.column}>
              <h1>{current.label}</h1>
              <SlotBoundary fallback={<SkeletonLines widths={["60%", "100%", "80%", "40%"]} height={16} gap={16} />}>
                <current.component projectId={projectId} />
              </SlotBoundary>
            </div>
          </section>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}

/** On phones the sections are one scrolling row; those for staff may come later than the others. */
function useShownInView(current: string, count: number) {
  const button = useRef<HTMLButtonElement>(null);
  // Newer browsers answer with a promise, which React would call as the effect's end.
  useEffect(() => void button.current?.scrollIntoView({ block: "nearest", inline: "center" }), [current, count]);
  return button;
}

interface SectionListProps {
  sections: readonly SettingsSlot[];
  current: SettingsSlot;
  onClose: () => void;
}

function SectionList({ sections, current, onClose }: SectionListProps) {
  const mobile = useIsMobile();
  const { openSettings } = useNavigation();
  const [search, setSearch] = useState("");
  const shown = useShownInView(current.id, sections.length);
  const found = sections.filter((entry) => entry.label.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <nav className={classes.nav} aria-label="Settings sections">
      <div className={classes.head}>
        <ActionIcon aria-label="Close settings" onClick={onClose} size={mobile ? 40 : 28}>
          {mobile ? <X size={18} /> : <ChevronLeft size={17} />}
        </ActionIcon>
        <span>Settings</span>
      </div>
      {!mobile && sections.length > 6 && (
        <input
          className={classes.search}
          type="search"
          placeholder="Find a setting"
          aria-label="Find a setting"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <div className={classes.groups}>
        {GROUPS.map((group) => {
          const entries = found.filter((entry) => entry.group === group);
          if (entries.length === 0) return null;
          return (
            <div key={group} className={classes.group}>
              <h2>{group}</h2>
              {entries.map((entry) => (
                <button
                  key={entry.id}
                  type="button"
                  ref={entry === current ? shown : undefined}
                  aria-current={entry === current ? "page" : undefined}
                  onClick={() => openSettings(entry.id)}
                >
                  <entry.icon size={15} aria-hidden="true" />
                  {entry.label}
                </button>
              ))}
            </div>
          );
        })}
      </div>
    </nav>
  );
}
