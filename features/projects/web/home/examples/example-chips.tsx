import { EXAMPLES } from "./examples.ts";
import classes from "./example-chips.module.css";
import { setPromptDraft, useProposals } from "../start/prompt-draft.ts";

export function ExampleChips() {
  // Proposals replace the chips.
  const proposed = useProposals() !== null;
  if (proposed) return null;
  const fill = (prompt: string) => {
    setPromptDraft(prompt);
    document.querySelector<HTMLTextAreaElement>("textarea")?.focus();
  };
  return (
    <div className={classes.row} role="group" aria-label="Examples to start from">
      {EXAMPLES.map(({ label, prompt }) => (
        <button key={label} type="button" title={prompt} onClick={() => fill(prompt)}>
          {label}
        </button>
      ))}
    </div>
  );
}
