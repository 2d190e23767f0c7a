import { ActionIcon, NativeSelect } from "@mantine/core";
import { PageDialog } from "@slipway/ui/layers/dialog.tsx";
import { SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { usePageTitle } from "@slipway/ui/page/page-status";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import type { SettingsSection } from "@slipway/ui/slots/settings-sections";
import { ChevronLeft, X } from "lucide-react";
import { useState } from "react";
import { matching } from "../shell/commands/commands.ts";
import { useSettingsSections } from "./use-settings-sections.ts";
import classes from "./settings-frame.module.css";

const GROUPS: readonly SettingsSection["group"][] = ["Account", "Workspace", "Project", "Staff"];

/** `?settings=` over whatever page is open: the page below keeps all it holds. Unknown names are ignored. [WB3] */
export function SettingsFrame({ section }: { section: string }) {
  const { openSettings } = useNavigation();
  const { sections, projectId } = useSettingsSections();
  const mobile = useIsMobile();
  const Sections = mobile ? SectionChoice : SectionList;
  const current = sections.find(({ id, alias }) => id === section || alias === section);
  usePageTitle(current ? `${current.label} settings` : "Settings");
  if (current === undefined) return null;
  const close = () => openSettings(null);
  return (
    <PageDialog onClose={close} className={classes.content} aria-label="Settings">
      <div className={classes.frame}>
        <Sections sections={sections} current={current} onClose={close} />
        <section className={classes.card} aria-label={current.label} key={current.id} tabIndex={-1} data-autofocus>
          <div className={classes.column}>
            <h1>{current.label}</h1>
            <SlotBoundary fallback={<SkeletonLines widths={["60%", "100%", "80%", "40%"]} height={16} gap={16} />}>
              <current.component projectId={projectId} />
            </SlotBoundary>
          </div>
        </section>
      </div>
    </PageDialog>
  );
}

const grouped = (sections: readonly SettingsSection[]): [SettingsSection["group"], SettingsSection[]][] =>
  GROUPS.map((group): [SettingsSection["group"], SettingsSection[]] => [
    group,
    sections.filter((entry) => entry.group === group),
  ]).filter(([, entries]) => entries.length > 0);

interface SectionListProps {
  sections: readonly SettingsSection[];
  current: SettingsSection;
  onClose: () => void;
}

/** Phones choose the section in the browser's own list, which names the groups and needs no row to scroll. */
function SectionChoice({ sections, current, onClose }: SectionListProps) {
  const { openSettings } = useNavigation();
  return (
    <nav className={classes.nav} aria-label="Settings sections">
      <div className={classes.head}>
        <ActionIcon aria-label="Close settings" onClick={onClose} size={44}>
          <X size={18} />
        </ActionIcon>
        <NativeSelect
          className={classes.choice!}
          size="md"
          aria-label="Settings section"
          value={current.id}
          data={grouped(sections).map(([group, entries]) => ({
            group,
            items: entries.map(({ id, label }) => ({ value: id, label })),
          }))}
          onChange={(event) => openSettings(event.currentTarget.value)}
        />
      </div>
    </nav>
  );
}

const intoView = (button: HTMLElement | null): void => button?.scrollIntoView({ block: "nearest" });

function SectionList({ sections, current, onClose }: SectionListProps) {
  const { openSettings } = useNavigation();
  const [search, setSearch] = useState("");
  const found = grouped(matching(sections, search));
  return (
    <nav className={classes.nav} aria-label="Settings sections">
      <div className={classes.head}>
        <ActionIcon aria-label="Close settings" onClick={onClose} size={28}>
          <ChevronLeft size={17} />
        </ActionIcon>
        <span>Settings</span>
      </div>
      {sections.length > 6 && (
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
        {found.length === 0 && (
          <p className={classes.none} role="status">
            No results
          </p>
        )}
        {found.map(([group, entries]) => (
          <div key={group} className={classes.group}>
            <h2>{group}</h2>
            {entries.map((entry) => (
              <button
                key={entry.id}
                // On a low window the section that is open may be below the edge.
                ref={entry === current ? intoView : undefined}
                type="button"
                aria-current={entry === current ? "page" : undefined}
                onClick={() => openSettings(entry.id)}
              >
                <entry.icon size={15} aria-hidden="true" />
                {entry.label}
              </button>
            ))}
          </div>
        ))}
      </div>
    </nav>
  );
}
