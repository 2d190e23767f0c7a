/** Certificates for the names this installation serves, made when somebody first asks for them. */
import type { SecureContext } from "node:tls";

export interface CertificateProblem {
  sentence: string;
  /** Before this moment (milliseconds since the epoch) the authority is not asked again. */
  until: number;
}

/** The same question to another process that makes the certificates. */
export interface CertificateProblems {
  problem(name: string): CertificateProblem | null | Promise<CertificateProblem | null>;
}

export interface Certificates extends CertificateProblems, AsyncDisposable {
  /** For the handshake of one name; orders a certificate when there is none. Null: refused, and `problem` may say why. */
  contextFor(name: string): Promise<SecureContext | null>;
  /** What the authority wants to read at `/.well-known/acme-challenge/{token}`; null: no such challenge is open. */
  challengeAnswer(token: string): string | null;
  /** Why the last order for this name failed, while that counts. */
  problem(name: string): CertificateProblem | null;
  /** Orders anew what has used two thirds of its life. Runs by itself every hour. */
  renewDue(): Promise<void>;
}
