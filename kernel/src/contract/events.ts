/** Features tell each other what happened, after it is durable. Names are `noun.past-verb`: `edit.committed`. */
declare const payload: unique symbol;
export interface EventName<Payload> {
  readonly name: string;
  readonly [payload]?: Payload;
}

/** Declared in a feature's contract: `export const editCommitted = eventName<EditCommitted>("edit.committed")`. */
export const eventName = <Payload>(name: string): EventName<Payload> => ({ name });
