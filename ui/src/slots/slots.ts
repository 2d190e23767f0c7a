/** Slots: places in the shell that features fill. A feature's `web/index.ts` exports one `WebFeature`. */
import type { LucideIcon } from "lucide-react";
import { createContext, useContext, type ComponentType } from "react";

export interface ProjectSlotProps {
  projectId: string;
}

export interface OverProjectProps {
  /** Null outside a project. */
  projectId: string | null;
}

interface Placed {
  /** Unique within the slot. */
  id: string;
  /** Ascending, left to right or top to bottom. */
  order: number;
}

/** The chat column: one entry, as high as the column. */
export interface ChatSlot extends Placed {
  slot: "project.chat";
  component: ComponentType<ProjectSlotProps>;
}

/** In place of everything else while the project is in Trash: one entry. */
export interface TrashSlot extends Placed {
  slot: "project.trashed";
  component: ComponentType<ProjectSlotProps>;
}

export interface InvitedSlotProps extends ProjectSlotProps {
  /** From `?magic_link=` in the address. */
  code: string;
}

/** In place of a project whose address carries an invite link: one entry. [W2.03] */
export interface InvitedSlot extends Placed {
  slot: "project.invited";
  component: ComponentType<InvitedSlotProps>;
}

/** Under "Nothing here, or you don't have access.", on the address of a project: one entry. */
export interface NoAccessSlot extends Placed {
  slot: "project.no-access";
  component: ComponentType<ProjectSlotProps>;
}

/** Controls of the project's top bar. `middle` stands right of the tools. */
export interface TopBarSlot extends Placed {
  slot: "project.topbar.left" | "project.topbar.middle" | "project.topbar.right";
  component: ComponentType<ProjectSlotProps>;
  /**
   * Also for people who only see the public part of a project; other controls on the right are hidden from them. [P8]
   */
  forOutsiders?: true;
}

/** Entries of the menu behind the project's name; each renders `Menu.Item`s. */
export interface ProjectMenuSlot extends Placed {
  slot: "project.menu";
  component: ComponentType<ProjectSlotProps>;
}

/** A view of the inset card. Its id is also the view's name in `history.state`. */
export interface ToolSlot extends Placed {
  slot: `project.tool.${string}`;
  label: string;
  /** Description of the visible content for the agent: a sentence of the next message. [W3.02] */
  shows: string;
  icon: LucideIcon;
  /** Other words by which people look for it. */
  words?: readonly string[];
  /** Opens it after `g`: `p` for `g p`. */
  key: string;
  component: ComponentType<ProjectSlotProps>;
  /** Only shown to people who hold this permission of the project. */
  permission?: string;
  /** Only shown to the people who run this Slipway. [W1.07] */
  staffOnly?: true;
  /**
   * Place in the bar: always (the default), pinned from the start or pinnable [T2.03], or only while it is visible
   * [T2.06], opened by its key or the list of commands (`keyed`), or only by other parts (`context`).
   */
  place?: "always" | "pinned" | "pinnable" | "keyed" | "context";
  /** False: phones do not offer it. [T2.02] */
  onMobile?: false;
}

/** Phones, while the chat or another view than the preview is on screen: the small docked preview above the switch. [W2.11] [T2.10] */
export interface DockSlot extends Placed {
  slot: "project.dock";
  component: ComponentType<ProjectSlotProps>;
}

/** Over the lower edge of the previewed app, in its header or beside it, for people who may change it. */
type PreviewSlotOfEditors = "project.preview.sheet" | "project.preview.header" | "project.preview.side";
/** In the header, or over the whole app, for everybody with access to the project. */
type PreviewSlotOfAll = "project.preview.bar" | "project.preview.over";

export interface PreviewSheetSlot extends Placed {
  slot: PreviewSlotOfAll | PreviewSlotOfEditors;
  component: ComponentType<ProjectSlotProps>;
}

/** A column at the right edge of the inset card, beside whatever tool is open. */
export interface ProjectSideSlot extends Placed {
  slot: "project.side";
  component: ComponentType<ProjectSlotProps>;
}

export interface CodeLineSlotProps extends ProjectSlotProps {
  path: string;
  line: number;
  commitSha: string;
  /** The file has changes that no version has yet. */
  isUnsaved: boolean;
}

/** In the status line of the code editor, about the line with the cursor. */
export interface CodeLineSlot extends Placed {
  slot: "project.code.line";
  component: ComponentType<CodeLineSlotProps>;
}

