/** Code for another app that uses this backend, with the table that has most rows. */
import { useFigures } from "@slipway/ui/api/figures";
import { CopyButton } from "@slipway/ui/kit/copying/copy.tsx";
import { cloudContract } from "../../contract/index.ts";
import classes from "../cloud.module.css";

export interface SnippetProps {
  projectId: string;
  url: string;
  anonKey: string;
}

function snippetOf({ url, anonKey }: Omit<SnippetProps, "projectId">, table: string | null): string {
  const lines = [
    'import { createClient } from "@supabase/supabase-js";',
    "",
    "const supabase = createClient(",
    `  ${JSON.stringify(url)},`,
    `  ${JSON.stringify(anonKey)},`,
    ");",
    ...(table === null ? [] : [`const { data, error } = await supabase.from(${JSON.stringify(table)}).select();`]),
  ];
  return lines.join("\n");
}

export function Snippet({ projectId, url, anonKey }: SnippetProps) {
  const { data } = useFigures(cloudContract.tables, { params: { id: projectId } });
  const [largest] = (data?.tables ?? []).toSorted((a, b) => b.live_rows_estimate - a.live_rows_estimate);
  const code = snippetOf({ url, anonKey }, largest?.name ?? null);
  return (
    <div className={classes.snippet}>
      <span>From another app</span>
      <div>
        <p>
          Every Supabase client works. Install one, such as <code>npm install @supabase/supabase-js</code>, and begin
          with:
        </p>
        <pre tabIndex={0} aria-label="Code for another app">
          {code}
        </pre>
        <CopyButton text={code} label="Copy code" />
        <p>An empty answer without an error means that no policy lets this visitor read the rows.</p>
      </div>
    </div>
  );
}
