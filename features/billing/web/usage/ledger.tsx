import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { entryInWords, inTenths, signed, type UsageEntry } from "../../contract/index.ts";
import classes from "../billing.module.css";

/** Lines of the books; on phones each is a small card of two lines. */
export function Ledger({ entries }: { entries: readonly UsageEntry[] }) {
  if (entries.length === 0) return <p className={classes.quiet}>Nothing has come or gone yet.</p>;
  return (
    <table className={classes.ledger}>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">When</th>
          <th scope="col">Credits</th>
          <th scope="col">Balance</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td>
              {entryInWords(entry)}
              <small>{about(entry)}</small>
            </td>
            <td>
              <RelativeTime at={entry.created_at} />
            </td>
            <td data-sign={Math.sign(entry.amount)}>{signed(inTenths(entry.amount))}</td>
            <td>{inTenths(entry.balance).toLocaleString("en-US")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const about = ({ project_name, user_name }: UsageEntry): string =>
  [project_name, user_name].filter((part) => part !== null).join(" · ");
