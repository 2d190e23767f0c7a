/** The page of an invite link: who invites to what, and what one may do then. The way in leads to the project. [W2.03] [S5] */
import { JoiningTerms } from "@slipway/ui/kit/cards/joining-terms.tsx";
import { Button } from "@mantine/core";
import type { AppError } from "@slipway/kernel/errors";
import { askToSignIn, type SignInRequest } from "@slipway/ui/api/session-gate";
import { useRoute, useRouteMutation, useRouteOrNull } from "@slipway/ui/api/use-route";
import { ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { AppLink } from "@slipway/ui/navigation/app-link.tsx";
import { projectHref, useNavigation } from "@slipway/ui/navigation/navigation";
import { BarePage } from "@slipway/ui/page/bare-page.tsx";
import { usePageTitle } from "@slipway/ui/page/page-status";
import type { InvitedSlotProps } from "@slipway/ui/slots/slots";
import { useEffect, type ReactNode } from "react";
import type { RouteResult } from "@slipway/kernel/contract/route";
import { accountsContract, type User } from "../../../accounts/contract/index.ts";
import { sharingContract } from "../../contract/index.ts";
import { ALLOWS, LEVEL_LABELS } from "../levels.ts";
import classes from "./invited.module.css";

type Invitation = RouteResult<typeof sharingContract.lookUpLink>;

/** Refusals that the link itself is the reason for. */
const isAboutLink = ({ status }: AppError): boolean => status === 403 || status === 404 || status === 410;

const REFUSED: Readonly<Record<number, string>> = {
  403: "You can't join with this link",
  404: "This invite link doesn't work",
  410: "This link no longer works",
};

function Card({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <BarePage link={AppLink}>
      <main className={classes.card}>
        <h1>{title}</h1>
        {children}
      </main>
    </BarePage>
  );
}

function Refused({ error, projectId }: { error: AppError; projectId: string }) {
  const words =
    error.status === 404
      ? "A part of the address may be missing. Ask the person who sent the link for a new one."
      : error.userMessage;
  return (
    <Card title={REFUSED[error.status] ?? "This invite link doesn't work"}>
      <p>{words}</p>
      <Button component={AppLink} href={projectHref(projectId)} fullWidth>
        I have access already
      </Button>
    </Card>
  );
}

function useJoin(name: string, onRefused: () => void) {
  const { go } = useNavigation();
  return useRouteMutation(sharingContract.redeemLink, {
    invalidates: (_input, { project_id }) => [`/projects/${project_id}`, "/user"],
    onSuccess: ({ project_id }) => {
      showToast({ tone: "ok", title: `You joined ${name}` });
      go(projectHref(project_id), { replace: true });
    },
    onError: (error) => {
      if (!isAboutLink(error)) return false;
      onRefused();
      return true;
    },
  });
}

function WayIn({
  code,
  user,
  join,
  isJoining,
}: {
  code: string;
  user: User | null;
  join: () => void;
  isJoining: boolean;
}) {
  const signIn = async (mode: SignInRequest["mode"]): Promise<void> => {
    if (await askToSignIn({ mode, reason: "plain", invite: code })) join();
  };
  if (user === null)
    return (
      <div className={classes.ways}>
        <Button variant="primary" size="lg" fullWidth loading={isJoining} onClick={() => void signIn("sign-up")}>
          Create an account to join
        </Button>
        <Button size="lg" fullWidth disabled={isJoining} onClick={() => void signIn("sign-in")}>
          Sign in to join
        </Button>
      </div>
    );
  return (
    <div className={classes.ways}>
      <Button variant="primary" size="lg" fullWidth loading={isJoining} onClick={join}>
        Join as {user.attributes.display_name}
      </Button>
      <p className={classes.account}>
        {user.email} ·{" "}
        <button type="button" onClick={() => void signIn("sign-in")}>
          Use another account
        </button>
      </p>
    </div>
  );
}

interface InvitationCardProps {
  code: string;
  invitation: Invitation;
  user: User | null;
  onRefused: () => void;
}

function InvitationCard({ code, invitation, user, onRefused }: InvitationCardProps) {
  const { project_id, project_name, workspace_name, invited_by, access_level, has_access } = invitation;
  const join = useJoin(project_name, onRefused);
  const { go } = useNavigation();
  const leadsOn = has_access && !join.isPending && !join.isSuccess;
  useEffect(() => {
    if (leadsOn) go(projectHref(project_id), { replace: true });
  }, [leadsOn, go, project_id]);
  return (
    <Card title={`${invited_by} invites you to ${project_name}`}>
      <p>It is a project in {workspace_name}.</p>
      <JoiningTerms role={`You join as ${LEVEL_LABELS[access_level]}`} allows={ALLOWS[access_level]} />
      <WayIn code={code} user={user} isJoining={join.isPending} join={() => join.mutate({ params: { id: code } })} />
    </Card>
  );
}

export function InvitedPage({ projectId, code }: InvitedSlotProps) {
  const user = useRouteOrNull(accountsContract.user, {});
  const link = useRoute(sharingContract.lookUpLink, { params: { id: code } }, { staleTime: 0 });
  if (link.isError)
    return isAboutLink(link.error) ? (
      <Refused error={link.error} projectId={projectId} />
    ) : (
      <ErrorState error={link.error} onRetry={() => void link.refetch()} />
    );
  if (link.data === undefined || user.data === undefined)
    return (
      <Card title="Invitation">
        <div role="status" aria-busy="true" aria-label="Loading the invitation">
          <SkeletonLines widths={["60%", "100%", "100%"]} height={20} />
        </div>
      </Card>
    );
  return <InvitationCard code={code} invitation={link.data} user={user.data} onRefused={() => void link.refetch()} />;
}
