import type { ComponentProps } from "react";
import { Dialog } from "@/components/ui/dialog";

/** A dialog that stands at the right edge, full height. */
export function Drawer(props: Omit<ComponentProps<typeof Dialog>, "className">) {
  return (
    <Dialog
      {...props}
      className="mt-0 mr-0 mb-0 h-dvh max-h-none w-[min(27rem,100vw)] max-w-none rounded-none border-y-0 border-r-0 [&>div]:max-h-dvh"
    />
  );
}
