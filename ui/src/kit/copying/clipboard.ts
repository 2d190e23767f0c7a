/** The clipboard is missing on plain http outside loopback: every caller must have a way out when this answers false. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
