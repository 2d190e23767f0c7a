/** A name server on this machine that changes its mind: RFC 1035, one question, answers of type A. */
import { createSocket } from "node:dgram";
import { Resolver } from "node:dns/promises";

export interface LoopbackDns extends AsyncDisposable {
  /** As a resolver that asks this server. */
  lookup(name: string): Promise<readonly { address: string; family: number }[]>;
  questions: number;
}

const A = 1;

/** `answer` is asked anew for each question. */
export async function loopbackDns(answer: (name: string, question: number) => readonly string[]): Promise<LoopbackDns> {
  const socket = createSocket("udp4");
  const server: LoopbackDns = {
    questions: 0,
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
    const addresses = message.readUInt16BE(at + 1) === A ? answer(labels.join("."), server.questions++) : [];
    const header = Buffer.from(message.subarray(0, 12));
    header.writeUInt16BE(0x8180, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(addresses.length, 6);
    header.fill(0, 8);
    // Name by pointer, type A, class IN, lifetime 0, four bytes.
    const records = addresses.map((address) =>
      Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split(".").map(Number)]),
    );
    socket.send(Buffer.concat([header, question, ...records]), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return server;
}
