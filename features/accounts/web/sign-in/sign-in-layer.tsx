import { useSignInGate } from "@slipway/ui/api/session-gate";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { Suspense } from "react";

const SignInSheet = lazyNamed(() => import("./sign-in-sheet.tsx"), "SignInSheet");

/** The sheet's code is loaded when somebody has to sign in. */
export function SignInLayer() {
  const asked = useSignInGate((gate) => gate.request !== null);
  return <Suspense fallback={null}>{asked && <SignInSheet />}</Suspense>;
}
