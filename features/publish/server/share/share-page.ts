/** A public site as it is served: its page gets tags for links to it, and the picture is one of its files. */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { RecentMap } from "@slipway/kernel/recent-map";
import type { Artefact, ArtefactFile, FileBodies, Visits } from "../../../preview/server/index.ts";
import type { Needs } from "../../../services.ts";
import type { Deployment } from "../deployments.ts";
import { SHARE_SIZE, shareImageKey } from "./kept-image.ts";
import { withShareTags, type ShareImage } from "./share-head.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Larger pages are served as they were built. */
const MAX_BYTES = 1_048_576;
const KEPT_PAGES = 500;

export interface SharedSite {
  artefact: Artefact;
  bodies: FileBodies;
}

interface SharedPage {
  file: ArtefactFile;
  /** The page by key, plain and compressed. */
  bodies: ReadonlyMap<string, Buffer>;
}

async function pageOf(built: ArtefactFile, html: string): Promise<SharedPage> {
  const bytes = Buffer.from(html);
  const etag = createHash("sha256").update(bytes).digest("hex");
  const [br, gz] = await Promise.all([compressBrotli(bytes, BROTLI), compressGzip(bytes)]);
  const key = (encoding: string): string => `page/${etag}${encoding}`;
  return {
    file: {
      ...built,
      size: bytes.length,
      etag,
      key: key(""),
      br: { key: key(".br"), size: br.length },
      gzip: { key: key(".gz"), size: gz.length },
    },
    bodies: new Map([
      [key(""), bytes],
      [key(".br"), br],
      [key(".gz"), gz],
    ]),
  };
}

/** Files of the store, with those made here. */
function bodiesWith(store: FileBodies, made: ReadonlyMap<string, Buffer>): FileBodies {
  return {
    cachedBody: (key) => made.get(key) ?? store.cachedBody(key),
    body: async (key) => made.get(key) ?? store.body(key),
    range: async (key, start, end) => made.get(key)?.subarray(start, end + 1) ?? store.range(key, start, end),
  };
}

interface SharedInput {
  deployment: Deployment;
  artefact: Artefact;
  siteUrl: string;
  /** The project's title, for a page without one. */
  title: string;
}

type SharePagesPorts = Needs<"log" | "objects"> & { preview: Pick<Visits, "store"> };

/** Remembers the pages it made: a site is looked up anew every few seconds. */
export class SharePages {
  readonly #ports: SharePagesPorts;
  readonly #pages = new RecentMap<Promise<SharedPage | null>>(KEPT_PAGES);

  constructor(ports: SharePagesPorts) {
    this.#ports = ports;
  }

  async of({ deployment, artefact, siteUrl, title }: SharedInput): Promise<SharedSite> {
    const { store } = this.#ports.preview;
    const built = artefact.files.get("index.html");
    const picture = await this.#picture(deployment);
    if (built === undefined || built.size > MAX_BYTES) return { artefact, bodies: store };
    const image = picture === null ? null : { url: new URL(`/${picture.path}`, siteUrl).href, ...SHARE_SIZE };
    const name = JSON.stringify([built.key, image?.url ?? null, title]);
    const known = this.#pages.get(name);
    const made = known ?? this.#make(name, { built, image, title });
    // If the file is missing the page is served as it was built, so that visitors and the publisher learn of it.
    const page = await made.catch((error: unknown) => {
      this.#ports.log.error("the page of a site could not be read", { projectId: deployment.projectId, error });
      return null;
    });
    if (page === null) return { artefact, bodies: store };
    const files = new Map(artefact.files).set("index.html", page.file);
    if (picture !== null) files.set(picture.path, picture);
    return { artefact: { id: artefact.id, files }, bodies: bodiesWith(store, page.bodies) };
  }

  #make(
    name: string,
    { built, image, title }: { built: ArtefactFile; image: ShareImage | null; title: string },
  ): Promise<SharedPage | null> {
    const made = (async () => {
      const html = (await this.#ports.preview.store.body(built.key)).toString("utf8");
      const shared = withShareTags(html, { title, image });
      return shared === html ? null : pageOf(built, shared);
    })();
    this.#pages.set(name, made);
    made.catch(() => this.#pages.delete(name));
    return made;
  }

  /** The picture as a file of the site. Its name contains a hash of its bytes. */
  async #picture({ projectId, shareImage }: Deployment): Promise<ArtefactFile | null> {
    if (shareImage === null) return null;
    const key = shareImageKey(projectId, shareImage);
    const info = await this.#ports.objects.head(key);
    if (info === null) return null;
    const path = `__share/${shareImage.slice(0, 16)}.png`;
    return { path, type: "image/png", size: info.size, etag: shareImage, key, immutable: true };
  }
}
