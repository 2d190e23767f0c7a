import classes from "./joining-terms.module.css";

export interface JoiningTermsProps {
  /** "You join as Editor". */
  role: string;
  /** A sentence on what one may do then. */
  allows: string;
}

/** The role that an invitation or a link gives, shown before somebody takes it. */
export const JoiningTerms = ({ role, allows }: JoiningTermsProps) => (
  <dl className={classes.terms}>
    <dt>{role}</dt>
    <dd>{allows}</dd>
  </dl>
);
