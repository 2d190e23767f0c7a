import { Moon, Sun } from "lucide-react";
import { Button } from "@/components/ui/button";
import { setColorMode, useColorMode } from "@/lib/color-mode";

export function ThemeToggle({ label }: { label: string }) {
  const mode = useColorMode();
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      aria-pressed={mode === "dark"}
      onClick={() => setColorMode(mode === "dark" ? "light" : "dark")}
    >
      {mode === "dark" ? <Sun className="size-4" /> : <Moon className="size-4" />}
    </Button>
  );
}
