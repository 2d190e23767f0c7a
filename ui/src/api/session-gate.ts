/** Asks the person to sign in without leaving the page. The sheet itself belongs to the accounts feature. */
import { create } from "zustand";

export interface SignInRequest {
  mode: "sign-in" | "sign-up";
  /**
   * `expired`: a signed-in person's call was refused; `needed`: an opened page requires an account; `create`: a request
   * typed on Home waits for an account.
   */
  reason: "expired" | "needed" | "create" | "plain";
  /** The person's request, quoted on the sheet. */
  quote?: string;
  /** Code of the invite link that led here: it admits a new account where that needs an invitation. */
  invite?: string;
}

interface Gate {
  request: SignInRequest | null;
  waiting: readonly ((signedIn: boolean) => void)[];
}

export const useSignInGate = create<Gate>(() => ({ request: null, waiting: [] }));

/** Resolves true after signing in, false when the sheet was dismissed. Callers that arrive meanwhile share the sheet. */
export function askToSignIn(request: SignInRequest): Promise<boolean> {
  return new Promise((resolve) => {
    useSignInGate.setState((gate) => ({ request: gate.request ?? request, waiting: [...gate.waiting, resolve] }));
  });
}

export function settleSignIn(signedIn: boolean): void {
  const { waiting } = useSignInGate.getState();
  useSignInGate.setState({ request: null, waiting: [] });
  for (const resolve of waiting) resolve(signedIn);
}
