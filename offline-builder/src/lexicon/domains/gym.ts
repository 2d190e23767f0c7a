import type { ClassSlot, Domain } from "../domain.ts";

const week: ClassSlot[] = [
  ["Strength Basics", "Dana Reyes", "Open to all", [0, 2, 4], "06:30", 60],
  ["Barbell Club", "Marcus Holt", "Some experience", [0, 2, 4], "18:00", 75],
  ["Conditioning", "Noor Haddad", "Open to all", [0, 1, 3], "12:15", 45],
  ["Mobility", "Saskia Blom", "Open to all", [1, 3, 6], "07:30", 45],
  ["Rowing Intervals", "Noor Haddad", "Some experience", [1, 3], "18:30", 50],
  ["Kettlebells", "Dana Reyes", "Open to all", [1, 4], "19:30", 50],
  ["Open Lifting", "Marcus Holt", "Members", [5], "09:00", 120],
  ["Saturday Team Workout", "Noor Haddad", "Open to all", [5], "11:30", 60],
].flatMap(([name, coach, level, days, time, minutes]) =>
  (days as number[]).map((day) => ({ day, time, minutes, name, coach, level }) as ClassSlot),
);

export const gym: Domain = {
  id: "gym",
  words: {
    en: "gym|fitness|crossfit|workout|strength|trainers|fitness studio|weight training",
    de: "fitnessstudio|gym|krafttraining|sportstudio",
    es: "gimnasio|fitness|crossfit",
  },
  look: {
    palettes: [
      ["#f4f4f1", "#c43d16", "#b23a17"],
      ["#141614", "#d8f04a", "#d8f04a"],
      ["#eef0f3", "#1c3f94", "#b3420f"],
    ],
    fonts: ["sturdy", "geometric"],
    corners: ["sharp", "soft"],
    density: ["regular", "compact"],
    header: ["bar", "solid"],
    heroes: ["hero-banner", "hero-editorial", "hero-split"],
  },
  art: { subjects: ["barbell", "kettlebell", "bag"], backdrop: "floor" },
  copy: {
    en: {
      kind: "a gym",
      names: ["Iron Street", "Northside Strength", "The Rack Room"],
      tagline: "Strength and conditioning in small groups, with coaches who know your name.",
      heroes: [
        {
          title: "Lift more than last month",
          lead: "Twelve people to a class, a coach on the floor, and a log that shows where you started.",
        },
        {
          title: "Strong is a skill",
          lead: "We teach it the slow way: good positions first, weight second, ego somewhere near the back.",
        },
      ],
      story: {
        title: "How we train",
        paragraphs: [
          "Everybody begins with four sessions one to one. You learn the six lifts, we learn how you move, and nobody is thrown into a class cold.",
          "After that the timetable is yours. Programmes run for eight weeks, loads are written on the board, and rest days are part of the plan.",
        ],
      },
      points: [
        { title: "Twelve to a class", text: "Small enough that a coach sees every lift you make." },
        { title: "A plan for eight weeks", text: "No random workouts. You know on Monday what Friday is for." },
        { title: "No contract over a month", text: "Pause or stop with one line by e-mail." },
        { title: "Open platforms at noon", text: "Members train alone between classes, with chalk and music allowed." },
      ],
      offer: {
        title: "Coaching",
        path: "coaching",
        lead: "What you can do with us beyond the timetable.",
        groups: [
          {
            name: "Start",
            items: [
              {
                name: "First visit",
                note: "Look around, meet a coach, try two lifts",
                price: 0,
                minutes: 45,
                tags: ["beginners"],
              },
              { name: "Foundations", note: "Four sessions one to one", price: 140, minutes: 60, tags: ["beginners"] },
              {
                name: "Movement check",
                note: "For shoulders, hips and old injuries",
                price: 55,
                minutes: 60,
                tags: ["one to one"],
              },
            ],
          },
          {
            name: "Go on",
            items: [
              {
                name: "Personal coaching",
                note: "One hour, your goals, your pace",
                price: 60,
                minutes: 60,
                tags: ["one to one"],
              },
              {
                name: "Lifting programme",
                note: "Eight weeks, written for you, reviewed weekly",
                price: 120,
                minutes: 30,
                tags: ["one to one"],
              },
              { name: "Two of you", note: "Share a coach with a friend", price: 80, minutes: 60, tags: ["beginners"] },
            ],
          },
        ],
      },
      place: { street: "27 Foundry Road", city: "Eastwick" },
      hours: [
        ["06:00", "21:30"],
        ["06:00", "21:30"],
        ["06:00", "21:30"],
        ["06:00", "21:30"],
        ["06:00", "20:00"],
        ["08:00", "15:00"],
        ["09:00", "13:00"],
      ],
      classes: week,
      plans: [
        {
          name: "Two a week",
          price: 59,
          per: "a month",
          points: ["Two classes a week", "Training log", "Stop any month"],
        },
        {
          name: "Unlimited",
          price: 89,
          per: "a month",
          points: ["Every class", "Open platforms", "Programme review every eight weeks", "Stop any month"],
        },
        {
          name: "Ten visits",
          price: 130,
          per: "valid six months",
          points: ["Ten classes", "Share with one friend", "No membership"],
        },
      ],
      people: {
        title: "Trainers",
        list: [
          { name: "Dana Reyes", role: "Strength", note: "Teaches beginners and has the patience to prove it." },
          { name: "Marcus Holt", role: "Barbell", note: "Competes in weightlifting, coaches without shouting." },
          { name: "Noor Haddad", role: "Conditioning", note: "Former rower. Will ask you to breathe." },
          { name: "Saskia Blom", role: "Mobility", note: "Physiotherapist on weekdays, Sunday stretcher." },
        ],
      },
      questions: [
        {
          question: "I have never lifted. Is that a problem?",
          answer: "No. Half of our members started at zero. Foundations is made for exactly that.",
        },
        {
          question: "Can I just drop in?",
          answer: "With the ten visit card, yes. Write ahead so that there is a place in the class.",
        },
        {
          question: "What should I bring?",
          answer: "Flat shoes, water and something to write with. Towels and chalk are here.",
        },
      ],
    },
  },
};
