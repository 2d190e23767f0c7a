/** Builds one REST request, sends it as a stranger or as one of the app's people, and shows the answer. */
import { Button, NativeSelect, Textarea } from "@mantine/core";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { CopyButton } from "@slipway/ui/kit/copying/copy.tsx";
import { SettingsGroup } from "@slipway/ui/kit/settings/settings-section.tsx";
import { StatusDot } from "@slipway/ui/kit/status/status-dot.tsx";
import type { ProjectBackend } from "@slipway/ui/slots/areas";
import { useState } from "react";
import { cloudContract, type CloudTable, type CloudUser } from "../../cloud/contract/index.ts";
import { accessContract } from "../contract/index.ts";
import { FilterRows } from "./filter-rows.tsx";
import { curlLine, hasBody, problemOf, queryOf, type Method, type RestRequest } from "./request-text.ts";
import classes from "./access.module.css";

const METHODS: readonly { value: Method; label: string }[] = [
  { value: "GET", label: "GET (read)" },
  { value: "POST", label: "POST (add)" },
  { value: "PATCH", label: "PATCH (change)" },
  { value: "DELETE", label: "DELETE (remove)" },
];
const STRANGER = "anon";
/** The newest, as the list of people begins. */
const MAX_PEOPLE = 100;

const nameOf = ({ id, email_data: email, phone_data: phone }: CloudUser): string => email?.email ?? phone?.phone ?? id;

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function Answer({ status, body, isCut }: { status: number; body: string; isCut: boolean }) {
  return (
    <div className={classes.answer} role="status">
      <StatusDot tone={status < 400 ? "ok" : "err"}>{`HTTP ${status}`}</StatusDot>
      <pre tabIndex={0} aria-label="Answer">
        {body === "" ? "(empty)" : isCut ? body : pretty(body)}
      </pre>
      {isCut && <p className={classes.note}>The answer is longer. These are its first 256 kB.</p>}
    </div>
  );
}

export interface TryAsProps {
  projectId: string;
  backend: ProjectBackend;
  tables: readonly CloudTable[];
}

export function TryAs({ projectId, backend, tables }: TryAsProps) {
  const [request, setRequest] = useState<RestRequest>({
    method: "GET",
    table: tables[0]?.name ?? "",
    filters: [],
    body: "{}",
  });
  const [as, setAs] = useState(STRANGER);
  const people = useRoute(cloudContract.users, { params: { id: projectId }, query: { limit: MAX_PEOPLE } });
  const send = useRouteMutation(accessContract.tryRequest, {});
  const change = (patch: Partial<RestRequest>): void => {
    setRequest({ ...request, ...patch });
    // The answer belongs to the request that was sent.
    send.reset();
  };
  const { method, table, filters, body } = request;
  const problem = problemOf(request);
  const columns = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
  const onSend = (): void =>
    send.mutate({
      params: { id: projectId },
      body: {
        ...{ method, table, query: queryOf(request) },
        body: hasBody(method) ? body : null,
        as: as === STRANGER ? null : as,
      },
    });
  return (
    <SettingsGroup title="Try as a user" hint="Sends one real request to your app's REST interface. Changes are kept.">
      <div className={classes.request}>
        <NativeSelect
          label="As"
          data={[
            { value: STRANGER, label: "Anyone (not signed in)" },
            ...(people.data?.users ?? []).map((user) => ({ value: user.id, label: nameOf(user) })),
          ]}
          value={as}
          onChange={(event) => {
            setAs(event.currentTarget.value);
            send.reset();
          }}
        />
        <NativeSelect
          label="Method"
          data={[...METHODS]}
          value={method}
          onChange={(event) => change({ method: event.currentTarget.value as Method })}
        />
        <NativeSelect
          label="Table"
          data={tables.map(({ name }) => name)}
          value={table}
          onChange={(event) => change({ table: event.currentTarget.value, filters: [] })}
        />
      </div>
      {method !== "POST" && (
        <FilterRows columns={columns} filters={filters} onChange={(next) => change({ filters: next })} />
      )}
      {hasBody(method) && (
        <Textarea
          label="Body"
          value={body}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={100_000}
          classNames={{ input: "mono" }}
          onChange={(event) => change({ body: event.currentTarget.value })}
        />
      )}
      <div className={classes.send}>
        <Button variant="filled" disabled={problem !== null} loading={send.isPending} onClick={onSend}>
          Send request
        </Button>
        <CopyButton text={curlLine(request, { backend, asUser: as !== STRANGER })} label="Copy as curl" />
        {problem !== null && <p className={classes.note}>{problem}</p>}
      </div>
      {send.data !== undefined && <Answer status={send.data.status} body={send.data.body} isCut={send.data.is_cut} />}
      <details className={classes.policies}>
        <summary>Show curl</summary>
        <pre tabIndex={0} aria-label="curl">
          {curlLine(request, { backend, asUser: as !== STRANGER })}
        </pre>
        {as !== STRANGER && (
          <p className={classes.note}>Set ACCESS_TOKEN to the access token of that person&apos;s own session.</p>
        )}
      </details>
    </SettingsGroup>
  );
}
