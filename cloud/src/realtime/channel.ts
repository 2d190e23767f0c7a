/** One channel that a socket joined. */
import { newUuid } from "@slipway/kernel/ids";
import { z } from "zod";
import { checkedFilters, lengthOf, wantedSchema, type Binding, type Wanted } from "./changes/binding.ts";
import type { Subscriber } from "./changes/deliveries.ts";
import { callerOf, CallerProblem, type ChannelCaller } from "./callers.ts";
import { channelRights, PUBLIC_RIGHTS, type ChannelRights } from "./channel-rights.ts";
import type { ProjectRealtime } from "./project-realtime.ts";
import { subTopic, tellBroadcast, tellPresence, type Member, type Topic } from "./topics.ts";
import type { Broadcast, Protocol } from "./wire/frames.ts";

export const joinSchema = z.object({
  access_token: z.string().max(16_384).nullish(),
  user_token: z.string().max(16_384).nullish(),
  config: z
    .object({
      broadcast: z
        .object({ ack: z.boolean().nullish(), self: z.boolean().nullish(), replication_ready: z.boolean().nullish() })
        .nullish(),
      presence: z.object({ key: z.string().max(255).nullish(), enabled: z.boolean().nullish() }).nullish(),
      postgres_changes: z.array(wantedSchema).max(100).nullish(),
      postgres_changes_options: z.object({ wait: z.boolean().nullish() }).nullish(),
      private: z.boolean().nullish(),
    })
    .nullish(),
});
export type JoinConfig = NonNullable<z.output<typeof joinSchema>["config"]>;

/** The channel's socket. */
export interface ChannelPeer {
  readonly protocol: Protocol;
  sendRaw(frame: string | Buffer): void;
  send(channel: Channel, event: string, payload: string): void;
  /** Ends the channel and says so. */
  end(channel: Channel, message: string): void;
}

export interface ChannelInit {
  project: ProjectRealtime;
  peer: ChannelPeer;
  topic: string;
  joinRef: string | null;
  config: JoinConfig;
  caller: ChannelCaller;
}

/** Sent to the client as it is. */
export class ChannelProblem extends Error {}

const WANTS_TOO_MUCH = "ChannelRateLimitReached: The channels of this project listen for too much together";
const readRefused = (topic: string): ChannelProblem =>
  new ChannelProblem(`Unauthorized: You do not have permissions to read from this Channel topic: ${subTopic(topic)}`);

export class Channel implements Member {
  readonly topic: string;
  readonly joinRef: string | null;
  bindings: Binding[] = [];
  readonly #init: ChannelInit;
  readonly #key: string;
  #caller: ChannelCaller;
  #rights: ChannelRights = PUBLIC_RIGHTS;
  #place: Topic | null = null;
  #hearsPresence: boolean;
  readonly #held: Disposable[] = [];
  #left = false;

  constructor(init: ChannelInit) {
    this.#init = init;
    this.topic = init.topic;
    this.joinRef = init.joinRef;
    this.#caller = init.caller;
    const { presence } = init.config;
    this.#key = presence?.key != null && presence.key !== "" ? presence.key : newUuid();
    this.#hearsPresence = presence?.enabled ?? true;
  }

  get protocol(): Protocol {
    return this.#init.peer.protocol;
  }

  get hearsBroadcasts(): boolean {
    return this.#rights.readBroadcast;
  }

  get hearsPresence(): boolean {
    return this.#hearsPresence && this.#rights.readPresence;
  }

  get acknowledges(): boolean {
    return this.#init.config.broadcast?.ack === true;
  }

