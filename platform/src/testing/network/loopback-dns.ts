/** A name server on this machine that changes its mind: RFC 1035, one question, answers of type A and TXT. */
import { createSocket } from "node:dgram";
import { Resolver } from "node:dns/promises";

export interface LoopbackDns extends AsyncDisposable {
  /** As a resolver that asks this server. */
  lookup(name: string): Promise<readonly { address: string; family: number }[]>;
  questions: number;
  /** `127.0.0.1:port`, for resolvers of one's own. */
  readonly server: string;
}

const A = 1;
const TXT = 16;

/** Type A, class IN and TXT, each with the name by pointer and lifetime 0. */
const addressRecord = (address: string): Buffer =>
  Buffer.from([0xc0, 12, 0, A, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split(".").map(Number)]);
function textRecord(text: string): Buffer {
  const bytes = Buffer.from(text);
  const length = bytes.length + 1;
  return Buffer.from([0xc0, 12, 0, TXT, 0, 1, 0, 0, 0, 0, length >> 8, length & 255, bytes.length, ...bytes]);
}

/** `answer` and `texts`, of at most 255 bytes each, are asked anew for each question. */
export async function loopbackDns(
  answer: (name: string, question: number) => readonly string[],
  texts: (name: string) => readonly string[] = () => [],
): Promise<LoopbackDns> {
  const socket = createSocket("udp4");
  const server: LoopbackDns = {
    questions: 0,
    get server() {
      return `127.0.0.1:${socket.address().port}`;
    },
    lookup: async (name) => (await resolver.resolve4(name)).map((address) => ({ address, family: 4 })),
    async [Symbol.asyncDispose]() {
      await new Promise<void>((resolve) => socket.close(resolve));
    },
  };
  socket.on("message", (message, from) => {
    const labels: string[] = [];
    let at = 12;
    while (message[at] !== 0) {
      labels.push(message.toString("latin1", at + 1, at + 1 + message[at]!));
      at += 1 + message[at]!;
    }
    const question = message.subarray(12, at + 5);
    const kind = message.readUInt16BE(at + 1);
    const name = labels.join(".");
    const records =
      kind === A
        ? answer(name, server.questions++).map(addressRecord)
        : kind === TXT
          ? texts(name).map(textRecord)
          : [];
    const header = Buffer.from(message.subarray(0, 12));
    header.writeUInt16BE(0x8180, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(records.length, 6);
    header.fill(0, 8);
    socket.send(Buffer.concat([header, question, ...records]), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return server;
}
