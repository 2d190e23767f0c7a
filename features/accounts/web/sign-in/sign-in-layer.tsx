import { settleSignIn, useSignInGate } from "@slipway/ui/api/session-gate";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { Suspense, useEffect } from "react";

const SignInSheet = lazyNamed(() => import("./sign-in-sheet.tsx"), "SignInSheet");

/** Nothing covers the pages around signing in. */
const SIGNS_IN = /^\/(login|signup|reset-password)(\/|$)/;
/** Nobody needs an account here, so only their own press asks for one. */
const NEEDS_NOBODY = /^\/help(\/|$)/;

/** The sheet's code is loaded when somebody has to sign in. */
export function SignInLayer() {
  const reason = useSignInGate((gate) => gate.request?.reason);
  const { pathname } = window.location;
  const isChosen = reason === "plain" || reason === "create";
  const isWanted = reason !== undefined && !SIGNS_IN.test(pathname) && (isChosen || !NEEDS_NOBODY.test(pathname));
  useEffect(() => {
    if (reason !== undefined && !isWanted) settleSignIn(false);
  }, [reason, isWanted]);
  return <Suspense fallback={null}>{isWanted && <SignInSheet />}</Suspense>;
}
