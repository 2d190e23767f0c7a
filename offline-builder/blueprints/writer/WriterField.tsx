import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { forgetWriter, useWriter } from "@/data/writer";

interface WriterFieldProps {
  typed: string;
  onType: (name: string) => void;
  error?: string;
}

/** Asked once: afterwards it says under which name this browser writes. */
export function WriterField({ typed, onType, error }: WriterFieldProps) {
  const me = useWriter();
  if (me !== "") {
    return (
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted-foreground">
        {__("You write as")} {me}.
        <Button variant="ghost" size="sm" onClick={forgetWriter}>
          {__("Use another name")}
        </Button>
      </p>
    );
  }
  return (
    <Field label={__("Your name")} error={error}>
      {(control) => <Input {...control} autoComplete="name" value={typed} onChange={(event) => onType(event.target.value)} />}
    </Field>
  );
}
