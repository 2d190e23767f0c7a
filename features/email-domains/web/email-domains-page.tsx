/** `?settings=email-domains`: domains that the workspace has proven, and who joins by an address of one. */
import { Badge, Button, NativeSelect, TextInput } from "@mantine/core";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { CopyField } from "@slipway/ui/kit/copying/copy.tsx";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { SettingsGroup } from "@slipway/ui/kit/settings/settings-section.tsx";
import { EmptyState, ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import type { SettingsSectionProps } from "@slipway/ui/slots/settings-sections";
import { AtSign, LockKeyhole } from "lucide-react";
import { useState, type FormEvent } from "react";
import { emailDomainsContract, type EmailDomain, type JoiningRole } from "../contract/index.ts";
import { useDomainsWorkspace } from "./use-domains-workspace.ts";
import classes from "./email-domains.module.css";

const Loading = () => <SkeletonLines widths={["100%", "100%"]} height={36} gap={16} />;
const listPath = (id: string): string => `/workspaces/${id}/email-domains`;

export function EmailDomainsPage({ projectId }: SettingsSectionProps) {
  const { workspace, isPending, error, retry } = useDomainsWorkspace(projectId);
  if (isPending) return <Loading />;
  if (workspace === undefined && error !== null) return <ErrorState error={error} onRetry={retry} />;
  if (workspace?.permissions.includes("ManageWorkspace") !== true)
    return (
      <EmptyState icon={LockKeyhole} title="For owners and admins">
        Owners and admins decide which email domains belong to the workspace.
      </EmptyState>
    );
  return <Domains key={workspace.id} id={workspace.id} />;
}

function Domains({ id }: { id: string }) {
  const list = useRoute(emailDomainsContract.list, { params: { id } });
  return (
    <>
      <AddDomain id={id} />
      <SettingsGroup title="Domains">
        {list.isPending && <Loading />}
        {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {list.data?.email_domains.length === 0 && (
          <EmptyState icon={AtSign} title="No domains yet">
            Add your company's domain, and colleagues can join without an invitation.
          </EmptyState>
        )}
        {list.data?.email_domains.map((domain) => (
          <DomainRow key={domain.id} workspaceId={id} domain={domain} />
        ))}
      </SettingsGroup>
    </>
  );
}

function AddDomain({ id }: { id: string }) {
  const [domain, setDomain] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const add = useRouteMutation(emailDomainsContract.add, {
    invalidates: () => [listPath(id)],
    onSuccess: () => setDomain(""),
    onError: (error) => {
      if (error.kind === "user") setRefusal(error.userMessage);
      return error.kind === "user";
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setRefusal(null);
    add.mutate({ params: { id }, body: { domain } });
  };
  return (
    <SettingsGroup title="Add a domain" hint="The part of your email addresses behind the @.">
      <form className={classes.add} onSubmit={submit}>
        <TextInput
          required
          placeholder="example.com"
          aria-label="Domain"
          maxLength={253}
          autoCapitalize="none"
          spellCheck={false}
          value={domain}
          error={refusal}
          onChange={(event) => setDomain(event.currentTarget.value)}
        />
        <Button type="submit" variant="filled" loading={add.isPending}>
          Add
        </Button>
      </form>
    </SettingsGroup>
  );
}

function DomainRow({ workspaceId, domain }: { workspaceId: string; domain: EmailDomain }) {
  const params = { id: workspaceId, domainId: domain.id };
  const remove = useRouteMutation(emailDomainsContract.remove, { invalidates: () => [listPath(workspaceId)] });
  const isProven = domain.verified_at !== null;
  const onRemove = async (): Promise<void> => {
    const sure = await askToConfirm({
      title: `Remove ${domain.written}?`,
      body: "Nobody joins by an address of it any more. People who joined stay.",
      confirm: "Remove",
      tone: "danger",
    });
    if (sure) remove.mutate({ params });
  };
  return (
    <section className={classes.domain} aria-label={domain.written}>
      <div className={classes.head}>
        <strong>
          {domain.written}
          {domain.written !== domain.domain && <small> {domain.domain}</small>}
        </strong>
        <Badge data-tone={isProven ? "ok" : "warn"}>{isProven ? "Verified" : "Not verified"}</Badge>
        <Button
          variant="subtle"
          aria-label={`Remove ${domain.written}`}
          loading={remove.isPending}
          onClick={() => void (isProven ? onRemove() : remove.mutate({ params }))}
        >
          Remove
        </Button>
      </div>
      {isProven ? <Joining params={params} domain={domain} /> : <Proof params={params} domain={domain} />}
    </section>
  );
}

interface PartProps {
  params: { id: string; domainId: string };
  domain: EmailDomain;
}

function Proof({ params, domain: { record } }: PartProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const check = useRouteMutation(emailDomainsContract.check, {
    invalidates: () => [listPath(params.id)],
    onError: (error) => {
      if (error.kind === "user") setProblem(error.userMessage);
      return error.kind === "user";
    },
  });
  const onCheck = (): void => {
    setProblem(null);
    check.mutate({ params });
  };
  return (
    <>
      <p>Add this TXT record where the domain's DNS is managed, then check it.</p>
      <Field label="Name" text={record.name} />
      <Field label="Value" text={record.value} />
      <div className={classes.check}>
        <Button loading={check.isPending} onClick={onCheck}>
          Check
        </Button>
        {problem !== null && <p role="alert">{problem}</p>}
      </div>
    </>
  );
}

function Field({ label, text }: { label: string; text: string }) {
  return (
    <div className={classes.field}>
      <span>{label}</span>
      <CopyField text={text} label={`record's ${label.toLowerCase()}`} />
    </div>
  );
}

const JOINING: Readonly<Record<JoiningRole | "", string>> = {
  "": "Nobody joins by themselves",
  viewer: "Join as Viewer",
  editor: "Join as Editor",
};

function Joining({ params, domain }: PartProps) {
  const update = useRouteMutation(emailDomainsContract.update, { invalidates: () => [listPath(params.id)] });
  return (
    <>
      <p>People who confirm an address at {domain.written}:</p>
      <NativeSelect
        aria-label={`People at ${domain.written}`}
        value={domain.joins_as ?? ""}
        disabled={update.isPending}
        data={Object.entries(JOINING).map(([value, label]) => ({ value, label }))}
        onChange={(event) => {
          const value = event.currentTarget.value as JoiningRole | "";
          update.mutate({ params, body: { joins_as: value === "" ? null : value } });
        }}
      />
    </>
  );
}
