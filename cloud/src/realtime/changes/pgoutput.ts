/** Messages of the output plugin pgoutput, protocol version 1 (PostgreSQL, Logical Replication Message Formats). */

export interface RelationColumn {
  name: string;
  typeOid: number;
  /** Whether it is part of what identifies an old row. */
  isKey: boolean;
}

export interface Relation {
  oid: number;
  schema: string;
  name: string;
  columns: RelationColumn[];
}

/** Text of a value, null, or undefined for one that is stored elsewhere and did not change. */
export type Value = string | null | undefined;
export type Tuple = Value[];

export interface RowChange {
  kind: "INSERT" | "UPDATE" | "DELETE";
  relation: Relation;
  /** Absent for a deletion. */
  new: Tuple | null;
  /** The part of the old row that the table's replica identity keeps: all of it, its key, or nothing. */
  old: Tuple | null;
  /** Only the key's values in `old` are set. */
  isOldKeyOnly: boolean;
}

export interface Commit {
  /** Microseconds since the epoch. */
  time: bigint;
  endLsn: bigint;
}

export type OutputMessage =
  | { type: "begin"; transaction: number }
  | { type: "change"; change: RowChange }
  | { type: "commit"; commit: Commit }
  | { type: "other" };

const POSTGRES_EPOCH_MICROS = 946_684_800_000_000n;

class Reader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  byte(): number {
    return this.#bytes[this.#at++]!;
  }

  letter(): string {
    return String.fromCharCode(this.byte());
  }

  int16(): number {
    this.#at += 2;
    return this.#bytes.readInt16BE(this.#at - 2);
  }

  int32(): number {
    this.#at += 4;
    return this.#bytes.readInt32BE(this.#at - 4);
  }

  uint32(): number {
    return this.int32() >>> 0;
  }

  int64(): bigint {
    this.#at += 8;
    return this.#bytes.readBigInt64BE(this.#at - 8);
  }

  text(): string {
    const end = this.#bytes.indexOf(0, this.#at);
    const text = this.#bytes.toString("utf8", this.#at, end);
    this.#at = end + 1;
    return text;
  }

  sized(): string {
    const length = this.int32();
    this.#at += length;
    return this.#bytes.toString("utf8", this.#at - length, this.#at);
  }
}

function readTuple(reader: Reader): Tuple {
  return Array.from({ length: reader.int16() }, (): Value => {
    switch (reader.letter()) {
      case "n":
        return null;
      case "u":
        return undefined;
      default:
        return reader.sized();
    }
  });
}

function readRelation(reader: Reader): Relation {
  const oid = reader.uint32();
  const schema = reader.text();
  const name = reader.text();
  reader.byte();
  const columns = Array.from({ length: reader.int16() }, () => {
    const isKey = (reader.byte() & 1) === 1;
    const column = { name: reader.text(), typeOid: reader.uint32(), isKey };
    reader.int32();
    return column;
  });
  return { oid, schema: schema === "" ? "pg_catalog" : schema, name, columns };
}

const CHANGES = new Set([..."IUD"].map((letter) => letter.charCodeAt(0)));

/** One per stream: a relation is described once and then named by number. */
export class OutputDecoder {
  readonly #relations = new Map<number, Relation>();

  static isChange(bytes: Buffer): boolean {
    return CHANGES.has(bytes[0]!);
  }

  read(bytes: Buffer): OutputMessage {
    const reader = new Reader(bytes);
    switch (reader.letter()) {
      case "B":
        reader.int64();
        reader.int64();
        return { type: "begin", transaction: reader.uint32() };
      case "C":
        return { type: "commit", commit: this.#commit(reader) };
      case "R": {
        const relation = readRelation(reader);
        this.#relations.set(relation.oid, relation);
        return { type: "other" };
      }
      case "I":
        return this.#change("INSERT", reader);
      case "U":
        return this.#change("UPDATE", reader);
      case "D":
        return this.#change("DELETE", reader);
      default:
        return { type: "other" };
    }
  }

  #commit(reader: Reader): Commit {
    reader.byte();
    reader.int64();
    const endLsn = reader.int64();
    return { endLsn, time: reader.int64() + POSTGRES_EPOCH_MICROS };
  }

  #change(kind: RowChange["kind"], reader: Reader): OutputMessage {
    const relation = this.#relations.get(reader.uint32());
    if (relation === undefined) throw new Error("a change of a relation nobody told about");
    const change: RowChange = { kind, relation, new: null, old: null, isOldKeyOnly: false };
    let mark = reader.letter();
    if (mark === "K" || mark === "O") {
      change.old = readTuple(reader);
      change.isOldKeyOnly = mark === "K";
      mark = kind === "UPDATE" ? reader.letter() : "";
    }
    if (mark === "N") change.new = readTuple(reader);
    return { type: "change", change };
  }
}
