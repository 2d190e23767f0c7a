import { thing } from "./thing.ts";

/** What is taught, practised and examined. */
export const learningThings = [
  thing({
    key: "exam",
    icon: "FileCheck",
    words: "exam schedule|examination|examinations|test paper|assessment|assessments|homework|assignment submission",
    where: /school|student|course|teach|learn|universit|exam/i,
    name: "Exam|Exams",
    title: "Title",
    fields: [
      "Subject=Mathematics,Biology,English,Physics",
      "Date@ahead",
      "Length in minutes#30-120",
      "Points#20-100",
      "Status=Planned,Open,Graded",
      "Notes*Chapters three to five.;Calculators are allowed.",
    ],
  }),
  thing({
    key: "grade",
    icon: "GraduationCap",
    words: "grade|grades|grade management|exam marks|gradebook|report card|academic record|transcript",
    where: /school|student|course|teach|universit|pupil/i,
    name: "Grade|Grades",
    title: "Student",
    fields: [
      "Subject=Mathematics,Biology,English,Physics",
      "Score#45-100",
      "Kind=Exam,Homework,Oral",
      "Date@past",
      "Comment*Clear and complete.;Careful with units.",
    ],
  }),
  thing({
    key: "attendance",
    icon: "UserCheck",
    words:
      "attendance|employee attendance|staff attendance|attendance management|attendance tracking|attendance record|absence|absences|check-in",
    name: "Attendance record|Attendance",
    title: "Person",
    fields: [
      "Date@past",
      "Status=Present,Late,Absent,Excused",
      "Arrived&time",
      "Note*Came with the later train.;Note from the parents.",
    ],
  }),
  thing({
    key: "timetable-slot",
    icon: "CalendarRange",
    words: "timetable|class schedule|lesson schedule|course schedule|study plan|study schedule",
    name: "Timetable entry|Timetable",
    title: "Subject",
    fields: [
      "Day=Monday,Tuesday,Wednesday,Thursday,Friday",
      "Time&time",
      "Room~Room 4;Laboratory;Hall;Room 11",
      "Teacher~Elsie Crane;Omar Haddad;Lena Voss",
      "Group~7A;8B;Evening class",
    ],
  }),
  thing({
    key: "interview-question",
    icon: "MessageCircleQuestion",
    words:
      "question bank|question banks|interview question|interview questions|practice question|practice questions|faq|faqs|frequently asked questions",
    name: "Question|Questions",
    title: "Question",
    fields: [
      "Category=General,Experience,Teamwork,Planning",
      "Difficulty=Easy,Medium,Hard",
      "Profession~All;Engineering;Sales;Nursing",
      "Answer*Name two things you did, what came of them, and why that matters here.;Say what happened, what you did, and what you learned.",
    ],
  }),
  thing({
    key: "mock-interview",
    icon: "Timer",
    words: "mock interview|mock interviews|interview session|practice session|practice sessions",
    name: "Mock interview|Mock interviews",
    title: "Position",
    fields: [
      "Date@past",
      "Minutes#15-60",
      "Own rating#1-5",
      "Status=Planned,Done",
      "Notes*Speak more slowly.;The second example was better than the first.",
    ],
  }),
  thing({
    key: "study-goal",
    icon: "Target",
    words:
      "goal|goals|learning goal|target|targets|savings goal|savings goals|fitness goal|consumption goal|objective|objectives|okr",
    name: "Goal|Goals",
    title: "Goal",
    fields: [
      "Category=Daily,Weekly,Long term",
      "Target#5-100",
      "Reached so far#0-80",
      "Due@ahead",
      "Status=On track,Behind,Reached",
      "Notes*Small steps count.;Look again at the end of the month.",
    ],
  }),
  thing({
    key: "progress-entry",
    icon: "TrendingUp",
    words: "progress tracking|learning progress|progress record|progress records|milestone tracking",
    name: "Progress entry|Progress",
    title: "What",
    fields: [
      "Date@past",
      "Percent done#10-100",
      "Status=Started,In progress,Finished",
      "Notes*Slower than planned, but it holds.",
    ],
  }),
  thing({
    key: "code-snippet",
    icon: "Code",
    words: "snippet|snippets|code snippet|code snippets|code example|code examples|script|scripts|algorithm|algorithms",
    name: "Snippet|Snippets",
    title: "Title",
    fields: [
      "Programming language=TypeScript,Python,SQL,Shell",
      "Topic=Text,Files,Time,Lists",
      "Changed@past",
      "Code*const wait = (ms) => new Promise((done) => setTimeout(done, ms));;for line in open('notes.txt'):\n    print(line.strip())",
    ],
  }),
];
