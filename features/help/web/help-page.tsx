/** Slipway's help: a search, and every page below it. [S13] */
import { TextInput } from "@mantine/core";
import { KeyHint } from "@slipway/ui/kit/key-hint.tsx";
import { AppLink } from "@slipway/ui/navigation/app-link.tsx";
import { BarePage } from "@slipway/ui/page/bare-page.tsx";
import { usePageTitle } from "@slipway/ui/page/page-status";
import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { findHelp, type HelpArticle } from "../contract/index.ts";
import styles from "./help-page.module.css";

function Article({ article: { id, title, text, settings } }: { article: HelpArticle }) {
  return (
    <section id={id} className={styles.article} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <a href={`#${id}`}>{title}</a>
      </h2>
      <p>{text.en}</p>
      {settings && <AppLink href={`/?settings=${settings.section}`}>{settings.label}</AppLink>}
    </section>
  );
}

/** The page that the address names is where one looks first; it is drawn after the browser looked for it. */
function useNamedArticle(): void {
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (id !== "") document.getElementById(id)?.scrollIntoView({ block: "start" });
  }, []);
}

export function HelpPage() {
  usePageTitle("Help");
  const [query, setQuery] = useState("");
  const found = findHelp(query);
  useNamedArticle();
  return (
    <BarePage link={AppLink}>
      <main className={styles.page}>
        <h1>Help</h1>
        <p className={styles.keys}>
          Press <KeyHint keys="?" /> on any page for the keys that work there.
        </p>
        <TextInput
          type="search"
          aria-label="Search help"
          placeholder="How do I invite a colleague?"
          leftSection={<Search size={15} aria-hidden="true" />}
          value={query}
          maxLength={300}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <p role="status" className={styles.status}>
          {found.length === 0 ? "No results. Try other words." : ""}
        </p>
        {found.map((article) => (
          <Article key={article.id} article={article} />
        ))}
      </main>
    </BarePage>
  );
}
