import { Copy, Download } from "lucide-react";
import { useMemo, useState } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Segments } from "@/components/tools/Segments";
import { Slider } from "@/components/tools/Slider";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { contrast } from "@/lib/color-rules";
import { copyText } from "@/lib/copy";
import { download } from "@/lib/save-file";
import { useKept } from "@/lib/kept";
import { addressOf, pathOf, svgOf, wifiText, type Wifi } from "@/lib/qr-content";
import { qrCode } from "@/lib/qr-rules";

type Kind = "address" | "text" | "wifi";

/** Cameras find the corners by the light around them: four squares, by the standard. */
const margin = 4;

/** What is encoded is kept in this browser, except the password of a network. */
export default function IndexPage() {
  const [kind, setKind] = useKept<Kind>("qr-kind", "address");
  const [address, setAddress] = useKept("qr-address", "");
  const [text, setText] = useKept("qr-text", "");
  const [wifi, setWifi] = useState<Wifi>({ name: "", password: "", lock: "WPA", hidden: false });
  const [color, setColor] = useKept("qr-color", "#000000");
  const [size, setSize] = useKept("qr-size", 1024);

  const wrong = kind === "address" && address.trim() !== "" && addressOf(address) === null;
  const content =
    kind === "address" ? (addressOf(address) ?? "") : kind === "text" ? text : wifi.name === "" ? "" : wifiText(wifi);
  const matrix = useMemo(() => (content.trim() === "" || wrong ? null : qrCode(content)), [content, wrong]);
  const tooLong = content !== "" && !wrong && content.trim() !== "" && matrix === null;
  const pale = contrast(color, "#ffffff") < 4.5;

  function savePicture() {
    if (!matrix) return;
    const whole = matrix.length + 2 * margin;
    // Whole pixels for each square: what is stretched has grey edges.
    const scale = Math.max(1, Math.floor(size / whole));
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = whole * scale;
    const pen = canvas.getContext("2d")!;
    pen.fillStyle = "#ffffff";
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.scale(scale, scale);
    pen.fillStyle = color;
    pen.fill(new Path2D(pathOf(matrix, margin)));
    canvas.toBlob((picture) => picture && download("qr-code.png", picture), "image/png");
  }

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <Segments
            label={__("What the code holds")}
            options={[
              ["address", __("Address")],
              ["text", __("Text")],
              ["wifi", __("Wi-Fi")],
            ]}
            value={kind}
            onChange={setKind}
          />
          {kind === "address" && (
            <Field label={__("Address of the page")} hint={__("https:// is put in front where it is missing.")} error={wrong ? __("This is no address.") : tooLong ? __("This is too long for a QR code.") : undefined}>
              {(control) => <Input {...control} type="text" inputMode="url" autoComplete="url" placeholder="example.com" value={address} onChange={(event) => setAddress(event.target.value)} />}
            </Field>
          )}
          {kind === "text" && (
            <Field label={__("Text")} hint={__("The more text, the finer the squares and the harder to read.")} error={tooLong ? __("This is too long for a QR code.") : undefined}>
              {(control) => <Textarea {...control} rows={6} value={text} onChange={(event) => setText(event.target.value)} />}
            </Field>
          )}
          {kind === "wifi" && <WifiFields value={wifi} onChange={setWifi} />}
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <Field label={__("Colour")} error={pale ? __("Too pale: cameras may not read it.") : undefined}>
              {(control) => <Input {...control} type="color" className="cursor-pointer p-1.5" value={color} onChange={(event) => setColor(event.target.value)} />}
            </Field>
            <Slider label={__("Size of the PNG")} min={256} max={2048} step={128} value={size} shown={`${size} px`} onChange={setSize} />
          </div>
        </div>
        <section aria-label={__("QR code")} className="flex flex-col gap-4">
          {matrix ? (
            <>
              <svg viewBox={`0 0 ${matrix.length + 2 * margin} ${matrix.length + 2 * margin}`} role="img" aria-label={`${__("QR code")}: ${kind === "wifi" ? wifi.name : content}`} shapeRendering="crispEdges" className="w-full rounded-card border">
                <rect width="100%" height="100%" fill="#ffffff" />
                <path d={pathOf(matrix, margin)} fill={color} />
              </svg>
              <p role="status" className="text-sm break-all text-muted-foreground">
                {kind === "wifi" ? wifi.name : content.length > 120 ? `${content.slice(0, 120)}…` : content}
              </p>
              <div className="flex flex-wrap gap-3">
                <Button onClick={savePicture}>
                  <Download aria-hidden className="size-4" />
                  PNG
                </Button>
                <Button onClick={() => download("qr-code.svg", new Blob([svgOf(matrix, margin, color)], { type: "image/svg+xml" }))}>
                  <Download aria-hidden className="size-4" />
                  SVG
                </Button>
                <Button variant="outline" onClick={() => void copyText(svgOf(matrix, margin, color))}>
                  <Copy aria-hidden className="size-4" />
                  {__("Copy SVG")}
                </Button>
              </div>
            </>
          ) : (
            <EmptyState title={__("No code yet")} hint={__("It appears here as soon as there is something to encode.")} />
          )}
        </section>
      </div>
    </>
  );
}

function WifiFields({ value, onChange }: { value: Wifi; onChange: (next: Wifi) => void }) {
  const short = value.lock === "WPA" && value.password !== "" && value.password.length < 8;
  return (
    <>
      <Field label={__("Name of the network")}>
        {(control) => <Input {...control} autoComplete="off" value={value.name} onChange={(event) => onChange({ ...value, name: event.target.value })} />}
      </Field>
      <Field label={__("Protection")}>
        {(control) => (
          <Select {...control} value={value.lock} onChange={(event) => onChange({ ...value, lock: event.target.value as Wifi["lock"] })}>
            <option value="WPA">WPA / WPA2 / WPA3</option>
            <option value="WEP">WEP</option>
            <option value="nopass">{__("Without a password")}</option>
          </Select>
        )}
      </Field>
      {value.lock !== "nopass" && (
        <Field label={__("Password of the network")} hint={__("It is part of the code, so anyone who scans it can read it. It is not saved here.")} error={short ? __("Such a password has eight characters at least.") : undefined}>
          {(control) => <Input {...control} autoComplete="off" spellCheck={false} value={value.password} onChange={(event) => onChange({ ...value, password: event.target.value })} />}
        </Field>
      )}
      <Checkbox label={__("The network is hidden")} checked={value.hidden} onChange={(event) => onChange({ ...value, hidden: event.target.checked })} />
    </>
  );
}
