/** One client's connection: reads its frames, keeps its channels, and bounds both. */
import type { WebSocket } from "ws";
import { AppError } from "@slipway/kernel/errors";
import { MAX_JSON_DEPTH } from "@slipway/kernel/json-bounds";
import { callerOf, CallerProblem } from "./callers.ts";
import { BindingProblem } from "./changes/binding.ts";
import { Channel, ChannelProblem, joinSchema, type ChannelPeer, type JoinConfig } from "./channel.ts";
import type { ProjectRealtime, ProjectSocket } from "./project-realtime.ts";
import { Rate } from "../backend/rate.ts";
import { frameText, readFrame, type ClientFrame, type Protocol } from "./wire/frames.ts";

export interface SocketInit {
  project: ProjectRealtime;
  socket: WebSocket;
  protocol: Protocol;
  /** The token the socket was opened with; null when it was none. */
  credential: string | null;
}

/** Bytes that may wait for a slow reader. */
const MAX_BUFFERED = 8 * 1_048_576;
/** Frames that wait for a join to be answered. */
const MAX_PENDING = 200;
/** Clients send a heartbeat every 25 s. */
const SILENCE_MS = 60_000;
/** The reply to a join waits no longer for the database. */
const LISTEN_MS = 8_000;
const TOPIC_LENGTH = 255;
const GOING_AWAY = 1001;
const POLICY = 1008;
const OVERLOADED = 1013;
const FAILED = 1011;
const TOO_DEEP = `PayloadTooDeep: A payload may nest ${MAX_JSON_DEPTH} levels deep`;

function listenFailure(error: unknown): string {
  if (error instanceof BindingProblem || error instanceof ChannelProblem) return error.message;
  // Stays so until whoever runs the server changes it.
  if (error instanceof AppError && error.code === "changes_not_told") return error.userMessage;
  return "The database cannot be listened to right now.";
}

export class RealtimeSocket implements ChannelPeer, ProjectSocket {
  readonly protocol: Protocol;
  readonly #init: SocketInit;
  readonly #channels = new Map<string, Channel>();
  /** Turns by topic: frames of one topic are handled one after the other. */
  readonly #turns = new Map<string, Promise<void>>();
  readonly #events: Rate;
  #pending = 0;
  #heardAt: number;
  #closed = false;

  private constructor(init: SocketInit) {
    this.#init = init;
    this.protocol = init.protocol;
    this.#events = new Rate(init.project.settings.max_events_per_second, Date.now());
    this.#heardAt = Date.now();
  }

