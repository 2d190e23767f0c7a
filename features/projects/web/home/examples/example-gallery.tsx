import classes from "./example-gallery.module.css";
import { GALLERY } from "./gallery-examples.ts";
import { setPromptDraft } from "../start/prompt-draft.ts";

/** Pictures of results. Choosing one fills the prompt box and sends nothing. */
export function ExampleGallery() {
  const fill = (prompt: string) => {
    setPromptDraft(prompt);
    document.querySelector<HTMLTextAreaElement>("textarea")?.focus();
    window.scrollTo({ top: 0, behavior: "smooth" });
  };
  return (
    <section className={classes.gallery} aria-labelledby="gallery-title">
      <div className={classes.head}>
        <h2 id="gallery-title">Start from an example</h2>
      </div>
      <ul>
        {GALLERY.map(({ label, prompt, picture }) => (
          <li key={label}>
            <button type="button" className={classes.item} title={prompt} onClick={() => fill(prompt)}>
              <img
                className={classes.picture}
                src={picture}
                alt=""
                width={640}
                height={400}
                loading="lazy"
                decoding="async"
              />
              <span className={classes.name}>{label}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
