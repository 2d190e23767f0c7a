/** A travel guide of about 110 files: one file for each place, and the pages that list, filter and show them. */
const REGIONS = ["Coast", "Mountains", "Lakes", "Islands", "Plains"] as const;
const FIRST = ["Al", "Bren", "Cor", "Dun", "El", "Fal", "Gar", "Hol", "Is", "Jor", "Kel", "Lin"] as const;
const LAST = ["mouth", "berg", "sund", "haven", "stad", "ford"] as const;
const MONTHS = ["January", "April", "July", "October"] as const;

const INDEX = `import { useState } from "react";
import { PlaceCard } from "@/components/PlaceCard";
import { RegionFilter } from "@/components/RegionFilter";
import { places } from "@/content/places";

export default function Index() {
  const [region, setRegion] = useState("All");
  const shown = places.filter((place) => region === "All" || place.region === region);
  return (
    <main className="wrap grid gap-6 py-10">
      <h1 className="text-display">Sixty places</h1>
      <RegionFilter region={region} onChange={setRegion} />
      <p>{shown.length} places</p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3" aria-label="Places">
        {shown.map((place) => (
          <PlaceCard key={place.slug} place={place} />
        ))}
      </ul>
    </main>
  );
}
`;

const CARD = `import { Link } from "react-router";
import type { Place } from "@/content/place";
import { nightPrice } from "@/lib/prices";

export function PlaceCard({ place }: { place: Place }) {
  return (
    <li className="grid gap-1 border p-4">
      <Link to={\`/places/\${place.slug}\`} className="py-2 font-semibold underline">
        {place.name}
      </Link>
      <span>{place.region}</span>
      <span>{nightPrice(place)} a night</span>
    </li>
  );
}
`;

const FILTER = `const regions = ["All", ${REGIONS.map((region) => `"${region}"`).join(", ")}];

export function RegionFilter({ region, onChange }: { region: string; onChange: (region: string) => void }) {
  return (
    <label className="grid max-w-xs gap-1">
      Region
      <select className="min-h-11 border px-3" value={region} onChange={(event) => onChange(event.target.value)}>
        {regions.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  );
}
`;

const PAGE = `import { useParams } from "react-router";
import { places } from "@/content/places";
import { nightPrice } from "@/lib/prices";
import NotFound from "@/pages/NotFound";

export default function PlacePage() {
  const { slug } = useParams();
  const place = places.find((one) => one.slug === slug);
  if (place === undefined) return <NotFound />;
  return (
    <main className="wrap grid gap-4 py-10">
      <h1 className="text-display">{place.name}</h1>
      <p>{place.text}</p>
      <p>{nightPrice(place)} a night, best in {place.bestMonth}</p>
    </main>
  );
}
`;

const APP = `import { BrowserRouter, Route, Routes } from "react-router";
import { Toaster } from "@/components/ui/toast";
import Index from "@/pages/Index";
import NotFound from "@/pages/NotFound";
import PlacePage from "@/pages/PlacePage";

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Index />} />
        <Route path="/places/:slug" element={<PlacePage />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
      <Toaster />
    </BrowserRouter>
  );
}
`;

const TYPE = `export interface Place {
  slug: string;
  name: string;
  region: string;
  text: string;
  /** Euros a night. */
  price: number;
  bestMonth: string;
}
`;

const PRICES = `import type { Place } from "@/content/place";

export const nightPrice = (place: Place): string => \`€\${place.price}\`;
`;

interface Named {
  slug: string;
  variable: string;
}

function placeFile(at: number, { slug }: Named, name: string): string {
  return `import type { Place } from "@/content/place";

export const place: Place = {
  slug: "${slug}",
  name: "${name}",
  region: "${REGIONS[at % REGIONS.length]}",
  text: "${name} has ${at + 3} bridges and a market on ${at % 2 === 0 ? "Tuesdays" : "Saturdays"}.",
  price: ${60 + ((at * 7) % 90)},
  bestMonth: "${MONTHS[at % MONTHS.length]}",
};
`;
}

export function atlasFiles(): Map<string, string> {
  const files = new Map<string, string>();
  const named: Named[] = [];
  for (const [row, first] of FIRST.entries())
    for (const last of LAST.slice(0, 5)) {
      const name = `${first}${last}`;
      const one = { slug: name.toLowerCase(), variable: name.toLowerCase() };
      files.set(`src/content/places/${one.slug}.ts`, placeFile(row * 5 + LAST.indexOf(last), one, name));
      named.push(one);
    }
  const imports = named.map(({ slug, variable }) => `import { place as ${variable} } from "@/content/places/${slug}";`);
  const list = `export const places = [\n${named.map(({ variable }) => `  ${variable},`).join("\n")}\n];\n`;
  files.set("src/content/places/index.ts", `${imports.join("\n")}\n\n${list}`);
  files.set("src/content/place.ts", TYPE);
  files.set("src/lib/prices.ts", PRICES);
  files.set("src/components/PlaceCard.tsx", CARD);
  files.set("src/components/RegionFilter.tsx", FILTER);
  files.set("src/pages/PlacePage.tsx", PAGE);
  files.set("src/pages/Index.tsx", INDEX);
  files.set("src/App.tsx", APP);
  return files;
}
