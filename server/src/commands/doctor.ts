/** `./slipway doctor`: how each engine stands on this machine, and what to do about the rest. */
import { describeConfig } from "@slipway/platform/config/environment";
import { backends } from "./findings/backends.ts";
import * as findings from "./findings/findings.ts";
import { postgres } from "./findings/postgres.ts";
import { commandConfig, readUnit, SERVICE_PLACES } from "./service/service-settings.ts";
import { print, table } from "./terminal.ts";

const MARKS: Record<findings.State, string> = { ok: "ok", reduced: "reduced", broken: "BROKEN" };

/** Lines for people; exit status 1 when something is broken. */
export async function doctor(): Promise<number> {
  const config = commandConfig();
  const all = [
    findings.node(),
    await findings.git(),
    await findings.database(config),
    await postgres(config),
    await backends(config),
    await findings.objects(config),
    await findings.rings(config),
    await findings.sandbox(),
    await findings.chromium(),
    await findings.dataFolder(config),
    await findings.backups(config, new Date(), readUnit(SERVICE_PLACES.unitFile)),
    await findings.address(config),
    findings.domains(config),
    findings.mail(config),
    findings.models(config),
  ];
  const rows = all.map(({ what, state, detail }) => [MARKS[state], what, detail]);
  table(rows).forEach((line, index) => {
    print(line);
    const { advice } = all[index]!;
    if (advice !== "") print(`         ${advice}`);
  });
  print();
  print("Configuration:");
  for (const line of table(describeConfig(config).map(({ variable, value }) => [variable, value]))) print(`  ${line}`);
  return all.some(({ state }) => state === "broken") ? 1 : 0;
}
