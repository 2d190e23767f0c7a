import { Dialog } from "@slipway/ui/layers/dialog.tsx";
import { useCommands, type KeyBinding } from "@slipway/ui/keys/use-key";
import { KeyHint } from "@slipway/ui/kit/key-hint.tsx";
import classes from "./keyboard-help.module.css";

function grouped(bindings: readonly KeyBinding[]): [string, KeyBinding[]][] {
  const groups = Map.groupBy(bindings, (binding) => binding.group);
  return [...groups].sort(([one], [other]) => one.localeCompare(other));
}

/** The keys that work on the page behind it. */
export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const bindings = useCommands().filter(({ keys }) => keys !== "");
  return (
    <Dialog opened onClose={onClose} title="Keyboard" size={460}>
      {grouped(bindings).map(([group, entries]) => (
        <section key={group} className={classes.group}>
          <h3>{group}</h3>
          <dl>
            {entries.map(({ keys, label }) => (
              <div key={keys + label}>
                <dt>{label}</dt>
                <dd>
                  <KeyHint keys={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
