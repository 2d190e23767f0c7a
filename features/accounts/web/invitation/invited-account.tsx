import { Button } from "@mantine/core";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { JoiningTerms } from "@slipway/ui/kit/cards/joining-terms.tsx";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { accountsContract, type InvitedAs } from "../../contract/index.ts";
import { joiningAs, sayWhatWasJoined, type Invited } from "./invitation-words.ts";

export function JoiningAs({ as }: { as: InvitedAs | null }) {
  if (as === null) return null;
  return <JoiningTerms {...joiningAs(as)} />;
}

interface InvitedAccountProps {
  code: string;
  invitation: Invited;
  /** The name of whoever is signed in with the invited address. */
  name: string;
}

/** A signed-in person accepts the invitation with that account. */
export function InvitedAccount({ code, invitation, name }: InvitedAccountProps) {
  const { go } = useNavigation();
  const accept = useRouteMutation(accountsContract.acceptInvitation, {
    invalidates: () => ["/user", "/workspaces"],
    onSuccess: ({ next }) => {
      sayWhatWasJoined(invitation);
      go(next, { replace: true });
    },
  });
  return (
    <Button
      variant="primary"
      size="lg"
      fullWidth
      mb={14}
      loading={accept.isPending}
      onClick={() => accept.mutate({ body: { code } })}
    >
      Accept as {name}
    </Button>
  );
}
