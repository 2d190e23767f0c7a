import { Button } from "@mantine/core";
import { queryKey } from "@slipway/kernel/contract/client";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { CopyButton, CopyIcon } from "@slipway/ui/kit/copying/copy.tsx";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { SettingsGroup } from "@slipway/ui/kit/settings/settings-section.tsx";
import { ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { StatusDot, type Tone } from "@slipway/ui/kit/status/status-dot.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { type HostKind, domainsContract, type AddressReport } from "../contract/index.ts";
import classes from "./addresses.module.css";

type Host = AddressReport["hosts"][number];

const LOOK_EVERY_MS = 60_000;
const KINDS: Record<HostKind, string> = {
  app: "App",
  preview: "Previews",
  sites: "Published sites",
  cloud: "Backends",
};
const STATES: Record<Host["state"], { tone: Tone; word: string }> = {
  ok: { tone: "ok", word: "Reached" },
  wrong: { tone: "err", word: "Not reached" },
  unknown: { tone: "warn", word: "Not known" },
};
const CERTIFICATES: Record<AddressReport["tls"], string> = {
  acme: "Slipway gets and renews the certificates itself.",
  proxy: "The proxy in front makes the certificates.",
  none: "Plain http, without certificates.",
};

/** Settings that make the installation reachable; the domains are examples on purpose. */
const SETTINGS = [
  "SLIPWAY_URL=https://slipway.example.org",
  "SLIPWAY_PREVIEW_DOMAIN=preview.example.net",
  "SLIPWAY_SITES_DOMAIN=sites.example.com",
  "SLIPWAY_CLOUD_DOMAIN=cloud.example.dev",
  "SLIPWAY_TLS=acme",
].join("\n");

/** All kinds of addresses. A tick means that our own answer came back through the public name. */
export function AddressesPage() {
  const cache = useQueryClient();
  const report = useRoute(domainsContract.report, {}, { pollEvery: LOOK_EVERY_MS });
  const check = useRouteMutation(domainsContract.check, {
    onSuccess: (found) => cache.setQueryData(queryKey(domainsContract.report, {}), found),
  });
  const again = (
    <Button
      leftSection={<RefreshCw size={14} />}
      loading={check.isPending}
      disabled={report.isPending}
      onClick={() => check.mutate({ body: {} })}
    >
      Check again
    </Button>
  );
  return (
    <>
      <SettingsGroup
        title="Names"
        hint="Each is asked through its public name and counts only when this Slipway answers."
        action={again}
      >
        {report.isPending && (
          <div role="status" aria-label="Checking the addresses">
            <SkeletonLines widths={["100%", "100%", "100%", "100%"]} height={52} />
          </div>
        )}
        {report.isError && <ErrorState error={report.error} onRetry={() => void report.refetch()} />}
        {report.data && (
          <ul className={classes.hosts} aria-busy={check.isPending}>
            {report.data.hosts.map((host) => (
              <HostRow key={host.kind} host={host} />
            ))}
          </ul>
        )}
        {report.data && (
          <p className={classes.checked} aria-live="polite">
            Last checked <RelativeTime at={report.data.checked_at} />. {CERTIFICATES[report.data.tls]}
          </p>
        )}
      </SettingsGroup>
      {report.data && <Advice report={report.data} />}
      {report.data?.this_computer_only === true && <ThisComputerOnly />}
      {report.data && <DnsLines report={report.data} />}
    </>
  );
}

function HostRow({ host }: { host: Host }) {
  const { tone, word } = STATES[host.state];
  return (
    <li className={classes.host}>
      <div className={classes.head}>
        <span className={classes.kind}>{KINDS[host.kind]}</span>
        <StatusDot tone={tone}>{word}</StatusDot>
      </div>
      <code className={classes.name}>{host.name}</code>
      <p className={classes.sentence}>{host.sentence}</p>
    </li>
  );
}

function Advice({ report }: { report: AddressReport }) {
  if (report.advice.length === 0) return null;
  return (
    <SettingsGroup title="Worth changing">
      <ul className={classes.advice}>
        {report.advice.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </SettingsGroup>
  );
}

function ThisComputerOnly() {
  return (
    <SettingsGroup
      title="This computer only"
      hint="Nobody else can open these addresses. That is fine for working alone on this machine, or through ssh -L."
      action={<CopyButton text={SETTINGS} label="Copy settings" />}
    >
      <p className={classes.sentence}>
        To be reached by others, give Slipway names of its own and start it again. Previews, sites and backends need
        domains apart from the app&rsquo;s, because they serve code and files of others.
      </p>
      <pre className={classes.settings} tabIndex={0} aria-label="Settings to be reached by others">
        {SETTINGS}
      </pre>
    </SettingsGroup>
  );
}

const lineOf = ({ name, type, value }: Host["records"][number]): string => `${name}. ${type} ${value}`;

function DnsLines({ report }: { report: AddressReport }) {
  const lines = report.hosts.flatMap(({ records }) => records.map(lineOf));
  if (lines.length === 0) return null;
  const hint = report.addresses_are_private
    ? "This machine knows only addresses of its own network. If others come through a router or load balancer, put its public address here instead."
    : "Add these where the domains are managed. Changes can take some minutes until everybody sees them.";
  return (
    <SettingsGroup title="DNS" hint={hint} action={<CopyButton text={lines.join("\n")} label="Copy all" />}>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <li key={line}>
            <code>{line}</code>
            <CopyIcon text={line} label={`Copy ${line}`} />
          </li>
        ))}
      </ul>
    </SettingsGroup>
  );
}
