/** Six requests for somebody who only said hello; choosing one fills the box. (product page, item 13) */
import classes from "./proposals.module.css";
import { setPromptDraft, useProposals } from "./start/prompt-draft.ts";

export function Proposals({ onChosen }: { onChosen: () => void }) {
  const shown = useProposals();
  const choose = (text: string) => {
    setPromptDraft(text);
    onChosen();
  };
  // The region is there before its words are, so that they are read out.
  return (
    <div role="status" lang={shown?.language}>
      {shown !== null && (
        <div className={classes.proposals}>
          <p>{shown.say}</p>
          <ul>
            {shown.tiles.map((text) => (
              <li key={text}>
                <button type="button" onClick={() => choose(text)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
