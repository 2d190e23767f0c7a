import { EventEmitter } from "node:events";
import type { Server } from "node:net";
import { describe, expect, it } from "vitest";
import { trustedProxies } from "../client-address.ts";
import { Crowding, MAX_PER_ADDRESS } from "./crowding.ts";
import { OpenConnections } from "./open-connections.ts";

const fill = (crowding: Crowding, address: string): Disposable[] =>
  Array.from({ length: MAX_PER_ADDRESS }, () => crowding.enter(address)!);

describe("connections of one address", () => {
  it("are as many as it may hold, and the place of one that closes is free again", () => {
    const crowding = new Crowding(null);
    const [first] = fill(crowding, "1.2.3.4");
    expect(crowding.enter("1.2.3.4")).toBeNull();
    expect(crowding.enter("::ffff:1.2.3.4")).toBeNull();
    expect(crowding.enter("1.2.3.5")).not.toBeNull();
    first![Symbol.dispose]();
    expect(crowding.enter("1.2.3.4")).not.toBeNull();
    expect(crowding.enter("1.2.3.4")).toBeNull();
  });

  it("are counted together for a network of IPv6 that one customer gets", () => {
    const crowding = new Crowding(null);
    fill(crowding, "2a00:1:2:3:4:5:6:7");
    for (const same of ["2a00:1:2:3::", "2a00:1:2:3::1", "2a00:1:2:3:ffff:ffff:ffff:ffff"])
      expect([same, crowding.enter(same)]).toEqual([same, null]);
    for (const other of ["2a00:1:2:4::1", "2a00:1:2::3", "2a00::1:2:3"])
      expect([other, crowding.enter(other) === null]).toEqual([other, false]);
  });

  it("are not bounded for this machine, its networks and trusted proxies", () => {
    const crowding = new Crowding(trustedProxies(["1.1.1.0/24"]));
    for (const address of [
      "127.0.0.1",
      "::1",
      "172.17.0.1",
      "10.0.0.1",
      "fd00::1",
      "1.1.1.7",
      "::ffff:1.1.1.7",
      undefined,
    ])
      for (let at = 0; at <= MAX_PER_ADDRESS; at += 1) expect(crowding.enter(address)).not.toBeNull();
  });

  it("above the bound are closed at once, and others stay open", () => {
    const server = new EventEmitter();
    const connections = new OpenConnections(server as Server, null);
    const connect = (remoteAddress: string, remotePort: number) => {
      const socket = Object.assign(new EventEmitter(), {
        remoteAddress,
        remotePort,
        destroyed: false,
        destroy: () => true,
      });
      socket.destroy = () => (socket.destroyed = true);
      server.emit("connection", socket);
      return socket;
    };
    const open = Array.from({ length: MAX_PER_ADDRESS }, (_none, port) => connect("1.2.3.4", port));
    expect(open.filter(({ destroyed }) => destroyed)).toEqual([]);
    expect([connect("1.2.3.4", 5000).destroyed, connect("1.2.3.9", 5000).destroyed]).toEqual([true, false]);
    open[0]!.emit("close");
    expect(connect("1.2.3.4", 5001).destroyed).toBe(false);
    connections.endAll();
    expect(open.slice(1).every(({ destroyed }) => destroyed)).toBe(true);
  });
});
