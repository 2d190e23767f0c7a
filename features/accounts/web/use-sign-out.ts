import { knowNobodyIsSignedIn } from "@slipway/ui/api/use-route";
import { handleError } from "@slipway/ui/errors/handle-error";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { useQueryClient } from "@tanstack/react-query";
import { accountsContract } from "../contract/index.ts";
import { postAuth } from "./auth-api.ts";

/** Ends the session of this browser and goes to the start page. */
export function useSignOut(): () => Promise<void> {
  const { go } = useNavigation();
  const cache = useQueryClient();
  return async () => {
    try {
      await postAuth("sign-out", {});
      cache.clear();
      knowNobodyIsSignedIn(cache, accountsContract.user, {});
      go("/");
    } catch (error) {
      handleError(error);
    }
  };
}
