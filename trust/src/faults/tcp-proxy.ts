/** A network between two programs that can be cut: with a word (reset), or without one (silence), as cables do. */
import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from "node:net";

export type Cut = "reset" | "silence";

export interface TcpProxy extends AsyncDisposable {
  readonly port: number;
  /** From now on nothing passes. `reset` ends what is connected and refuses others; `silence` keeps all of them waiting. */
  cut(how: Cut): void;
  /** Connections that waited in silence are reset, as routers do that have forgotten them; new ones pass. */
  mend(): void;
  /** Ends what is connected now; new connections pass. */
  drop(): void;
}

export async function startTcpProxy(target: NetConnectOpts): Promise<TcpProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: Cut | "open" = "open";
  const silent = new Set<Socket>();

  const end = (): void => {
    for (const [near, far] of pairs) {
      near.resetAndDestroy();
      far.destroy();
    }
    for (const socket of silent) socket.resetAndDestroy();
    pairs.clear();
    silent.clear();
  };
  const server = createServer({ noDelay: true }, (near) => {
    near.on("error", () => near.destroy());
    if (state === "reset") return void near.resetAndDestroy();
    if (state === "silence") {
      silent.add(near.pause());
      return void near.once("close", () => silent.delete(near));
    }
    const far = connect(target);
    const pair = [near, far] as const;
    pairs.add(pair);
    far.on("error", () => near.resetAndDestroy());
    near.once("close", () => {
      pairs.delete(pair);
      far.destroy();
    });
    far.once("close", () => near.destroy());
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut(how) {
      state = how;
      if (how === "reset") return end();
      for (const [near, far] of pairs) {
        near.unpipe(far).pause();
        far.unpipe(near).pause();
      }
    },
    mend() {
      if (state === "silence") end();
      state = "open";
    },
    drop: end,
    async [Symbol.asyncDispose]() {
      end();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
