/** The life of one project's database: its status, who starts it, when it sleeps, and its transitions. */
import type { Clock } from "@slipway/kernel/clock";
import type { Log } from "@slipway/platform/log/port";
import type pg from "pg";
import type { Login } from "../../backend/port.ts";
import type { BackendStatus, InstanceType, RestorePoint } from "../port.ts";
import { cloudPaused, cloudUnavailable, sameSize } from "../refusals.ts";
import type { DatabaseRecord, Engine, EngineDatabase, PointOrder, Run } from "./engine.ts";
import { Transitions } from "./transitions.ts";
import { Usage } from "./usage.ts";

/** One start and the time until its stop or crash. */
interface Up {
  started: Promise<void>;
  isStarted: boolean;
}

export class Project implements Run {
  readonly engine: Engine;
  readonly database: EngineDatabase;
  readonly #log: Log;
  readonly #transitions = new Transitions();
  readonly #usage: Usage;
  /** Null while it sleeps. */
  #up: Up | null = null;

  constructor(database: EngineDatabase, { engine, clock, log }: { engine: Engine; clock: Clock; log: Log }) {
    this.database = database;
    this.engine = engine;
    this.#log = log.child({ ref: database.record.ref });
    this.#usage = new Usage(clock);
  }

  get record(): DatabaseRecord {
    return this.database.record;
  }

  get isUp(): boolean {
    return this.#up?.isStarted === true;
  }

  /** Starts a sleeping database. All callers meanwhile wait for the same start, and for a transition to end. */
  async awake(): Promise<void> {
    await this.#transitions.settled();
    if (this.#transitions.isClosed) throw cloudUnavailable();
    if (this.record.paused) throw cloudPaused();
    await this.start();
  }

  /** For use inside a transition: like `awake`, without waiting for that transition. */
  start(): Promise<void> {
    this.#usage.touch();
    this.#up ??= this.#begin();
    return this.#up.started;
  }

  #begin(): Up {
    const up: Up = { isStarted: false, started: Promise.resolve() };
    const forget = (): void => {
      if (this.#up === up) this.#up = null;
    };
    const crashed = (): void => {
      forget();
      void this.#restart();
    };
    up.started = this.database.start(crashed).then(
      () => void (up.isStarted = true),
      (error: unknown) => {
        forget();
        throw error;
      },
    );
    return up;
  }

  async #restart(): Promise<void> {
    if (this.#transitions.isClosed || this.record.paused) return;
    this.#log.error("a project's database ended unexpectedly and is started again");
    await this.#transitions
      .take("RESTARTING", () => this.start())
      .catch((error: unknown) => this.#log.error("a project's database was not started again", { error }));
  }

  /** For use inside a transition. */
  async stop(): Promise<void> {
    await this.#up?.started.catch(() => undefined);
    this.#up = null;
    await this.database.stop();
  }

  /** [C3.14] */
  async status(): Promise<BackendStatus> {
    if (this.#transitions.status !== null) return this.#transitions.status;
    if (this.record.paused) return "INACTIVE";
    const up = this.#up;
    const wasUp = this.isUp;
    const answers = await this.database.answers();
    // It may have been stopped or changed during the question.
    const isOutdated = this.#transitions.status !== null || this.record.paused || (wasUp && this.#up !== up);
    if (isOutdated) return this.status();
    return answers ? "ACTIVE_HEALTHY" : "ACTIVE_UNHEALTHY";
  }

  async pool(login: Login): Promise<pg.Pool> {
    await this.awake();
    return this.database.pool(login);
  }

  async repairLogins(): Promise<void> {
    await this.awake();
    await this.database.repairLogins();
  }

  async onSchemaChange(listener: () => void): Promise<Disposable> {
    await this.awake();
    return this.database.onSchemaChange(listener);
  }

  /** The database stays awake until the connection ends. */
  async openReplication(): Promise<pg.Client> {
    await this.awake();
    const hold = this.keepAwake();
    try {
      const client = await this.database.openReplication();
      client.once("end", () => hold[Symbol.dispose]());
      return client;
    } catch (error) {
      hold[Symbol.dispose]();
      throw error;
    }
  }

  async setReadOnly(readOnly: boolean): Promise<void> {
    await this.awake();
    await this.database.setReadOnly(readOnly);
  }

  /** Size of its tables when it became full; the first caller records it. */
  async fullSince(bytes: number): Promise<number> {
    const noted = this.record.fullBytes ?? null;
    if (noted === null) await this.database.save({ fullBytes: bytes });
    return noted ?? bytes;
  }

  keepAwake(): Disposable {
    return this.#usage.hold();
  }

  async pause(): Promise<void> {
    if (this.record.paused) return;
    this.#transitions.refuseWhileRunning();
    const work = async (): Promise<void> => {
      await this.database.save({ paused: true });
      await this.database.pause(this).catch(async (error: unknown) => {
        // Otherwise nobody could try again.
        await this.database.save({ paused: false });
        throw error;
      });
    };
    await this.#transitions.take("PAUSING", work, "PAUSE_FAILED");
  }

  async resume(): Promise<void> {
    if (!this.record.paused) return;
    this.#transitions.refuseWhileRunning();
    const work = async (): Promise<void> => {
      await this.database.resume(this);
      await this.database.save({ paused: false });
    };
    await this.#transitions.take("RESTORING", work, "RESTORE_FAILED");
  }

  async resize(size: InstanceType): Promise<void> {
    if (this.record.size === size) throw sameSize();
    this.#transitions.refuseWhileRunning();
    await this.#transitions.take("RESIZING", () => this.database.resize(size, this));
  }

  takePoint(order: PointOrder): Promise<RestorePoint> {
    return this.#transitions.take("RESTARTING", () => this.database.takePoint(order, this));
  }

  dropPoint(pointId: string): Promise<void> {
    return this.#transitions.take(null, () => this.database.dropPoint(pointId));
  }

  async putBack(pointId: string): Promise<void> {
    this.#transitions.refuseWhileRunning();
    await this.#transitions.take("RESTORING", () => this.database.putBack(pointId, this), "RESTORE_FAILED");
  }

  /** For a copy of it. */
  whileRestarting<T>(work: (run: Run) => Promise<T>): Promise<T> {
    return this.#transitions.take("RESTARTING", () => work(this));
  }

  /** `removed` is called when nobody can find it any more; the rest is deleted afterwards. */
  remove(removed: () => void): Promise<void> {
    return this.#transitions.take("GOING_DOWN", async () => {
      const deleteRest = await this.database.remove(this);
      removed();
      await deleteRest();
    });
  }

  /** When the database was last used; null while it must not be put to sleep. */
  idleSince(): number | null {
    if (!this.isUp || this.#usage.isHeld || this.#transitions.isRunning) return null;
    if (!this.database.isQuiet) this.#usage.touch();
    return this.#usage.last;
  }

  /** Keeps the status: the next caller wakes it. */
  sleep(): Promise<void> {
    return this.#transitions.take(null, () => this.stop());
  }

  async close(): Promise<void> {
    await this.#transitions.close();
    await this.stop();
  }
}
