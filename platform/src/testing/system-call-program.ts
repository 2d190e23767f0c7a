/**
 * A native program made of bare system calls, for probing what a sandbox lets through: JavaScript reaches few of them, a
 * program that a project brings along reaches them all. x86-64 Linux only.
 */

export interface SystemCall {
  name: string;
  number: number;
  /** Text becomes the address of its bytes, ended by zero. */
  arguments: readonly (number | string)[];
}

const BASE = 0x400000;
const HEADERS = 64 + 56;
/** `mov register, imm64` for the number and the six arguments. */
const MOVE = ["48b8", "48bf", "48be", "48ba", "49ba", "49b8", "49b9"].map((hex) => Buffer.from(hex, "hex"));
const SYSCALL = Buffer.from("0f05", "hex");
const MOVE_R15 = Buffer.from("49bf", "hex");
const STORE_RAX_AT_R15 = Buffer.from("498907", "hex");

const WRITE = 1;
const EXIT = 60;

function word(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64LE(BigInt(value));
  return bytes;
}

const invoke = (number: number, values: readonly number[]): Buffer =>
  Buffer.concat([...[number, ...values].flatMap((value, at) => [MOVE[at]!, word(value)]), SYSCALL]);

const store = (address: number): Buffer => Buffer.concat([MOVE_R15, word(address), STORE_RAX_AT_R15]);

function headers(fileBytes: number, memoryBytes: number): Buffer {
  const bytes = Buffer.alloc(HEADERS);
  bytes.write("7f454c46020101", "hex");
  bytes.writeUInt16LE(2, 16);
  bytes.writeUInt16LE(0x3e, 18);
  bytes.writeUInt32LE(1, 20);
  bytes.writeBigUInt64LE(BigInt(BASE + HEADERS), 24);
  bytes.writeBigUInt64LE(64n, 32);
  bytes.writeUInt16LE(64, 52);
  bytes.writeUInt16LE(56, 54);
  bytes.writeUInt16LE(1, 56);
  // One segment: readable, writable, executable.
  bytes.writeUInt32LE(1, 64);
  bytes.writeUInt32LE(7, 68);
  for (const at of [80, 88]) bytes.writeBigUInt64LE(BigInt(BASE), at);
  bytes.writeBigUInt64LE(BigInt(fileBytes), 96);
  bytes.writeBigUInt64LE(BigInt(memoryBytes), 104);
  bytes.writeBigUInt64LE(4096n, 112);
  return bytes;
}

/** An executable that makes the calls in order and writes what each returned as 8 bytes, little-endian, to standard output. */
export function systemCallProgram(calls: readonly SystemCall[]): Buffer {
  // Every move has the same length, so addresses are known once the code has been put together with any.
  const assemble = (dataAt: number, resultsAt: number): { code: Buffer; data: Buffer } => {
    const data: Buffer[] = [];
    let dataLength = 0;
    const addressOf = (text: string): number => {
      const bytes = Buffer.from(`${text}\0`);
      data.push(bytes);
      dataLength += bytes.length;
      return dataAt + dataLength - bytes.length;
    };
    const code = calls.flatMap((call, at) => [
      invoke(
        call.number,
        call.arguments.map((value) => (typeof value === "string" ? addressOf(value) : value)),
      ),
      store(resultsAt + 8 * at),
    ]);
    code.push(invoke(WRITE, [1, resultsAt, 8 * calls.length]), invoke(EXIT, [0]));
    return { code: Buffer.concat(code), data: Buffer.concat(data) };
  };
  const draft = assemble(0, 0);
  const dataAt = BASE + HEADERS + draft.code.length;
  const resultsAt = dataAt + draft.data.length;
  const { code, data } = assemble(dataAt, resultsAt);
  const fileBytes = HEADERS + code.length + data.length;
  return Buffer.concat([headers(fileBytes, fileBytes + 8 * calls.length), code, data]);
}