  get #isPrivate(): boolean {
    return this.#init.config.private === true;
  }

  sendRaw(frame: string | Buffer): void {
    this.#init.peer.sendRaw(frame);
  }

  send(event: string, payload: string): void {
    this.#init.peer.send(this, event, payload);
  }

  /** Throws ChannelProblem when the caller may not read it. Answers what the reply says. */
  async join(): Promise<{ postgres_changes: (Wanted & { id: number })[] }> {
    const { project, config } = this.#init;
    await this.#authorize(this.#caller);
    this.#want(JSON.stringify(config.postgres_changes ?? []).length);
    this.bindings = (config.postgres_changes ?? []).map((wanted) => ({
      id: project.bindingId(),
      wanted,
      filters: [],
    }));
    this.#place = project.topics.join(this.topic, this.#isPrivate, this);
    return { postgres_changes: this.bindings.map(({ id, wanted }) => ({ ...wanted, id })) };
  }

  /** Listens to the database where the channel needs it. Throws BindingProblem, ChannelProblem or what the database says. */
  async listen(): Promise<void> {
    const { project, config } = this.#init;
    const wantsMessages = this.#isPrivate || config.broadcast?.replication_ready === true;
    if (this.bindings.length === 0 && !wantsMessages) return;
    const { database } = project.backend;
    const tools = { database, table: (oid: number) => project.feed.table(oid), role: this.#caller.role };
    const hold = await project.feed.hold();
    try {
      this.bindings = await Promise.all(
        this.bindings.map(async (binding) => ({ ...binding, filters: await checkedFilters(binding.wanted, tools) })),
      );
      this.#want(this.bindings.reduce((sum, { filters }) => sum + lengthOf(filters), 0));
      if (this.bindings.length > 0) this.#hold(project.feed.subscribe(this.#subscriber()));
    } catch (error) {
      // A private channel hears what the database sends, whatever its bindings are.
      if (wantsMessages) this.#hold(hold);
      else hold[Symbol.dispose]();
      throw error;
    }
    this.#hold(hold);
  }

  /** Throws ChannelProblem where the channels of the project want too much together. */
  #want(characters: number): void {
    const held = this.#init.project.holdWanted(characters);
    if (held === null) throw new ChannelProblem(WANTS_TOO_MUCH);
    this.#hold(held);
  }

  #hold(held: Disposable): void {
    if (this.#left) held[Symbol.dispose]();
    else this.#held.push(held);
  }

  #subscriber(): Subscriber {
    return {
      bindings: () => this.bindings,
      caller: () => (this.isExpired(this.#init.project.backend.clock.now()) ? null : this.#caller),
      deliver: (ids, data) => this.send("postgres_changes", `{"ids":${JSON.stringify(ids)},"data":${data}}`),
      state: (status, message) => this.system("postgres_changes", status, message),
    };
  }

  system(extension: "postgres_changes" | "system", status: "ok" | "error", message: string): void {
    this.send("system", JSON.stringify({ channel: subTopic(this.topic), extension, status, message }));
  }

  tellPresences(): void {
    if (this.hearsPresence && this.#place !== null) {
      this.send("presence_state", this.#place.presences.stateText());
    }
  }

  async #authorize(caller: ChannelCaller): Promise<void> {
    if (this.#isPrivate) {
      this.#rights = await channelRights(this.#init.project.backend.database, subTopic(this.topic), caller);
      if (!this.#rights.readBroadcast && !this.#rights.readPresence) throw readRefused(this.topic);
    }
    this.#caller = caller;
  }

  isExpired(now: number): boolean {
    const { expiresAt } = this.#caller;
    return expiresAt !== null && expiresAt <= now;
  }

  /** Changes the channel's owner; one who may not read it ends it. */
  async renew(token: string): Promise<void> {
    const { project, peer } = this.#init;
    try {
      await this.#authorize(await callerOf(project.backend, token));
    } catch (error) {
      if (!(error instanceof CallerProblem) && !(error instanceof ChannelProblem)) throw error;
      peer.end(this, error.message);
    }
  }

  /** False when the caller may not. */
  broadcast(broadcast: Broadcast): boolean {
    if (!this.#rights.writeBroadcast || this.#place === null) return false;
    const isHeard = this.#init.config.broadcast?.self === true;
    tellBroadcast(this.#place, broadcast, isHeard ? null : this);
    return true;
  }

  /** Answers why not; null when it is done. */
  presence(event: string, payload: Readonly<Record<string, unknown>>): string | null {
    const place = this.#place;
    if (place === null) return "not joined";
    if (event.toLowerCase() === "untrack") {
      const change = place.presences.untrack(this);
      if (change !== null) tellPresence(place, change);
      return null;
    }
    if (event.toLowerCase() !== "track") return `unknown presence event ${event.slice(0, 40)}`;
    if (!this.#rights.writePresence) return "You do not have permissions to write presence on this channel";
    const { max_presences, max_presence_bytes } = this.#init.project.settings;
    if (Buffer.byteLength(JSON.stringify(payload)) > max_presence_bytes) return "Track message size exceeded";
    if (place.presences.size >= max_presences && !place.presences.has(this))
      return "Too many presences in this channel";
    tellPresence(place, place.presences.track(this, this.#key, payload));
    return null;
  }

  leave(): void {
    if (this.#left) return;
    this.#left = true;
    for (const held of this.#held) held[Symbol.dispose]();
    if (this.#place !== null) this.#init.project.topics.leave(this.#place, this);
  }
}
