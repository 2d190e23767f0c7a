/** Everything by name: the page's commands, its settings, and the way to another project. [T2.04] [T9.18] */
import { Combobox, useCombobox } from "@mantine/core";
import { Dialog } from "@slipway/ui/layers/dialog.tsx";
import { useDebouncedValue } from "@mantine/hooks";
import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import type { HelpArticle } from "@slipway/features/help/contract/index.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { useRoute, useRouteOrNull } from "@slipway/ui/api/use-route";
import { useCommands } from "@slipway/ui/keys/use-key";
import { KeyHint } from "@slipway/ui/kit/key-hint.tsx";
import { projectHref, useNavigation } from "@slipway/ui/navigation/navigation";
import { pickWorkspace, useChosenWorkspace } from "@slipway/ui/session/current-workspace";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import { entriesOf, useWebFeatures } from "@slipway/ui/slots/slots";
import { useEffect, useRef, useState } from "react";
import { useSettingsSections } from "../../settings/use-settings-sections.ts";
import { matching, offersOf, type Offer } from "./commands.ts";
import { takeTyping } from "./typed-ahead.ts";
import classes from "./command-list.module.css";

const MAX_PROJECTS = 6;
const ASK_AFTER_MS = 150;
const MAX_HELP = 3;

/** The newest projects of the workspace whose names match. */
function useProjectOffers(typed: string): Offer[] {
  const { go } = useNavigation();
  const [asked] = useDebouncedValue(typed.trim(), ASK_AFTER_MS);
  const user = useRouteOrNull(accountsContract.user, {}).data;
  const workspace = pickWorkspace(
    user?.workspaces ?? [],
    useChosenWorkspace((state) => state.id),
  );
  const found = useRoute(
    projectsContract.list,
    { params: { id: workspace?.id ?? "" }, query: { limit: MAX_PROJECTS, q: asked || undefined } },
    { enabled: workspace !== undefined, keepPrevious: true },
  ).data;
  const projects = found?.projects ?? [];
  return projects.map(({ id, display_name }) => ({
    id: `project ${id}`,
    label: display_name,
    group: "Projects",
    keys: "",
    run: () => go(projectHref(id)),
  }));
}

/** Pages of the help whose question has the typed words: some things are explained, and have no command. */
function useHelpOffers(typed: string): Offer[] {
  const { go } = useNavigation();
  const [articles, setArticles] = useState<readonly HelpArticle[]>([]);
  useEffect(() => {
    // Without the help, the list has its commands.
    void import("@slipway/features/help/contract/index.ts").then(
      (help) => setArticles(help.articles),
      () => undefined,
    );
  }, []);
  if (typed.trim() === "") return [];
  const pages = articles.map(({ id, title, words }) => ({
    id: `help ${id}`,
    label: title,
    group: "Help",
    words: words.split(" "),
    keys: "",
    run: () => go(`/help#${id}`),
  }));
  return matching(pages, typed).slice(0, MAX_HELP);
}

function useOffers(typed: string): Offer[] {
  const { openSettings } = useNavigation();
  const commands = offersOf(useCommands());
  const settings = useSettingsSections().sections.map(({ id, label, group, words }) => ({
    id: `settings ${id}`,
    label,
    group: `Settings · ${group}`,
    words,
    keys: "",
    run: () => openSettings(id),
  }));
  // The server has looked for the projects by name already.
  return [...matching([...commands, ...settings], typed), ...useProjectOffers(typed), ...useHelpOffers(typed)];
}

/** One that cannot be loaded leaves its commands out of the list. */
function Sources() {
  const { projectId } = useSettingsSections();
  return entriesOf(useWebFeatures(), "app.commands").map(({ id, component: Source }) => (
    <SlotBoundary key={id} whenBroken="nothing">
      <Source projectId={projectId} />
    </SlotBoundary>
  ));
}

export function CommandList({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState("");
  const offers = useOffers(typed);
  const combobox = useCombobox({ opened: true });
  const { selectFirstOption, updateSelectedOptionIndex } = combobox;
  const ids = offers.map(({ id }) => id).join("\n");
  const list = useRef<HTMLDivElement>(null);
  const typedBefore = useRef(typed);
  useEffect(() => {
    const isNew = typedBefore.current !== typed;
    typedBefore.current = typed;
    // Projects come later than commands: what the arrows have chosen meanwhile stays chosen.
    if (!isNew && list.current?.querySelector("[data-combobox-selected]")) updateSelectedOptionIndex("selected");
    else selectFirstOption();
  }, [ids, typed, selectFirstOption, updateSelectedOptionIndex]);
  const choose = (id: string): void => {
    onClose();
    offers.find((offer) => offer.id === id)?.run();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      withCloseButton={false}
      size={560}
      centered={false}
      yOffset="12dvh"
      classNames={{ body: classes.body! }}
    >
      <Sources />
      <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false}>
        <Combobox.EventsTarget withExpandedAttribute>
          <input
            className={classes.field}
            aria-label="Find a command"
            placeholder="Find a command, a setting or a project"
            value={typed}
            data-autofocus
            onFocus={() => {
              const ahead = takeTyping();
              if (ahead !== "") setTyped((before) => before + ahead);
            }}
            onChange={(event) => setTyped(event.currentTarget.value)}
            // The list keeps Escape from the dialog, to close itself alone.
            onKeyDown={(event) => event.key === "Escape" && onClose()}
          />
        </Combobox.EventsTarget>
        {offers.length === 0 && (
          <Combobox.Empty className={classes.none!} role="status">
            No results
          </Combobox.Empty>
        )}
        <Combobox.Options ref={list} className={classes.list!} aria-label="Commands" hidden={offers.length === 0}>
          {[...Map.groupBy(offers, ({ group }) => group)].map(([group, members]) => (
            <Combobox.Group key={group} label={group}>
              {members.map(({ id, label, keys }) => (
                <Combobox.Option key={id} value={id} className={classes.offer!}>
                  <span>{label}</span>
                  {keys !== "" && <KeyHint keys={keys} />}
                </Combobox.Option>
              ))}
            </Combobox.Group>
          ))}
        </Combobox.Options>
      </Combobox>
    </Dialog>
  );
}
