import { toast } from "@/components/ui/toast";

/** To the clipboard; where the browser refuses it, it says so. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(__("Copied"));
  } catch {
    toast(__("This browser does not allow copying. Select the text and copy it by hand."));
  }
}
