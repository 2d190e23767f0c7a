import { ArrowLeft, Heart, Mail, MapPin, Phone, Trash2 } from "lucide-react";
import { Link, useNavigate, useParams } from "react-router";
import { PageHeader } from "@/components/layout/PageHeader";
import { Badge } from "@/components/ui/badge";
import { Button, buttonClass } from "@/components/ui/button";
import { adverts, type Advert } from "@/data/adverts";
import { toggleSaved, useSaved } from "@/data/saved";
import { cn } from "@/lib/cn";
import { useRows } from "@/lib/collection";
import { formatDay } from "@/lib/dates";
// #if prices
import { formatMoney } from "@/lib/format";
// #end
import { removeWithUndo } from "@/lib/removal";
import NotFound from "@/pages/NotFound";

export default function AdvertDetailPage() {
  const { id = "" } = useParams();
  const rows = useRows(adverts);
  const row = rows.find((one) => one.id === id);
  return row ? <AdvertView advert={row} others={rows.filter((one) => one.kind === row.kind && one.id !== row.id).slice(0, 3)} /> : <NotFound />;
}

function AdvertView({ advert, others }: { advert: Advert; others: Advert[] }) {
  const navigate = useNavigate();
  const kept = useSaved().includes(advert.id);

  function remove() {
    navigate("/");
    removeWithUndo(adverts, advert, advert.title);
  }

  return (
    <div className="mx-auto max-w-3xl">
      <Link to="/" className="mb-3 inline-flex min-h-9 items-center gap-1.5 text-sm text-muted-foreground hover:text-foreground">
        <ArrowLeft aria-hidden className="size-4" />
        {__("All entries")}
      </Link>
      <PageHeader title={advert.title}>
        <Button variant="outline" size="sm" aria-pressed={kept} onClick={() => toggleSaved(advert.id)}>
          <Heart aria-hidden className={cn("size-4", kept && "fill-current text-destructive")} />
          {kept ? __("Saved") : __("Save")}
        </Button>
        <Button variant="ghost" size="sm" onClick={remove}>
          <Trash2 aria-hidden className="size-4" />
          {__("Delete")}
        </Button>
      </PageHeader>
      <article className="rounded-card border bg-card p-6">
        {advert.picture !== "" && <img src={advert.picture} alt={advert.title} className="mb-6 max-h-96 w-full rounded-control object-cover" />}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Badge>{advert.kind}</Badge>
          <span className="inline-flex items-center gap-1.5">
            <MapPin aria-hidden className="size-4" />
            {advert.place}
          </span>
          <span className="text-muted-foreground">{formatDay(advert.added)}</span>
          {/* #if prices */}
          <strong className="ml-auto font-display text-2xl tabular-nums">{formatMoney(advert.price)}</strong>
          {/* #end */}
        </p>
        <p className="mt-5 leading-relaxed whitespace-pre-line">{advert.about}</p>
        <p className="mt-6 flex flex-wrap gap-3 border-t pt-5">
          {advert.email !== "" && (
            <a href={`mailto:${advert.email}`} className={buttonClass("primary", "sm")}>
              <Mail aria-hidden className="size-4" />
              {advert.email}
            </a>
          )}
          {advert.phone !== "" && (
            <a href={`tel:${advert.phone}`} className={buttonClass("outline", "sm")}>
              <Phone aria-hidden className="size-4" />
              {advert.phone}
            </a>
          )}
        </p>
      </article>
      {others.length > 0 && (
        <section className="mt-8">
          <h2 className="text-heading mb-3">{__("Also of this kind")}</h2>
          <ul className="divide-y rounded-card border bg-card">
            {others.map((other) => (
              <li key={other.id}>
                <Link to={`$toAdvertDetail$/${other.id}`} className="flex min-h-12 items-center justify-between gap-4 px-5 py-2 hover:bg-muted">
                  <span className="font-medium">{other.title}</span>
                  <span className="text-sm text-muted-foreground">{other.place}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
