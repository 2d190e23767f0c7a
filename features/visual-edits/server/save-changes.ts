/** Writes changes of elements into the source: one version, whatever was changed. [T3.21] [F1] */
import type { RouteParsed } from "@slipway/kernel/contract/route";
import { conflict, invalidRequest } from "@slipway/kernel/errors";
import { projectPath } from "@slipway/kernel/project-path";
import type { CommitChange } from "@slipway/platform/git/port";
import type { CommittedEdit } from "../../edits/server/index.ts";
import type { Actor } from "../../feature.ts";
import { imageFacts } from "../../uploads/contract/image-facts.ts";
import type { ImageType } from "../../uploads/contract/index.ts";
import { ownUploads } from "../../uploads/server/index.ts";
import type { Needs } from "../../services.ts";
import type { Values, VisualChange, visualEditsContract } from "../contract/index.ts";
import { classTarget, writeClasses, type ClassTarget, type TextEdit } from "./classes/class-target.ts";
import { classWords } from "./classes/class-words.ts";
import { editTitle } from "./edit-title.ts";
import { pictureAt } from "./image-place.ts";
import { findElement, type FoundElement } from "./source/find-element.ts";
import type { ProjectSources, RecentSources } from "./source/project-sources.ts";
import { textPlaces, writtenText } from "./texts/text-places.ts";

export type SavePorts = Needs<"database" | "edits" | "objects"> & { sources: RecentSources };

export interface SaveInput {
  projectId: string;
  actor: Actor;
  body: RouteParsed<(typeof visualEditsContract)["save"]>["body"];
}

const moved = (): Error =>
  conflict("element_moved", "This element has changed since it was selected. Nothing was saved. Select it again.");

/** AppErrors 409 `element_moved` and `file_changed`: nothing has been written then. */
export async function saveChanges(services: SavePorts, { projectId, actor, body }: SaveInput): Promise<CommittedEdit> {
  const sources = await services.sources.at(projectId, body.base_commit_sha);
  const pictures = await takePictures(services, actor.userId, body.changes);
  const edits = new EditList(sources);
  for (const change of body.changes) edits.add(change, pictures);
  const changes = [...edits.written(), ...pictures.files.values()];
  if (changes.length === 0)
    throw invalidRequest("There is nothing to change.", { field: "changes", rule: "not empty" });
  return services.edits.commit({
    projectId,
    author: { userId: actor.userId, displayName: actor.displayName, email: actor.email },
    baseSha: body.base_commit_sha,
    changes,
    message: editTitle(body.changes),
    type: "manual_update",
    kind: "VisualEdit",
  });
}

interface Pictures {
  addresses: ReadonlyMap<string, string>;
  files: ReadonlyMap<string, CommitChange>;
}

const ENDINGS: Record<ImageType, string> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
  "image/gif": "gif",
};

/** The name is ours, because people's file names are not valid addresses. */
async function takePictures(
  services: Needs<"database" | "objects">,
  userId: string,
  changes: readonly VisualChange[],
): Promise<Pictures> {
  const ids = [...new Set(changes.flatMap(({ image }) => (image === null ? [] : [image])))];
  const uploads = await ownUploads(services, userId, ids);
  const addresses = new Map<string, string>();
  const files = new Map<string, CommitChange>();
  for (const [index, id] of ids.entries()) {
    const { bytes } = uploads[index]!;
    const ending = ENDINGS[imageFacts(bytes)?.type ?? "image/png"];
    const name = `images/picture-${id.slice(-8)}.${ending}`;
    addresses.set(id, `/${name}`);
    files.set(id, { path: projectPath(`public/${name}`), content: bytes });
  }
  return { addresses, files };
}

interface WantedClasses {
  target: ClassTarget;
  values: Values;
  viewport: number;
}

/** Groups changes by the place they are written at, so that two changes of one place are written once. */
class EditList {
  readonly #sources: ProjectSources;
  readonly #classes = new Map<string, WantedClasses>();
  readonly #texts = new Map<string, TextEdit>();
  readonly #pictures = new Map<string, TextEdit>();

  constructor(sources: ProjectSources) {
    this.#sources = sources;
  }

  add(change: VisualChange, pictures: Pictures): void {
    const found = findElement(this.#sources.files, change.chain, 0);
    if (found === null) throw moved();
    if (Object.keys(change.values).length > 0) this.#addClasses(change, found);
    this.#addTexts(change, found);
    if (change.image !== null) this.#addImage(change, found, pictures.addresses.get(change.image));
  }

  #addClasses({ chain, values, viewport }: VisualChange, found: FoundElement): void {
    const target = classTarget(this.#sources.files, chain, found);
    const key = `${target.found.source.path}:${target.found.element.start}`;
    const before = this.#classes.get(key);
    this.#classes.set(key, { target, viewport, values: { ...before?.values, ...values } });
  }

  #addTexts({ chain, texts, shown_texts: shown }: VisualChange, found: FoundElement): void {
    if (texts.length === 0) return;
    const places = textPlaces({ files: this.#sources.files, chain }, found, shown);
    for (const { index, text } of texts) {
      const place = places[index];
      if (place === undefined || typeof place === "string") throw moved();
      if (!text.isWellFormed())
        throw invalidRequest("The text is not valid Unicode.", { field: "texts", rule: "valid Unicode" });
      const { path, start, end, kind } = place;
      this.#texts.set(`${path}:${start}`, { path, start, end, text: writtenText(kind, text) });
    }
  }

  #addImage({ chain, image_alt: alt }: VisualChange, found: FoundElement, address: string | undefined): void {
    const picture = pictureAt(this.#sources.files, chain, found);
    if (picture === null || address === undefined) throw moved();
    if (alt !== null && !alt.isWellFormed())
      throw invalidRequest("The words are not valid Unicode.", { field: "image_alt", rule: "valid Unicode" });
    for (const edit of picture.replacedBy(address, alt)) this.#pictures.set(`${edit.path}:${edit.start}`, edit);
  }

  #edits(): TextEdit[] {
    const { theme } = this.#sources;
    const classes = [...this.#classes.values()].map(({ target, values, viewport }) =>
      writeClasses(target, classWords(values, theme), { theme, viewport }),
    );
    const pictures = [...this.#pictures.values()];
    // The parts of a drawing go with it.
    const stays = ({ path, start, end }: TextEdit): boolean =>
      pictures.every((picture) => picture.path !== path || start <= picture.start || end >= picture.end);
    return [...classes.filter(stays), ...[...this.#texts.values()].filter(stays), ...pictures];
  }

  get #paths(): string[] {
    return [...new Set(this.#edits().map(({ path }) => path))];
  }

  /** Whole texts of the changed files. */
  written(): CommitChange[] {
    return this.#paths.map((path) => {
      const { text } = this.#sources.files.source(path)!;
      const edits = this.#edits()
        .filter((edit) => edit.path === path)
        .sort((one, other) => other.start - one.start);
      return {
        path: projectPath(path),
        content: edits.reduce((before, edit) => before.slice(0, edit.start) + edit.text + before.slice(edit.end), text),
      };
    });
  }
}
