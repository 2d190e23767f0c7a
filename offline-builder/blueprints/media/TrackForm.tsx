import { useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { tracks, type Track } from "@/data/tracks";

export function TrackForm({ track, onClose }: { track: Track; onClose: () => void }) {
  const [values, setValues] = useState({ title: track.title, album: track.album });
  const [checked, setChecked] = useState(false);
  const missing = values.title.trim() === "";

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (missing) return;
    tracks.update(track.id, { title: values.title.trim(), album: values.album.trim() });
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={track.title} closeLabel={__("Close")}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <Field label={__("Title")} error={checked && missing ? __("Please enter a title.") : undefined}>
          {(control) => <Input {...control} value={values.title} onChange={(event) => setValues({ ...values, title: event.target.value })} />}
        </Field>
        <Field label={__("Album")}>
          {(control) => <Input {...control} value={values.album} onChange={(event) => setValues({ ...values, album: event.target.value })} />}
        </Field>
        <div>
          <Button type="submit">{__("Save")}</Button>
        </div>
      </form>
    </Dialog>
  );
}
