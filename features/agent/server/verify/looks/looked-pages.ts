/** Pages that the model opens while it works: findings, and pictures beside the turn's evidence. */
import type { Needs } from "../../../../services.ts";
import type { RenderInput, RenderedView } from "../../loop/tools/checking/check-tools.ts";
import { isUnseenPage, type CheckOutcome } from "../check-results.ts";
import { keepPictures, type EvidencePicture, type PictureOwner } from "../evidence-pictures.ts";
import type { PageLooks } from "./page-looks.ts";
import type { RenderedPage } from "./render-pages.ts";

/** Smaller numbers name the pictures of the turn's end. */
const FIRST_NAME = 50;
const MAX_PICTURES = 16;

export class LookedPages {
  readonly #services: Needs<"database" | "log" | "objects">;
  readonly #looks: PageLooks;
  readonly #owner: PictureOwner;
  readonly #pictures = new Map<string, Uint8Array>();

  constructor(services: Needs<"database" | "log" | "objects">, looks: PageLooks, owner: PictureOwner) {
    this.#services = services;
    this.#looks = looks;
    this.#owner = owner;
  }

  picture(ref: string): Uint8Array | null {
    return this.#pictures.get(ref) ?? null;
  }

  async render({ actions, ...query }: RenderInput): Promise<unknown> {
    const { checks, pages } =
      actions === undefined ? await this.#looks.pages(query) : await this.#looks.usedPages({ ...query, actions });
    const ran = checks.filter((check) => check.ok !== null && check.isReview !== true);
    if (ran.length === 0) return checkAnswer(checks[0]!);
    const kept = await this.#kept(pages);
    const unseen = ran
      .filter(isUnseenPage)
      .map(({ name, isBehindSignIn: form }) => `${name}: ${form ? FORM : NO_DATA}`);
    const missing = checks.filter((check) => check.ok === null && check.isReview !== true);
    return {
      ok: ran.every((check) => check.ok === true && allDone(check)),
      pages: ran.map((check) => ({ ...check.data, ...kept.get(check) })),
      ...(unseen.length === 0 ? {} : { could_not_see: unseen }),
      ...(missing.length === 0 ? {} : { not_checked: missing.map(({ name, reason }) => `${name}, because ${reason}`) }),
    };
  }

  /**
   * A page without a picture is still reported: the number of pictures per turn is bounded, and there may be no store.
   */
  async #kept(pages: readonly RenderedPage[]): Promise<Map<CheckOutcome, RenderedView>> {
    const views = new Map<CheckOutcome, RenderedView>();
    const pictures: EvidencePicture[] = [];
    for (const { check, screenshot } of pages) {
      if (screenshot === null || this.#pictures.size >= MAX_PICTURES) continue;
      const name = `${FIRST_NAME + this.#pictures.size}-${String(check.data?.["viewport"])}`;
      this.#pictures.set(name, screenshot);
      pictures.push({ name, png: screenshot });
      views.set(check, { screenshot_ref: name });
    }
    if (pictures.length > 0)
      await keepPictures(this.#services, this.#owner, pictures).catch((error: unknown) =>
        this.#services.log.warn("pictures of pages were not kept", { projectId: this.#owner.projectId, error }),
      );
    return views;
  }
}

const FORM = "only the sign-in form was seen, nothing behind it; do not say that this page was checked";
const NO_DATA =
  "the checks do not reach the project's backend, so its data was not seen; do not say that it was checked with data";

/** A failed action is an error of the page, or of the request. */
const allDone = ({ data }: CheckOutcome): boolean =>
  ((data?.["actions"] ?? []) as readonly { ok: boolean }[]).every(({ ok }) => ok);

/** A check's findings. A check that could not run is an error, so that no model takes silence for success. */
export function checkAnswer({ ok, detail, reason, log, data }: CheckOutcome): Record<string, unknown> {
  if (ok === null) throw new Error(`Not checked: ${reason ?? "it did not run"}.`);
  return { ok, detail, ...(log === "" ? {} : { log }), ...data };
}
