/** "ann@Example.com" -> "example.com"; null while the address is not complete. The server knows other scripts. */
export function domainIn(email: string): string | null {
  const domain = /^[^\s@]+@([\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+)$/iu.exec(email.trim())?.[1];
  return domain === undefined || domain.length > 253 ? null : domain.toLowerCase();
}
