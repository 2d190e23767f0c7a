import { site } from "@/content/site";

export default function Index() {
  return (
    <main className="wrap flex min-h-dvh flex-col justify-center gap-4">
      <h1 className="text-display">{site.name}</h1>
      <p className="text-lead text-muted-foreground">{site.tagline}</p>
    </main>
  );
}
