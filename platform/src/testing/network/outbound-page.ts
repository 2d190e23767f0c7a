/** A page that tries every way out that a browser knows, and listeners on this machine that count what comes. */
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { networkInterfaces } from "node:os";
import { createServer, type AddressInfo } from "node:net";

interface CountingListener extends AsyncDisposable {
  port: number;
  /** Connections and packets so far. */
  count(): number;
}

/** On every address of the machine, TCP and UDP on one port. */
export async function countingListener(): Promise<CountingListener> {
  let seen = 0;
  const streams = createServer((socket) => {
    seen += 1;
    socket
      .on("error", () => undefined)
      .end("HTTP/1.1 200 OK\r\naccess-control-allow-origin: *\r\ncontent-length: 2\r\n\r\nok");
  });
  streams.listen(0, "::");
  await once(streams, "listening");
  const { port } = streams.address() as AddressInfo;
  const packets = createSocket({ type: "udp6", ipv6Only: false }, () => (seen += 1));
  packets.bind(port);
  await once(packets, "listening");
  return {
    port,
    count: () => seen,
    async [Symbol.asyncDispose]() {
      packets.close();
      streams.close();
      await once(streams, "close");
    },
  };
}

/** This machine and the one below it, by every spelling a browser takes. */
export function innerAddresses(port: number): string[] {
  const own = Object.values(networkInterfaces()).flatMap((all) =>
    (all ?? []).map(({ address, family }) => ({ address, family })),
  );
  return [
    ...[
      "127.0.0.1",
      "localhost",
      "slipway.localhost",
      "[::1]",
      "0.0.0.0",
      "[::]",
      "2130706433",
      "0x7f.1",
      "127.1",
      "[::ffff:127.0.0.1]",
    ],
    ...own
      .filter(({ address }) => !address.includes("%") && !address.startsWith("fe80"))
      .map(({ address, family }) => (family === "IPv6" ? `[${address}]` : address)),
  ]
    .map((host) => `${host}:${port}`)
    .concat("169.254.169.254", "[fd00:ec2::254]", "metadata.google.internal", "1.1.1.1");
}

/** Becomes ready in the sense of a render once every try has ended; its title counts those that got an answer. */
export const outboundPage = (
  hosts: readonly string[],
): string => `<!doctype html><html lang="en"><head><title>waiting</title>
${hosts.map((host) => `<link rel="preconnect" href="http://${host}"><link rel="dns-prefetch" href="http://${host}"><link rel="prefetch" href="http://${host}/prefetch"><link rel="stylesheet" media="print" href="http://${host}/style">`).join("")}
</head><body><div id="root"><main></main></div><script>
const hosts = ${JSON.stringify(hosts)};
const within = (attempt) => Promise.race([attempt, new Promise((_, no) => setTimeout(no, 1500))]);
const element = (tag, fields) => new Promise((yes, no) => document.body.append(Object.assign(document.createElement(tag), { ...fields, onload: yes, onerror: no })));
const socket = (made) => new Promise((yes, no) => { made.onopen = yes; made.onerror = no; });
const ways = {
  fetch: (host) => fetch("http://" + host + "/", { mode: "no-cors" }),
  post: (host) => fetch("http://" + host + "/", { mode: "no-cors", method: "POST", body: "x", keepalive: true }),
  request: (host) => new Promise((yes, no) => { const call = new XMLHttpRequest(); call.open("GET", "http://" + host + "/"); call.onload = yes; call.onerror = no; call.send(); }),
  image: (host) => element("img", { src: "http://" + host + "/image" }),
  script: (host) => element("script", { src: "http://" + host + "/script" }),
  module: (host) => import("http://" + host + "/module.js"),
  font: (host) => new FontFace("x", "url(http://" + host + "/font)").load(),
  webSocket: (host) => socket(new WebSocket("ws://" + host + "/")),
  events: (host) => socket(new EventSource("http://" + host + "/events")),
  transport: (host) => new WebTransport("https://" + host + "/").ready,
};
const costly = {
  worker: (host) => new Promise((yes, no) => { const worker = new Worker(URL.createObjectURL(new Blob(["fetch('http://" + host + "/worker', { mode: 'no-cors' }).then(() => postMessage(1), () => postMessage(0))"]))); worker.onmessage = ({ data }) => data ? yes() : no(); }),
  peer: (host) => new Promise((yes, no) => { const peer = new RTCPeerConnection({ iceServers: [{ urls: "stun:" + host }] }); peer.onicecandidate = ({ candidate }) => candidate?.type === "srflx" ? yes() : candidate || no(); peer.createDataChannel("x"); peer.createOffer().then((offer) => peer.setLocalDescription(offer)); }),
};
// A process each: two places are enough.
const few = [hosts[0], "169.254.169.254"];
for (const host of hosts) navigator.sendBeacon("http://" + host + "/beacon", "x");
for (const host of few) {
  document.body.append(Object.assign(document.createElement("iframe"), { src: "http://" + host + "/frame" }));
  document.body.append(Object.assign(document.createElement("video"), { src: "http://" + host + "/video", preload: "auto" }));
  open("http://" + host + "/window");
}
const all = [[ways, hosts], [costly, few]].flatMap(([each, places]) => places.flatMap((host) => Object.values(each).map(async (way) => way(host))));
Promise.all(all.map((attempt) => within(attempt).then(() => 1, () => 0))).then((all) => {
  for (const each of document.querySelectorAll("iframe, video")) each.remove();
  stop();
  document.title = "answers " + all.filter(Boolean).length + " of " + all.length;
  document.querySelector("main").textContent = "ended";
});
</script></body></html>`;
