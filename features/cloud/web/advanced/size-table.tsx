/** Memory, connections and time of each size. */
import { INSTANCE_NAMES, type InstanceType, type SizeFacts } from "../../contract/index.ts";
import classes from "../cloud.module.css";

const GIBIBYTE = 1024 ** 3;

const memory = (bytes: number): string =>
  bytes < GIBIBYTE ? `${Math.round((bytes / GIBIBYTE) * 1024)} MB` : `${bytes / GIBIBYTE} GB`;

export function SizeTable({ sizes, current }: { sizes: readonly SizeFacts[]; current: InstanceType }) {
  return (
    <table className={classes.sizes}>
      <caption>A database sleeps after some minutes without a request, and wakes up with the next one.</caption>
      <thead>
        <tr>
          <th scope="col">Size</th>
          <th scope="col">Memory per statement</th>
          <th scope="col">Connections</th>
          <th scope="col">Longest statement</th>
        </tr>
      </thead>
      <tbody>
        {sizes.map(({ instance_type: type, memory_bytes, connections, statement_timeout_ms }) => (
          <tr key={type} aria-current={type === current ? "true" : undefined}>
            <th scope="row">{INSTANCE_NAMES[type]}</th>
            <td>{memory(memory_bytes)}</td>
            <td>{connections}</td>
            <td>{statement_timeout_ms / 1000} s</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
