/** Losses of an installation that is restored without its keys, in sentences: data sealed with them stays sealed. */
import type { Database } from "@slipway/platform/database/port";

interface Loss {
  /** A table that is counted; one that an earlier version lacked counts as empty. */
  from: string;
  where?: string;
  say: (number: number) => string;
}

const many = (number: number, one: string, more: string): string =>
  `${number.toLocaleString("en")} ${number === 1 ? one : more}`;

const LOSSES: readonly Loss[] = [
  {
    from: "users",
    say: () => "Everybody has to sign in again, and links in mails that were sent do not work any more.",
  },
  {
    from: "cloud_projects",
    say: (number) =>
      `${many(number, "backend gets", "backends get")} new keys at the first use: people of ${number === 1 ? "its app" : "their apps"} sign in again, ${number === 1 ? "its live site has" : "their live sites have"} to be published again, and programs that use an anon or service key need the new one.`,
  },
  {
    from: "cloud_secrets",
    say: (number) =>
      `${many(number, "secret of a backend is", "secrets of backends are")} lost; the Cloud screen of ${number === 1 ? "its project asks for it" : "their projects asks for them"}.`,
  },
  {
    from: "cloud_settings",
    say: (number) =>
      `The sign-in settings of ${many(number, "backend are", "backends are")} lost; nobody new can sign up there until they are set again.`,
  },
  {
    from: "model_connections",
    where: "sealed_key is not null",
    say: (number) =>
      `${many(number, "model connection counts", "model connections count")} as not set: Settings > Models asks for the key again.`,
  },
  {
    from: "mcp_servers",
    where: "sealed_headers is not null",
    say: (number) =>
      `${many(number, "MCP server cannot", "MCP servers cannot")} be reached, because the headers are lost: add it again in the workspace's settings.`,
  },
];

export async function lostWithoutKeys({ pool }: Database): Promise<string[]> {
  const said: string[] = [];
  for (const { from, where = "true", say } of LOSSES) {
    const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${from} where ${where}`);
    const { count } = rows[0]!;
    if (count > 0) said.push(say(count));
  }
  return said;
}
