/** The fate of a message that is sent while the own turn of a connected model runs; kept in this browser. */
import { create } from "zustand";
import { persist } from "zustand/middleware";

/** `now`: the model reads it at its next step. `later`: it waits in the queue. */
export type Steering = "now" | "later";

const useChoice = create<{ chosen: Steering }>()(
  persist((): { chosen: Steering } => ({ chosen: "now" }), { name: "slipway-steering" }),
);

export const useSteering = (): Steering => useChoice((state) => state.chosen);
export const chosenSteering = (): Steering => useChoice.getState().chosen;
export const setSteering = (chosen: Steering): void => {
  useChoice.setState({ chosen });
};
