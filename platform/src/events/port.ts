/** The bus between features of one process. Declared names are in the features' contracts (kernel/contract/events). */
import type { EventName } from "@slipway/kernel/contract/events";

export interface Events {
  /** Handlers run one after another in order of registration; their failures are logged and stop nobody else. */
  emit<P>(event: EventName<P>, payload: P): Promise<void>;
  on<P>(event: EventName<P>, handler: (payload: P) => void | Promise<void>): () => void;
}
