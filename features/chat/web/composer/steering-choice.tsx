/** The person chooses, while their turn runs, whether its model reads the message now or in a turn of its own. */
import { SegmentedControl } from "@mantine/core";
import { setSteering, useSteering, type Steering } from "./steering.ts";
import styles from "./composer.module.css";

const CHOICES: { value: Steering; label: string }[] = [
  { value: "now", label: "Into this turn" },
  { value: "later", label: "After it" },
];
const MEANS: Record<Steering, string> = {
  now: "The agent reads it at its next step.",
  later: "It waits until the turn has finished.",
};

export function SteeringChoice() {
  const chosen = useSteering();
  return (
    <div className={styles.steering}>
      <SegmentedControl
        size="xs"
        // The box is as light as the control's own mark.
        styles={{ indicator: { background: "var(--accent-soft)" } }}
        aria-label="When the agent reads this message"
        value={chosen}
        data={CHOICES}
        onChange={(value) => setSteering(value === "later" ? "later" : "now")}
      />
      <span>{MEANS[chosen]}</span>
    </div>
  );
}
