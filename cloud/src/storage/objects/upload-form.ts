/** A form with a file (RFC 7578), read as it arrives: bytes of the file are passed on, and a few fields are kept. */
import { Dicer } from "@fastify/busboy";
import { invalidRequest, tooLarge } from "../storage-error.ts";
import { PartHeads } from "./part-heads.ts";

const KEPT_FIELDS = ["contentType", "cacheControl", "metadata", "userMetadata"] as const;
type FieldName = (typeof KEPT_FIELDS)[number];
const isKept = (name: string | undefined): name is FieldName => KEPT_FIELDS.some((kept) => kept === name);

const BOUNDARY = /;\s*boundary=(?:"([^"]{1,200})"|([^;\s"]{1,200}))/i;
const PARAMETER = /;\s*([a-z*]{1,40})=(?:"((?:\\.|[^"\\])*)"|([^;]*))/giy;
/** The type of a file that states none (RFC 7578, 4.4). */
const DEFAULT_TYPE = "text/plain";

/**
 * A part that is full stops the reader, which goes on when the part is read; one that ends in the same chunk is never read again.
 * Parts are emptied after each chunk, so they need no bound of their own.
 */
const NEVER_FULL = 2 ** 30;

const noContent = () => invalidRequest("No content provided");

type Head = Record<string, string[] | undefined>;

/** Parameters of `form-data; name="a"; filename="b"`. */
function parametersOf({ "content-disposition": said }: Head): Map<string, string> {
  const text = said?.[0] ?? "";
  const found = new Map<string, string>();
  PARAMETER.lastIndex = /^\s*form-data/i.exec(text)?.[0].length ?? text.length;
  for (let match = PARAMETER.exec(text); match !== null; match = PARAMETER.exec(text))
    found.set(match[1]!.toLowerCase(), match[2] ?? match[3]!);
  return found;
}

export interface UploadFormLimits {
  /** Bytes of all fields together. */
  fieldBytes: number;
}

export class UploadForm {
  readonly #heads: PartHeads;
  readonly #dicer: Dicer;
  readonly #limits: UploadFormLimits;
  readonly #fields = new Map<FieldName, Buffer[]>();
  readonly #partEnds: Promise<void>[] = [];
  readonly #over: Promise<void>;
  #fieldBytes = 0;
  #arrived: Uint8Array[] = [];
  #type: string | null = null;
  #isOver = false;

  /** Throws AppError `InvalidRequest` where the type names no boundary. */
  constructor(contentType: string, limits: UploadFormLimits) {
    const found = BOUNDARY.exec(contentType);
    const boundary = found?.[1] ?? found?.[2];
    if (boundary === undefined) throw noContent();
    this.#limits = limits;
    this.#heads = new PartHeads(boundary);
    const config = { boundary, partHwm: NEVER_FULL };
    this.#dicer = new Dicer(config);
    this.#dicer.on("part", (part) => this.#read(part));
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#dicer.once("finish", () => {
      this.#isOver = true;
      resolve();
    });
    this.#dicer.on("error", () => reject(noContent()));
    // The failure is told where the end is waited for, which a form that is given up never reaches.
    promise.catch(() => undefined);
    this.#over = promise;
  }

  /** The type that the file states. Known once the file has been read; so are the fields. */
  get type(): string {
    return this.#type ?? DEFAULT_TYPE;
  }

  /** The first field of this name. */
  field(name: FieldName): string | null {
    const pieces = this.#fields.get(name);
    return pieces === undefined ? null : Buffer.concat(pieces).toString("utf8");
  }

  /** Bytes of the first file, in pieces. Throws AppError `InvalidRequest` where there is none or the form breaks off. */
  async *file(body: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array, undefined> {
    try {
      for await (const chunk of body) {
        this.#heads.see(chunk);
        // Bytes after the last mark mean nothing.
        if (!this.#isOver) await new Promise<void>((resolve) => this.#dicer.write(chunk, () => resolve()));
        if (this.#fieldBytes > this.#limits.fieldBytes) throw tooLarge("form");
        yield* this.#taken();
      }
      if (!this.#isOver) this.#dicer.end();
      await this.#over;
      await Promise.all(this.#partEnds);
      if (this.#type === null) throw noContent();
      yield* this.#taken();
    } finally {
      this.#dicer.destroy();
    }
  }

  #taken(): Uint8Array[] {
    const taken = this.#arrived;
    this.#arrived = [];
    return taken;
  }

  #read(part: Dicer.PartStream): void {
    let take = (_bytes: Buffer): void => undefined;
    part.on("header", (head) => (take = this.#begin(head as Head)));
    part.on("data", (bytes: Buffer) => take(bytes));
    this.#partEnds.push(
      new Promise((resolve) => {
        part.once("end", resolve);
        // The form itself reports that it broke off.
        part.on("error", () => resolve());
      }),
    );
  }

  /** Answers what to do with the part's bytes. */
  #begin(head: Head): (bytes: Buffer) => void {
    const parameters = parametersOf(head);
    if (parameters.has("filename") || parameters.has("filename*")) {
      if (this.#type !== null) return () => undefined;
      const type = head["content-type"]?.[0]?.trim() ?? DEFAULT_TYPE;
      this.#type = /^[\x20-\x7e]*$/.test(type) ? type.toLowerCase() : "";
      return (bytes) => void this.#arrived.push(bytes);
    }
    const name = parameters.get("name");
    const pieces: Buffer[] = [];
    if (isKept(name) && !this.#fields.has(name)) this.#fields.set(name, pieces);
    return (bytes) => {
      this.#fieldBytes += bytes.length;
      pieces.push(bytes);
    };
  }
}