export interface VersionSlotProps extends ProjectSlotProps {
  commitSha: string;
  version: number;
}

/** In the header of a chosen version. */
export interface VersionSlot extends Placed {
  slot: "project.version";
  component: ComponentType<VersionSlotProps>;
}

/** A text in an unsent message that looks like a key. */
export interface PastedSecret {
  /** "a Stripe secret key". */
  what: string;
  value: string;
  /** `sk_live…9f2`. */
  masked: string;
  /** The text that stands before it. */
  before: string;
}

export interface SecretSlotProps extends ProjectSlotProps {
  /** At least one; all values differ. */
  secrets: readonly PastedSecret[];
  /** The names under which they are stored now, in their order. */
  onStored: (names: readonly string[]) => void;
  onBack: () => void;
}

/**
 * Stores pasted secrets in a safe place, or says why it cannot. "Store as a secret" is only offered when a feature
 * fills this slot.
 */
export interface ChatSecretSlot extends Placed {
  slot: "chat.secret";
  component: ComponentType<SecretSlotProps>;
}

/** A part of the publish dropdown: a section is drawn once somebody opens it, a check is one row that is always there. [W2.34] */
export interface PublishSlot extends Placed {
  slot: "publish.section" | "publish.check";
  label: string;
  /** Only shown to people who hold this permission of the project. */
  permission: string;
  component: ComponentType<ProjectSlotProps>;
}

export interface SignInSlotProps {
  /** As it is typed so far. */
  email: string;
}

/** In the form that signs in, under the address: another way in for people with an address like it. */
export interface SignInSlot extends Placed {
  slot: "sign-in.email";
  component: ComponentType<SignInSlotProps>;
}

/** Controls of the bar on pages outside a project: left after the mark, right at the end. */
export interface AppBarSlot extends Placed {
  slot: "app.bar.left" | "app.bar.right";
  component: ComponentType;
}

/** On Home, under the question. Each decides itself whether it has something to show. */
export interface HomeSlot extends Placed {
  slot: "home.section";
  component: ComponentType;
}

/** Always mounted, above everything: sheets and dialogs that open themselves from a store. */
export interface LayerSlot extends Placed {
  slot: "app.layer";
  component: ComponentType;
}

/** Mounted while the list of commands is open, so that the page does not load them: each adds commands by `useCommand`. */
export interface CommandsSlot extends Placed {
  slot: "app.commands";
  component: ComponentType<OverProjectProps>;
}

export type SlotEntry =
  | CommandsSlot
  | ChatSlot
  | ChatSecretSlot
  | TrashSlot
  | InvitedSlot
  | NoAccessSlot
  | TopBarSlot
  | ProjectMenuSlot
  | ToolSlot
  | DockSlot
  | PreviewSheetSlot
  | ProjectSideSlot
  | CodeLineSlot
  | VersionSlot
  | PublishSlot
  | AppBarSlot
  | SignInSlot
  | HomeSlot
  | LayerSlot;
type Matching<Entry, Name> = Entry extends { slot: infer Slots } ? (Name extends Slots ? Entry : never) : never;
export type EntryOf<Name extends SlotEntry["slot"]> = Matching<SlotEntry, Name>;

export interface Screen {
  /** Path with `$name` parameters: `/projects/$projectId`. The feature's own; no two features share one. */
  path: `/${string}`;
  component: ComponentType<{ params: Record<string, string> }>;
}

export interface WebFeature {
  name: string;
  slots?: readonly SlotEntry[];
  screens?: readonly Screen[];
}

const isTool = (entry: SlotEntry): entry is ToolSlot => entry.slot.startsWith("project.tool.");
export const toolId = (entry: ToolSlot): string => entry.slot.slice("project.tool.".length);

const byOrder = (one: Placed, other: Placed): number => one.order - other.order || one.id.localeCompare(other.id);

export const entriesOf = <Name extends Exclude<SlotEntry["slot"], `project.tool.${string}`>>(
  features: readonly WebFeature[],
  name: Name,
): EntryOf<Name>[] =>
  features
    .flatMap((feature) => (feature.slots ?? []).filter((entry) => entry.slot === name) as EntryOf<Name>[])
    .sort(byOrder);

export const toolsOf = (features: readonly WebFeature[]): ToolSlot[] =>
  features.flatMap((feature) => (feature.slots ?? []).filter(isTool)).sort(byOrder);

export const WebFeaturesContext = createContext<readonly WebFeature[]>([]);
export const useWebFeatures = (): readonly WebFeature[] => useContext(WebFeaturesContext);
