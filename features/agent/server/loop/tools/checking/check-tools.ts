/** Checks that a model can run before it is done: types, build, and pages in a browser, used as a person uses them. */
import { tool, type Tool, type ToolSet } from "ai";
import { z } from "zod";
import { actionSchema, targetSchema, type AskedAction } from "./asked-action.ts";
import { MAX_ACTIONS, type ActionTarget } from "@slipway/platform/browser/acting/page-action";

/** Each page with actions is a tab of its own that runs them one after another. */
const MAX_ACTED_PAGES = 3;

const MAX_MEASURED = 5;
const MAX_ENTRIES = 20;
const STORAGE_CHARACTERS = 50_000;

const storage = z
  .record(z.string().max(100), z.string())
  .refine((entries) => Object.keys(entries).length <= MAX_ENTRIES, { message: `has at most ${MAX_ENTRIES} entries` })
  .refine((entries) => Object.values(entries).join("").length <= STORAGE_CHARACTERS, {
    message: `has at most ${STORAGE_CHARACTERS} characters`,
  });

export interface RenderInput {
  routes?: string[] | undefined;
  viewport?: "desktop" | "mobile" | undefined;
  /** `anon`, `user` or a role. */
  as?: string | undefined;
  actions?: AskedAction[] | undefined;
  /** Pictures of the whole page. */
  full?: boolean | undefined;
  dark?: boolean | undefined;
  measure?: ActionTarget[] | undefined;
  /** Entries of local storage before the page opens. */
  storage?: Record<string, string> | undefined;
}

/** The tool's answer about a page. */
export interface RenderedView {
  /** Name of its picture in the turn's evidence. */
  screenshot_ref?: string;
  /** Why it has none. */
  no_picture?: string;
}

export interface CheckPorts {
  /** Types alone, for the embedded builder. */
  typecheck(): Promise<unknown>;
  /** The build alone, for the embedded builder. */
  build(): Promise<unknown>;
  /** Both, with each problem once. */
  check(): Promise<unknown>;
  render(input: RenderInput): Promise<unknown>;
  /** Returns the PNG for a `screenshot_ref`; null if the model cannot see. */
  picture: ((ref: string) => Uint8Array | null) | null;
}

export function checkTools(ports: CheckPorts): ToolSet {
  return {
    check: tool({
      description: "Checks types and build, and whether the backend's functions can be deployed.",
      inputSchema: z.object({}),
      execute: () => ports.check(),
    }),
  };
}

export function renderTool(ports: Pick<CheckPorts, "render" | "picture">): ToolSet {
  return {
    render: tool({
      description: `Opens pages of the built app and reports errors, logs, requests, overflow and accessibility, with a picture (screenshot_ref) of the first screen; full: of all. A route such as /items/:id is opened where a page links to it. Actions use each page as a person does (a target: role with its name in text, a text on the page, or a field's label), with empty storage unless given; each tells address, console errors, dialogs, a download's content, and lines and values that appeared and disappeared. The first that fails ends them. scroll: target or edge. upload: name and text, or path of a project file; target optional. accept: yes (or text) to the next dialog, else no. measure: place, size, colours. A backend is a throwaway copy: tables of the migrations, rows of supabase/seed.sql (user@checks.example has an account), no functions or mail. as: anon, user or a role of the app. At most ${MAX_ACTIONS} actions on ${MAX_ACTED_PAGES} pages.`,
      inputSchema: z
        .object({
          routes: z.array(z.string().max(400)).max(20).optional(),
          viewport: z.enum(["desktop", "mobile"]).optional(),
          as: z.string().max(30).optional(),
          actions: z.array(actionSchema).max(MAX_ACTIONS).optional(),
          full: z.boolean().optional(),
          dark: z.boolean().optional(),
          measure: z.array(targetSchema).max(MAX_MEASURED).optional(),
          storage: storage.optional(),
        })
        .refine(({ routes = [], actions = [] }) => actions.length === 0 || routes.length <= MAX_ACTED_PAGES, {
          message: `With actions at most ${MAX_ACTED_PAGES} routes are opened at once.`,
          path: ["routes"],
        }),
      execute: ({ actions = [], ...query }) =>
        ports.render(actions.length === 0 ? query : { ...query, actions: actions as AskedAction[] }),
      ...(ports.picture === null ? {} : { toModelOutput: withPictures(ports.picture) }),
    }),
  };
}

type PictureAnswer = ReturnType<NonNullable<Tool["toModelOutput"]>>;

/** A picture costs about as much as a page of text, in every later step. */
const MAX_SEEN = 4;

/** The answer as text, followed by the pictures of its pages. It says so when some are left out. */
const withPictures =
  (picture: (ref: string) => Uint8Array | null) =>
  ({ output }: { output: unknown }): PictureAnswer => {
    const { pages = [] } = output as { pages?: readonly RenderedView[] };
    const taken = pages
      .flatMap(({ screenshot_ref: ref }) => (ref === undefined ? [] : [picture(ref)]))
      .filter((png) => png !== null);
    const words = [JSON.stringify(output)];
    if (taken.length > MAX_SEEN)
      words.push(`The first ${MAX_SEEN} of ${taken.length} pictures follow. For others, render those routes alone.`);
    const texts = words.map((text) => ({ type: "text", text }) as const);
    return { type: "content", value: [...texts, ...taken.slice(0, MAX_SEEN).map(pictureOf)] };
  };

const pictureOf = (png: Uint8Array) =>
  ({
    type: "file",
    mediaType: "image/png",
    data: { type: "data", data: Buffer.from(png).toString("base64") },
  }) as const;
