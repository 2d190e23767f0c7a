/** People who read what visitors send through the site's forms, and the link for their first sign-in. */
import { Button, TextInput } from "@mantine/core";
import { useRoute, useRouteMutation, useRouteOrNull } from "@slipway/ui/api/use-route";
import { LinkToGive } from "@slipway/ui/kit/copying/link-to-give.tsx";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { ReasonTooltip } from "@slipway/ui/kit/reason-tooltip.tsx";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { SettingsGroup, SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { seenHere } from "@slipway/ui/page/seen-here";
import { useState, type FormEvent } from "react";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { projectsContract, type Project } from "../../../projects/contract/index.ts";
import { cloudContract, OWNER_PATH, type SiteOwner } from "../../contract/index.ts";
import classes from "../cloud.module.css";

/** The chat may make the page, and an owner sign in, while this is on screen. */
const POLL_MS = 10_000;

const pathOf = (projectId: string): string => `/projects/${projectId}/cloud/site-owners`;

interface FreshLink {
  email: string;
  tokenHash: string;
}

interface OwnerProps {
  projectId: string;
  owner: SiteOwner;
  /** Why no link would lead anywhere. */
  notYet: string | null;
  onLink: (link: FreshLink) => void;
  onRemoved: (owner: SiteOwner) => void;
}

function Owner({ projectId, owner, notYet, onLink, onRemoved }: OwnerProps) {
  const name = owner.email ?? owner.user_id;
  const remove = useRouteMutation(cloudContract.removeSiteOwner, {
    invalidates: () => [pathOf(projectId)],
    onSuccess: () => {
      onRemoved(owner);
      showToast({ tone: "ok", title: `${name} reads nothing any more.` });
    },
  });
  const ask = async (): Promise<void> => {
    const sure = await askToConfirm({
      title: "Remove owner",
      body: `${name} can no longer read what visitors send, also where the page is open. The answers stay.`,
      confirm: "Remove",
      tone: "danger",
    });
    if (sure) remove.mutate({ params: { id: projectId, userID: owner.user_id } });
  };
  return (
    <SettingsRow
      title={name}
      facts={
        owner.last_sign_in_at === null ? (
          "Not signed in yet"
        ) : (
          <>
            Signed in <RelativeTime at={owner.last_sign_in_at} />
          </>
        )
      }
    >
      {owner.email !== null && <NewLink projectId={projectId} email={owner.email} notYet={notYet} onLink={onLink} />}
      <Button aria-label={`Remove ${name}`} loading={remove.isPending} onClick={() => void ask()}>
        Remove
      </Button>
    </SettingsRow>
  );
}

function useNewLink(projectId: string, onLink: (link: FreshLink) => void) {
  return useRouteMutation(cloudContract.addSiteOwner, {
    invalidates: () => [pathOf(projectId)],
    onSuccess: ({ owner, token_hash: tokenHash }) => onLink({ email: owner.email ?? "", tokenHash }),
  });
}

interface NewLinkProps {
  projectId: string;
  email: string;
  /** Why no link would lead anywhere. */
  notYet: string | null;
  onLink: (link: FreshLink) => void;
}

const NOT_PUBLISHED = "Publish the site first: the link opens its page.";
const OUTDATED = "Update the site to add this page.";

/** For owners who have no password yet, or forgot it. */
function NewLink({ projectId, email, notYet, onLink }: NewLinkProps) {
  const add = useNewLink(projectId, onLink);
  const button = (
    <Button
      aria-label={`New link for ${email}`}
      loading={add.isPending}
      disabled={notYet !== null}
      onClick={() => add.mutate({ params: { id: projectId }, body: { email } })}
    >
      New link
    </Button>
  );
  if (notYet === null) return button;
  return (
    <ReasonTooltip reason={notYet}>
      <span>{button}</span>
    </ReasonTooltip>
  );
}

interface NewOwnerProps {
  projectId: string;
  /** One's own, for the first owner. */
  suggested: string;
  onLink: (link: FreshLink) => void;
}

function NewOwner({ projectId, suggested, onLink }: NewOwnerProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const email = typed ?? suggested;
  const add = useNewLink(projectId, (link) => {
    setTyped("");
    onLink(link);
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (email.trim() !== "") add.mutate({ params: { id: projectId }, body: { email: email.trim() } });
  };
  return (
    <form onSubmit={submit} className={classes.form} aria-label="Add an owner">
      <TextInput
        label="Owner email"
        type="email"
        value={email}
        maxLength={255}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={classes.actions}>
        <span />
        <Button type="submit" variant="filled" loading={add.isPending} disabled={email.trim() === ""}>
          Make an owner link
        </Button>
      </div>
    </form>
  );
}

/** The button that made the link is off while it waits, which loses the focus. */
const focusOnce = (shown: HTMLElement | null): void => shown?.focus();

function Link({ page, link: { email, tokenHash } }: { page: string; link: FreshLink }) {
  const address = `${page}#token_hash=${tokenHash}`;
  return (
    <div className={classes.form} role="status" tabIndex={-1} ref={focusOnce}>
      <p>
        This link signs <strong>{email}</strong> in once, within an hour, to choose a password. Anyone with it can read
        everything visitors sent, so keep it private.
      </p>
      <LinkToGive text={address} label="Owner link" />
      <div className={classes.actions}>
        <span />
        <Button component="a" href={address} target="_blank" rel="noreferrer" variant="filled">
          Open the owner page
        </Button>
      </div>
    </div>
  );
}

interface OwnersProps {
  projectId: string;
  owners: readonly SiteOwner[];
  isPageLive: boolean;
}

function Owners({ projectId, owners, isPageLive }: OwnersProps) {
  const project = useRoute(projectsContract.details, { params: { id: projectId } }).data as Project | undefined;
  const user = useRouteOrNull(accountsContract.user, {}).data;
  const [link, setLink] = useState<FreshLink | null>(null);
  if (project === undefined) return null;
  const notYet = !project.is_published ? NOT_PUBLISHED : isPageLive ? null : OUTDATED;
  const address = `${seenHere(project.url ?? project.site_url).replace(/\/$/, "")}${OWNER_PATH}`;
  return (
    <SettingsGroup
      title="Site owners"
      hint={`These people can read form entries at ${OWNER_PATH}.`}
      action={
        notYet === null &&
        owners.length > 0 && (
          <Button component="a" href={address} target="_blank" rel="noreferrer">
            Open
          </Button>
        )
      }
    >
      {owners.map((owner) => (
        <Owner
          key={owner.user_id}
          projectId={projectId}
          owner={owner}
          notYet={notYet}
          onLink={setLink}
          onRemoved={(gone) => setLink((shown) => (shown?.email === gone.email ? null : shown))}
        />
      ))}
      {link !== null && <Link key={link.tokenHash} page={address} link={link} />}
      {notYet === null ? (
        <NewOwner projectId={projectId} suggested={owners.length === 0 ? (user?.email ?? "") : ""} onLink={setLink} />
      ) : (
        <p className={classes.empty}>{notYet}</p>
      )}
    </SettingsGroup>
  );
}

/** Empty if no form of the site stores its answers. */
export function OwnerPage({ projectId }: { projectId: string }) {
  const list = useRoute(cloudContract.siteOwners, { params: { id: projectId } }, { pollEvery: POLL_MS });
  if (list.data?.has_page !== true) return null;
  return <Owners projectId={projectId} owners={list.data.owners} isPageLive={list.data.is_page_live} />;
}
