import { usePageTitle } from "@slipway/ui/page/page-status";
import { KeyHint } from "@slipway/ui/kit/key-hint.tsx";
import { LifeBuoy } from "lucide-react";
import { FullPage } from "./full-page.tsx";
import classes from "./help-page.module.css";

const TOPICS: readonly { title: string; text: string }[] = [
  {
    title: "An error with a trace id",
    text: "Copy the id from the dialog and give it to whoever runs this Slipway: it leads to the line in the server's log. Your text and your files are kept.",
  },
  {
    title: "A change that went wrong",
    text: "Press Undo on the newest version, or say in the chat what should be different. Earlier versions stay in the list.",
  },
  {
    title: "The preview does not start",
    text: "The reason stands in the preview. On the server, ./slipway doctor names each part that is missing and what to do.",
  },
  {
    title: "No invitation or reset mail",
    text: "While mail is not set up, nothing leaves the machine. Whoever runs this Slipway finds every link in Settings, Mail.",
  },
];

/** Where Get help leads unless the operator named an address of their own. [S13] */
export function HelpPage() {
  usePageTitle("Help");
  return (
    <FullPage icon={LifeBuoy} title="Help">
      <dl className={classes.topics}>
        {TOPICS.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>Keys</dt>
          <dd>
            Press <KeyHint keys="?" /> on any page for the keys that work there.
          </dd>
        </div>
      </dl>
    </FullPage>
  );
}
