/** Pages that the model opens while it works: findings, and pictures beside the turn's evidence. */
import type { Needs } from "../../../../services.ts";
import type { RenderInput, RenderedView } from "../../loop/tools/checking/check-tools.ts";
import { isUnseenPage, type CheckOutcome } from "../check-results.ts";
import { dropPictures, keepPictures, type EvidencePicture, type PictureOwner } from "../evidence-pictures.ts";
import type { PageLooks } from "./page-looks.ts";
import type { RenderedPage } from "./render-pages.ts";

/** Smaller numbers name the pictures of the turn's end. */
const FIRST_NAME = 50;
/** Pictures of a turn, and of one call. A later one takes the place of the oldest, which is then gone. */
const MAX_PICTURES = 16;

export class LookedPages {
  readonly #services: Needs<"database" | "log" | "objects">;
  readonly #looks: PageLooks;
  readonly #owner: PictureOwner;
  /** The oldest first. */
  readonly #pictures = new Map<string, Uint8Array>();
  #taken = 0;

  constructor(services: Needs<"database" | "log" | "objects">, looks: PageLooks, owner: PictureOwner) {
    this.#services = services;
    this.#looks = looks;
    this.#owner = owner;
  }

  picture(ref: string): Uint8Array | null {
    return this.#pictures.get(ref) ?? null;
  }

  async render(query: RenderInput): Promise<unknown> {
    const { actions, full, dark, measure, storage } = query;
    const isOwn = [actions, full, dark, measure, storage].some((one) => one !== undefined && one !== false);
    const { checks, pages } = isOwn ? await this.#looks.ownPages(query) : await this.#looks.pages(query);
    const ran = checks.filter((check) => check.ok !== null && check.isReview !== true);
    if (ran.length === 0) return checkAnswer(checks[0]!);
    const kept = await this.#kept(pages);
    const isLong = ran.length > DETAILED_PAGES;
    const unseen = ran
      .filter(isUnseenPage)
      .map(({ name, isBehindSignIn: form }) => `${name}: ${form ? FORM : NO_DATA}`);
    const missing = checks.filter((check) => check.ok === null && check.isReview !== true);
    return {
      ok: ran.every((check) => check.ok === true && allDone(check)),
      pages: ran.map((check) => ({ ...(isLong ? withoutDetails(check) : check.data), ...kept.get(check) })),
      ...(isLong && ran.some(hasDetails) ? { left_out: LEFT_OUT } : {}),
      ...(unseen.length === 0 ? {} : { could_not_see: unseen }),
      ...(missing.length === 0 ? {} : { not_checked: missing.map(({ name, reason }) => `${name}, because ${reason}`) }),
    };
  }

  /** A page without a picture is still reported, and says why it has none. There may be no store. */
  async #kept(pages: readonly RenderedPage[]): Promise<Map<CheckOutcome, RenderedView>> {
    const views = new Map<CheckOutcome, RenderedView>();
    const pictures: EvidencePicture[] = [];
    for (const { check, screenshot } of pages) {
      if (screenshot === null) views.set(check, { no_picture: NOT_READY });
      else if (pictures.length === MAX_PICTURES) views.set(check, { no_picture: TOO_MANY });
      else {
        const name = `${FIRST_NAME + this.#taken}-${String(check.data?.["viewport"])}`;
        this.#taken += 1;
        this.#pictures.set(name, screenshot);
        pictures.push({ name, png: screenshot });
        views.set(check, { screenshot_ref: name });
      }
    }
    await this.#store(pictures).catch((error: unknown) =>
      this.#services.log.warn("pictures of pages were not kept", { projectId: this.#owner.projectId, error }),
    );
    return views;
  }

  async #store(pictures: readonly EvidencePicture[]): Promise<void> {
    const old = [...this.#pictures.keys()].slice(0, Math.max(0, this.#pictures.size - MAX_PICTURES));
    for (const name of old) this.#pictures.delete(name);
    if (pictures.length > 0) await keepPictures(this.#services, this.#owner, pictures);
    await dropPictures(this.#services, this.#owner, old);
  }
}

/** Logs and requests of many pages would fill the window of a model that asked for their errors. */
const DETAILED_PAGES = 4;
const LEFT_OUT = `logs and backend requests, told of at most ${DETAILED_PAGES} pages at once`;

const hasDetails = ({ data }: CheckOutcome): boolean =>
  data?.["logs"] !== undefined || data?.["requests"] !== undefined;

function withoutDetails({ data = {} }: CheckOutcome): Record<string, unknown> {
  const { logs: _logs, requests: _requests, ...rest } = data;
  return rest;
}

const NOT_READY = "the page was not ready to be pictured";
const TOO_MANY = `one call takes at most ${MAX_PICTURES} pictures; open fewer routes`;

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
