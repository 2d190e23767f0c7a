import { thing } from "./thing.ts";

/** What is written, shown, shared and said. */
export const mediaThings = [
  thing({
    key: "article",
    icon: "Newspaper",
    words:
      "article|articles|journal|publication|publications|paper|papers|news|news article|magazine|blog post|guide|resource|resources|press release|knowledge base|encyclopedia|biography section",
    name: "Article|Articles",
    title: "Title",
    fields: [
      "Author~Elsie Crane;Omar Haddad;Lena Voss;Jonah Price",
      "Category=Research,Practice,Review,Opinion",
      "Published@past",
      "Reading time in minutes#3-14",
      "Summary*Three studies compared, and what follows for everyday life.;A plain account of what is known and what is not.;What changed in ten years, in two pages.",
      "Text*The first part says what was asked and how. The second shows the figures. The last one says what remains open and whom it concerns.;It began with a simple question. The answer took four years, two hundred people and a good deal of patience.",
    ],
  }),
  thing({
    key: "poem",
    icon: "Feather",
    words: "poem|poems|poetry|verse|story|stories|short story|novel|writing",
    name: "Poem|Poems",
    title: "Title",
    fields: [
      "Poet~Nora Hale;Omar Haddad;Mira Dahl;Finn Gallagher",
      "Theme=Nature,Love,City,Memory",
      "Written@past",
      "Text*The harbour folds its lights away,\nthe gulls forget their names.;Under the stairs the summer waits\nwith sand in both its shoes.",
    ],
  }),
  thing({
    key: "idea",
    icon: "Lightbulb",
    words:
      "idea|ideas|creative work|creative works|creation|creations|inspiration|artwork|artworks|gallery|exhibit|exhibits|exhibition|collection of works|design works",
    name: "Creative work|Creative works",
    title: "Title",
    fields: [
      "Creator~Nora Hale;Tom Okafor;Ines Marsh;Mira Dahl",
      "Kind=Drawing,Text,Music,Model",
      "Shared@past",
      "Description*Made in one long evening with scissors and a lamp.;Began as a dream, ended as a plan for a garden.;Everybody may add one piece.",
    ],
  }),
  thing({
    key: "topic",
    icon: "MessagesSquare",
    words:
      "discussion|discussions|forum|forums|thread|threads|topic|topics|community posts|post|posts|q&a|question and answer|message board",
    name: "Discussion|Discussions",
    title: "Topic",
    fields: [
      "Started by~Nora Hale;Tom Okafor;Ines Marsh;Leo Brandt",
      "Group=General,Questions,Meetings,Ideas",
      "Date@past",
      "Text*Curious how others do it. One answer per person, please.;I will collect the answers and post a summary.",
    ],
  }),
  thing({
    key: "email",
    icon: "Mail",
    words:
      "compose emails|send emails|sending emails|sent emails|email sending|emails|email campaign|newsletter campaign|bulk email|outbox",
    name: "Sent email|Sent emails",
    title: "Subject",
    fields: [
      "To>recipient",
      "Template>template",
      "Attachment&file",
      "Sent@past",
      "Status=Draft,Sent",
      "Message*Dear all,\nfrom Monday we open an hour earlier.;Hello,\nplease find the details below.",
    ],
  }),
  thing({
    key: "recipient",
    icon: "Contact",
    words: "recipient|recipients|recipient management|mailing list|subscriber|subscribers|audience",
    name: "Recipient|Recipients",
    title: "Name",
    fields: ["Email&email", "Group=Customers,Partners,Team", "Status=Active,Paused", "Since@past"],
  }),
  thing({
    key: "template",
    icon: "LayoutTemplate",
    words: "template|templates|email template|email templates|message template",
    name: "Template|Templates",
    title: "Name",
    fields: [
      "Subject~Welcome;A short reminder;News of the month;Thank you",
      "Kind=Greeting,Reminder,News",
      "Changed@past",
      "Text*Hello {name},\nthank you for joining us.;Dear {name},\nthis is a short reminder.",
    ],
  }),
  thing({
    key: "document",
    icon: "FileStack",
    words: "file management|files|upload files|document|documents|file sharing|paperwork|attachments",
    name: "Document|Documents",
    title: "Name",
    fields: [
      "Kind=Text,Table,Picture,Form",
      "Owner~Nora Hale;Tom Okafor;Ines Marsh",
      "File&file",
      "Changed@past",
      "Notes*Second version, checked.;Replaces the one of last year.",
    ],
  }),
  thing({
    key: "video",
    icon: "Clapperboard",
    words:
      "video|videos|movie|movies|film|films|series|show|podcast|podcasts|episode|episodes|song|songs|music|track|tracks|playlist|playlists|album",
    name: "Title|Titles",
    title: "Title",
    fields: [
      "By~Mira Dahl;Finn Gallagher;Omar Haddad",
      "Genre=Drama,Comedy,Documentary,Music,Family",
      "Length in minutes#3-120",
      "Year#1998-2025",
      "Rating#2-5",
      "Description*Quiet, funny, a little long.;Best heard in one go.",
    ],
  }),
  thing({
    key: "life-event",
    icon: "Milestone",
    words: "biography|biographies|life|life experience|life event|milestone|milestones|timeline|history of",
    name: "Life experience|Life experiences",
    title: "Event",
    fields: [
      "Year#1921-1988",
      "Place~Bristol;Hull;Leeds;Oxford",
      "Period=Childhood,Youth,Work,Late years",
      "Description*Letters of the time tell of a cold room and a warm stove.;A chance meeting that decided the next ten years.",
    ],
  }),
  thing({
    key: "achievement",
    icon: "Award",
    words: "achievement|achievements|honor|honors|honour|honours|award|awards|badge|badges|certificate|certificates",
    name: "Achievement|Achievements",
    title: "Title",
    fields: [
      "Date~1948;1953;1961;1967;1972",
      "Given by~Royal academy;University of Leeds;Town of Hull",
      "Category=Science,Teaching,Public service",
      "Context*For work on the light of distant stars.;Shared with two colleagues.",
    ],
  }),
  thing({
    key: "review",
    icon: "Star",
    words: "review|reviews|testimonial|testimonials|rating|ratings|feedback",
    name: "Review|Reviews",
    title: "Title",
    fields: [
      "By~Nora Hale;Tom Okafor;Ines Marsh",
      "Rating#3-5",
      "Date@past",
      "Text*Everything as agreed, and on time.;Friendly, though the wait was long.",
    ],
  }),
];
