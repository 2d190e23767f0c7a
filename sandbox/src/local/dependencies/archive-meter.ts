/**
 * Counts the unpacked size of packages while they are transferred: an archive of a megabyte may hold a terabyte, which
 * would fill the shared disk.
 */
import { Writable, type Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

interface UnpackedBounds {
  bytes: number;
  files: number;
}

const BLOCK = 512;
const SIZE_AT = 124;

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** The size in a tar header: octal text, or base 256 if the first bit is set. */
function sizeIn(header: Buffer): number {
  const field = header.subarray(SIZE_AT, SIZE_AT + 12);
  if ((field[0]! & 0x80) !== 0) return Number(BigInt(`0x${field.toString("hex")}`) & ((1n << 88n) - 1n));
  return Number.parseInt(field.toString("latin1").replaceAll("\0", " ").trim() || "0", 8) || 0;
}

type Stop = (rule: string) => void;

/** A sink that discards bytes. */
const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

/** One meter for one installation. */
export class ArchiveMeter {
  readonly #bounds: UnpackedBounds;
  #bytes = 0;
  #files = 0;

  constructor(bounds: UnpackedBounds) {
    this.#bounds = bounds;
  }

  /** Takes the bytes of one answer at the pace of unpacking. `stop` gets the broken rule. */
  of(encoding: string | undefined, stop: Stop): Writable {
    const name = encoding?.trim().toLowerCase() ?? "";
    if (name === "" || name === "identity") return this.#content(stop);
    const decode = DECODERS[name];
    if (!decode) {
      stop("the registry answered in an encoding that nobody asked for.");
      return nowhere();
    }
    return this.#before(decode(), this.#content(stop));
  }

  /** A description is JSON, a package is gzip. npm also unpacks other forms, but nobody publishes those. */
  #content(stop: Stop): Writable {
    let inner: Writable | null = null;
    const innerFor = (first: number | undefined): Writable => {
      if (first === 0x1f) return this.#before(createGunzip(), this.#tar(stop));
      if (first !== undefined && !"{[ \t\r\n".includes(String.fromCharCode(first))) stop("it is no package archive.");
      return nowhere();
    };
    return new Writable({
      write(chunk: Buffer, _encoding, done) {
        inner ??= innerFor(chunk[0]);
        inner.write(chunk, () => done());
      },
      final(done) {
        inner?.end();
        done();
      },
    });
  }

  /** A package that cannot be decoded here fails in the sandbox as well, which reports it. */
  #before(decoder: Transform, next: Writable): Writable {
    decoder.on("error", () => next.destroy()).pipe(next);
    return decoder;
  }

  #tar(stop: Stop): Writable {
    const header = Buffer.alloc(BLOCK);
    let held = 0;
    let toSkip = 0;
    const readHeaders = (chunk: Buffer): void => {
      for (let at = 0; at < chunk.length; ) {
        const skipped = Math.min(toSkip, chunk.length - at);
        toSkip -= skipped;
        at += skipped;
        const taken = chunk.copy(header, held, at, at + BLOCK - held);
        held += taken;
        at += taken;
        if (held < BLOCK) continue;
        held = 0;
        // Blocks of zeros end the archive.
        if (header[0] === 0) continue;
        this.#files += 1;
        toSkip = Math.ceil(sizeIn(header) / BLOCK) * BLOCK;
      }
    };
    return new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        this.#bytes += chunk.length;
        readHeaders(chunk);
        if (this.#bytes > this.#bounds.bytes) stop("it is too large when it is unpacked.");
        else if (this.#files > this.#bounds.files) stop("it holds too many files.");
        done();
      },
    });
  }
}
