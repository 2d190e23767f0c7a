import { Button } from "@mantine/core";
import { useRouteMutation, useRouteOrNull } from "@slipway/ui/api/use-route";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { accountsContract } from "../../contract/index.ts";
import { sayWhatWasJoined, type Invited } from "./invitation-words.ts";

/** A signed-in person accepts the invitation with that account. */
export function InvitedAccount({ code, invitation }: { code: string; invitation: Invited & { email: string } }) {
  const { go } = useNavigation();
  const user = useRouteOrNull(accountsContract.user, {});
  const accept = useRouteMutation(accountsContract.acceptInvitation, {
    invalidates: () => ["/user", "/workspaces"],
    onSuccess: ({ next }) => {
      sayWhatWasJoined(invitation);
      go(next, { replace: true });
    },
  });
  if (!user.data || user.data.email.toLowerCase() !== invitation.email.toLowerCase()) return null;
  return (
    <Button
      variant="primary"
      size="lg"
      fullWidth
      mb={14}
      loading={accept.isPending}
      onClick={() => accept.mutate({ body: { code } })}
    >
      Accept as {user.data.attributes.display_name}
    </Button>
  );
}
