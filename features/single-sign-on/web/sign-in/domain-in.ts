/** "ann@Example.com" -> "example.com"; null while the address is not complete. */
export function domainIn(email: string): string | null {
  const domain = /^[^\s@]+@([a-z0-9-]+(?:\.[a-z0-9-]+)+)$/i.exec(email.trim())?.[1];
  return domain === undefined || domain.length > 253 ? null : domain.toLowerCase();
}
