/** Certificates for the names this installation serves, made on demand. */
import type { SecureContext } from "node:tls";

export interface CertificateProblem {
  sentence: string;
  /** The authority is not asked again before this moment (milliseconds since the epoch). */
  until: number;
}

/** The same problems, asked of another process that makes the certificates. */
export interface CertificateProblems {
  problem(name: string): CertificateProblem | null | Promise<CertificateProblem | null>;
}

export interface Certificates extends CertificateProblems, AsyncDisposable {
  /** For the handshake of one name; orders a certificate when there is none. Null: refused, and `problem` may say why. */
  contextFor(name: string): Promise<SecureContext | null>;
  /**
   * The answer that the authority reads at `/.well-known/acme-challenge/{token}`; null when no such challenge is open.
   */
  challengeAnswer(token: string): string | null;
  /** Why the last order for this name failed, until it may be tried again. */
  problem(name: string): CertificateProblem | null;
  /** Renews certificates after two thirds of their life. Runs by itself every hour. */
  renewDue(): Promise<void>;
}
