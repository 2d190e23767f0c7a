import { $StoryScene$ } from "@/components/art/$StoryScene$";

export function Story() {
  return (
    <section id="about" className="section bg-muted">
      <div className="wrap grid items-center gap-12 lg:grid-cols-2 lg:gap-20">
        <$StoryScene$ className="aspect-4/3 w-full rounded-card" />
        <div>
          <h2 className="text-title">{$$("storyTitle")}</h2>
          <p className="text-lead mt-6">{$$("storyFirst")}</p>
          {/* #if storySecond */}
          <p className="mt-4 text-muted-foreground">{$$("storySecond")}</p>
          {/* #end */}
        </div>
      </div>
    </section>
  );
}
