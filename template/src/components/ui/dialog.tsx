import { X } from "lucide-react";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  className?: string;
}

/** A modal on the browser's own dialog element: it traps focus, closes on Escape and on a click outside. */
export function Dialog({ open, onClose, title, closeLabel, children, className }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === ref.current && onClose()}
      className={cn("m-auto w-[min(34rem,calc(100vw-2rem))] rounded-card border bg-card text-card-foreground", className)}
    >
      {open && (
        <div className="flex max-h-[85dvh] flex-col">
          <div className="flex items-center justify-between gap-4 px-6 pt-4">
            <h2 id={titleId} className="text-heading">
              {title}
            </h2>
            <Button variant="ghost" size="icon" aria-label={closeLabel} onClick={onClose} className="-mr-3">
              <X className="size-5" />
            </Button>
          </div>
          <div className="overflow-y-auto px-6 pt-3 pb-6">{children}</div>
        </div>
      )}
    </dialog>
  );
}