  /** Lives as long as its connection. */
  static open(init: SocketInit): void {
    const made = new RealtimeSocket(init);
    const { socket, project } = init;
    project.sockets.add(made);
    socket.on("message", (data, isBinary) => {
      try {
        made.#take(data as Buffer, isBinary);
      } catch (error) {
        // A listener that throws would end the process, so only this socket is closed.
        project.backend.log.error("a realtime frame could not be handled", { error });
        socket.close(FAILED, "This frame could not be handled");
      }
    });
    socket.on("pong", () => (made.#heardAt = Date.now()));
    socket.on("error", () => socket.terminate());
    socket.once("close", () => made.#gone());
  }

  look(now: number): void {
    if (Date.now() - this.#heardAt > SILENCE_MS) return this.#init.socket.terminate();
    for (const channel of this.#channels.values()) {
      if (channel.isExpired(now)) this.end(channel, "InvalidJWTToken: Token has expired");
    }
  }

  close(reason: string): void {
    this.#init.socket.close(GOING_AWAY, reason);
    this.#gone();
  }

  sendRaw(frame: string | Buffer): void {
    const { socket } = this.#init;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MAX_BUFFERED) {
      this.#init.project.backend.log.warn("a realtime client reads too slowly and was cut off", {});
      socket.close(OVERLOADED, "This client reads too slowly");
      // The closing frame would wait behind all the others.
      socket.terminate();
      return;
    }
    socket.send(frame);
  }

  send({ topic, joinRef }: Channel, event: string, payload: string): void {
    this.sendRaw(frameText({ joinRef, ref: null, topic, event, payload }, this.protocol));
  }

  end(channel: Channel, message: string): void {
    if (this.#channels.get(channel.topic) !== channel) return;
    channel.system("system", "error", message);
    this.send(channel, "phx_close", "{}");
    this.#forget(channel);
  }

  #forget(channel: Channel): void {
    channel.leave();
    if (this.#channels.get(channel.topic) === channel) this.#channels.delete(channel.topic);
  }

  #gone(): void {
    this.#closed = true;
    this.#init.project.sockets.delete(this);
    for (const channel of this.#channels.values()) this.#forget(channel);
  }

  #reply({ joinRef, ref, topic }: ClientFrame, status: "ok" | "error", response: unknown): void {
    const payload = JSON.stringify({ status, response });
    this.sendRaw(frameText({ joinRef, ref, topic, event: "phx_reply", payload }, this.protocol));
  }

  #take(data: Buffer, isBinary: boolean): void {
    this.#heardAt = Date.now();
    const frame = readFrame(data, isBinary, this.protocol);
    if (frame === null) return this.#init.socket.close(POLICY, "This is no frame of the realtime protocol");
    if (frame.isTooDeep) return this.#reply(frame, "error", { reason: TOO_DEEP });
    if (frame.topic === "phoenix") return this.#reply(frame, "ok", {});
    const before = this.#turns.get(frame.topic);
    if (before === undefined && frame.event !== "phx_join" && frame.event !== "access_token") {
      return this.#handleNow(frame);
    }
    if (this.#pending >= MAX_PENDING) return this.#init.socket.close(POLICY, "Too many messages are waiting");
    this.#pending += 1;
    const turn = (before ?? Promise.resolve()).then(async () => {
      try {
        if (!this.#closed) await this.#handle(frame);
      } catch (error) {
        this.#init.project.backend.log.error("a realtime message failed", { event: frame.event, error });
        this.#reply(frame, "error", { reason: "UnknownErrorOnChannel: Please try again" });
      } finally {
        this.#pending -= 1;
        if (this.#turns.get(frame.topic) === turn) this.#turns.delete(frame.topic);
      }
    });
    this.#turns.set(frame.topic, turn);
  }

  async #handle(frame: ClientFrame): Promise<void> {
    if (frame.event === "phx_join") return this.#join(frame);
    const channel = this.#channels.get(frame.topic);
    if (frame.event !== "access_token" || channel === undefined) return this.#handleNow(frame);
    const { access_token: token } = (frame.payload ?? {}) as { access_token?: unknown };
    if (typeof token === "string") await channel.renew(token);
  }

  #handleNow(frame: ClientFrame): void {
    const channel = this.#channels.get(frame.topic);
    if (channel === undefined) return this.#reply(frame, "error", { reason: "unmatched topic" });
    // The frame belongs to an earlier join of the topic, which is over.
    if (frame.joinRef !== null && frame.joinRef !== channel.joinRef) return;
    if (frame.event === "phx_leave") {
      this.#forget(channel);
      this.#reply(frame, "ok", {});
      return this.send(channel, "phx_close", "{}");
    }
    if (frame.event !== "broadcast" && frame.event !== "presence") return;
    if (!this.#events.take(Date.now()))
      return this.end(channel, "MessagePerSecondRateLimitReached: Too many messages per second");
    if (frame.broadcast !== null) {
      const isSent = channel.broadcast(frame.broadcast);
      if (!channel.acknowledges) return;
      const refusal = { reason: "Unauthorized: You do not have permissions to write to this Channel topic" };
      return isSent ? this.#reply(frame, "ok", {}) : this.#reply(frame, "error", refusal);
    }
    if (frame.event === "presence") this.#presence(channel, frame);
  }

  #presence(channel: Channel, frame: ClientFrame): void {
    const { event, payload } = (frame.payload ?? {}) as { event?: unknown; payload?: unknown };
    const meta = typeof payload === "object" && payload !== null && !Array.isArray(payload) ? payload : {};
    const refusal = channel.presence(typeof event === "string" ? event : "", meta as Record<string, unknown>);
    if (refusal === null) this.#reply(frame, "ok", {});
    else this.#reply(frame, "error", { reason: refusal });
  }

  /** Why this socket may not join another channel; null when it may. */
  #refusal(frame: ClientFrame): string | null {
    const { project } = this.#init;
    if (!/^realtime:./s.test(frame.topic) || Buffer.byteLength(frame.topic) > TOPIC_LENGTH) {
      return "TopicNameRequired: A topic has 1 to 246 bytes behind realtime:";
    }
    if (project.sockets.size > project.settings.max_concurrent_users) {
      return "ConnectionRateLimitReached: Too many connected users";
    }
    if (this.#channels.size >= project.settings.max_channels_per_client && !this.#channels.has(frame.topic)) {
      return "ChannelRateLimitReached: Too many channels";
    }
    return project.takeJoin() ? null : "ClientJoinRateLimitReached: Too many joins per second";
  }

  async #join(frame: ClientFrame): Promise<void> {
    const parsed = joinSchema.safeParse(frame.payload ?? {});
    const refusal = parsed.success ? this.#refusal(frame) : "InvalidJoinPayload: The configuration has a wrong shape";
    if (refusal !== null || !parsed.success) return this.#reply(frame, "error", { reason: refusal });
    const { access_token: access, user_token: user } = parsed.data;
    const config: JoinConfig = parsed.data.config ?? {};
    const { project, credential } = this.#init;
    const before = this.#channels.get(frame.topic);
    if (before !== undefined) {
      this.send(before, "phx_close", "{}");
      this.#forget(before);
    }
    try {
      const caller = await callerOf(project.backend, access ?? user ?? credential);
      const { topic } = frame;
      const joinRef = frame.joinRef ?? frame.ref;
      const channel = new Channel({ project, peer: this, topic, joinRef, config, caller });
      const answer = await channel.join();
      if (this.#closed) return channel.leave();
      this.#channels.set(topic, channel);
      await this.#listen(channel, frame, { config, answer });
    } catch (error) {
      if (!(error instanceof CallerProblem) && !(error instanceof ChannelProblem)) throw error;
      this.#reply(frame, "error", { reason: error.message });
    }
  }

  /** The reply says "ok" once changes arrive, so that a subscribed client misses nothing. */
  async #listen(channel: Channel, frame: ClientFrame, { config, answer }: { config: JoinConfig; answer: unknown }) {
    let failure: string | null = null;
    const listening = channel.listen().catch((error: unknown) => {
      failure = listenFailure(error);
      this.#init.project.backend.log.warn("a channel cannot listen to its database", { error });
    });
    const isWaiting = config.postgres_changes_options?.wait === true;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<"late">((resolve) => (timer = setTimeout(() => resolve("late"), LISTEN_MS).unref()));
    const outcome = await Promise.race([listening.then(() => "done" as const), late]);
    clearTimeout(timer);
    if (isWaiting && (failure !== null || outcome === "late")) {
      this.#forget(channel);
      const reason = failure ?? "PostgresChangesSubscribeTimeout: The database does not answer in time";
      return this.#reply(frame, "error", { reason });
    }
    this.#reply(frame, "ok", answer);
    channel.tellPresences();
    // A database that takes longer is reported later.
    const tell = (): void => {
      if (failure !== null) channel.system("postgres_changes", "error", failure);
      else if (channel.bindings.length > 0) channel.system("postgres_changes", "ok", "Subscribed to PostgreSQL");
      else if (config.broadcast?.replication_ready === true)
        channel.system("system", "ok", "Replication connection established");
    };
    if (outcome === "done") tell();
    else void listening.then(tell);
  }
}
