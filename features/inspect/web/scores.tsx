/** Review results, code-file relevance and knowledge scores. A graph without them shows no empty tables. [T2.23] [T9.06] */
import type { Graph } from "../../agent/contract/index.ts";
import { FoldedText } from "./folded-text.tsx";
import { fastPaths, reviewsIn, scoredFiles, scoredKnowledge, scoreTone } from "./graph-model.ts";
import classes from "./inspect.module.css";

const inWords = (name: string): string => {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export function Reviews({ graph }: { graph: Graph }) {
  const reviews = reviewsIn(graph);
  if (reviews.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2>Reviews</h2>
      <ul className={classes.reviews}>
        {reviews.map(({ type, score, message }) => (
          <li key={type}>
            <span className={classes.score} data-tone={scoreTone(score)}>
              {score}
              <span className={classes.hidden}> of 10</span>
            </span>
            <div>
              <h3>{inWords(type)}</h3>
              <FoldedText text={message} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const GROUP_WORDS = { primary: "Primary", secondary: "Secondary", other: "Further" } as const;

function Share({ score, max }: { score: number; max: number }) {
  return (
    <span className={classes.share} aria-hidden="true">
      <span style={{ width: `${max === 0 ? 0 : Math.round((score / max) * 100)}%` }} />
    </span>
  );
}

export function FileScores({ graph }: { graph: Graph }) {
  const files = scoredFiles(graph);
  if (files.length === 0) return null;
  const max = files[0]!.score;
  const fast = new Set(fastPaths(graph));
  return (
    <section className={classes.section}>
      <h2>Relevance of code files</h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">Rank</th>
            <th scope="col">Found</th>
            <th scope="col">Score</th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ path, score, group }) => (
            <tr key={path}>
              <th scope="row" className="mono">
                {path}
              </th>
              <td>{GROUP_WORDS[group]}</td>
              <td>{fast.has(path) ? "At once" : "By imports"}</td>
              <td className={classes.number}>
                <Share score={score} max={max} />
                {score.toFixed(2)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function KnowledgeScores({ graph }: { graph: Graph }) {
  const files = scoredKnowledge(graph);
  if (files.length === 0) return null;
  const max = files[0]!.score;
  return (
    <section className={classes.section}>
      <h2>Knowledge</h2>
      <ul className={classes.knowledge}>
        {files.map(({ name, description, knowledge, preprocess, score }) => (
          <li key={name}>
            <div className={classes.knowledgeHead}>
              <h3>{name}</h3>
              {preprocess && <span className={classes.tag}>Summarised</span>}
              <span className={classes.number}>
                <Share score={score} max={max} />
                {score.toFixed(2)}
              </span>
            </div>
            {description !== "" && <p>{description}</p>}
            <FoldedText text={knowledge} />
          </li>
        ))}
      </ul>
    </section>
  );
}
