/** Domains in other scripts, as DNS and mail servers know them: "bücher.example" is "xn--bcher-kva.example". */

const isAscii = (text: string): boolean => !/[^\p{ASCII}]/u.test(text);
/** Characters that an address of the web would read as the end of its host. */
const ENDS_HOST = /[\s/\\?#@:%]/u;

/** Lower case. Null for a domain in another script that is none. Text in ASCII is not judged. */
export function asciiDomain(domain: string): string | null {
  if (isAscii(domain)) return domain.toLowerCase();
  const address = `http://${domain}`;
  if (ENDS_HOST.test(domain) || !URL.canParse(address)) return null;
  return new URL(address).hostname;
}

/** An email address with its domain in ASCII, in lower case. What is no address stays as it is. */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = asciiDomain(address.slice(at + 1));
  return at < 1 || domain === null ? address : `${address.slice(0, at).toLowerCase()}@${domain}`;
}
