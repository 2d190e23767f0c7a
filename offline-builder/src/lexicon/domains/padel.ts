import type { Domain } from "../domain.ts";

export const padel: Domain = {
  id: "padel",
  words: {
    en: "padel|tennis|court|courts|squash|badminton",
    de: "padel|tennis|tennisplatz|padelplatz|plätze",
    es: "pádel|padel|cancha|canchas|pista|pistas|tenis",
  },
  look: {
    palettes: [
      ["#f1f5f6", "#124b6b", "#b2430f"],
      ["#f4f6ee", "#2c5a2e", "#a04a12"],
      ["#10181d", "#c7e64a", "#c7e64a"],
    ],
    fonts: ["geometric", "sturdy", "lively"],
    corners: ["round", "soft"],
    header: ["bar", "solid"],
    heroes: ["hero-banner", "hero-split", "hero-ledger"],
  },
  art: { subjects: ["racket", "bag", "lamp"], backdrop: "discs" },
  courts: true,
  copy: {
    en: {
      kind: "a padel club",
      names: ["Glass Court Club", "Padel North"],
      tagline: "Four courts, lights until eleven.",
      heroes: [
        {
          title: "Four players, one free court",
          lead: "Look, pick an hour, play. Courts that are taken cannot be chosen.",
        },
      ],
      story: {
        title: "The courts",
        paragraphs: [
          "Two courts under a roof, two with glass all round. Balls and rackets are for hire at the desk.",
          "The hour is yours to the minute: the lights tell you when it ends.",
        ],
      },
      offer: {
        title: "Prices",
        path: "courts",
        lead: "Prices per court and hour.",
        groups: [
          {
            name: "Play",
            items: [
              { name: "Morning hour", note: "Until two in the afternoon", price: 18, minutes: 60 },
              { name: "Evening hour", note: "From two until closing", price: 26, minutes: 60 },
              { name: "Ninety minutes", note: "Any time of day", price: 34, minutes: 90 },
            ],
          },
          {
            name: "Learn",
            items: [{ name: "Lesson", note: "One hour with a coach, up to four people", price: 48, minutes: 60 }],
          },
        ],
      },
      place: { street: "2 Sports Lane", city: "Holm" },
      hours: [
        ["08:00", "23:00"],
        ["08:00", "23:00"],
        ["08:00", "23:00"],
        ["08:00", "23:00"],
        ["08:00", "23:00"],
        ["09:00", "22:00"],
        ["09:00", "22:00"],
      ],
      people: {
        title: "The four courts",
        list: [
          { name: "Court 1", role: "Roofed", note: "The quiet one at the back." },
          { name: "Court 2", role: "Roofed", note: "Next to the bar." },
          { name: "Court 3", role: "Glass", note: "Panorama glass, evening sun." },
          { name: "Court 4", role: "Glass", note: "Where the league plays." },
        ],
      },
    },
    es: {
      kind: "un club de pádel",
      names: ["Club Cristal Pádel", "Pádel Norte", "La Red Pádel"],
      tagline: "Cuatro canchas con luz hasta las once.",
      heroes: [
        {
          title: "Cuatro jugadores, una cancha libre",
          lead: "Mira, elige una hora y juega. Los turnos ocupados no se pueden pisar.",
        },
        { title: "Tu hora, tu cancha", lead: "Reserva en un minuto y sin llamadas: lo que ves libre, está libre." },
      ],
      story: {
        title: "Las canchas",
        paragraphs: [
          "Dos canchas techadas y dos de cristal panorámico. Las palas y las pelotas se alquilan en recepción.",
          "La hora es tuya hasta el último minuto: las luces avisan cuando termina.",
        ],
      },
      points: [
        { title: "Sin turnos pisados", text: "Una hora reservada desaparece para los demás." },
        { title: "Precio por franja", text: "Por la mañana es más barato, y lo ves antes de reservar." },
        { title: "Luz hasta las once", text: "También entre semana." },
        { title: "Cancela con un clic", text: "La hora vuelve a quedar libre al momento." },
      ],
      offer: {
        title: "Precios",
        path: "canchas",
        lead: "Precios por cancha y turno.",
        groups: [
          {
            name: "Jugar",
            items: [
              { name: "Hora de mañana", note: "Hasta las dos de la tarde", price: 16, minutes: 60 },
              { name: "Hora de tarde", note: "Desde las dos hasta el cierre", price: 24, minutes: 60 },
              { name: "Hora y media", note: "A cualquier hora", price: 32, minutes: 90 },
            ],
          },
          {
            name: "Aprender",
            items: [
              { name: "Clase", note: "Una hora con monitor, hasta cuatro personas", price: 44, minutes: 60 },
              { name: "Clase para niños", note: "Hasta doce años", price: 30, minutes: 60 },
            ],
          },
        ],
      },
      place: { street: "Camino del Deporte 2", city: "Málaga" },
      hours: [
        ["08:00", "23:00"],
        ["08:00", "23:00"],
        ["08:00", "23:00"],
        ["08:00", "23:00"],
        ["08:00", "23:00"],
        ["09:00", "22:00"],
        ["09:00", "22:00"],
      ],
      people: {
        title: "Las cuatro canchas",
        list: [
          { name: "Cancha 1", role: "Techada", note: "La tranquila, al fondo." },
          { name: "Cancha 2", role: "Techada", note: "Junto al bar." },
          { name: "Cancha 3", role: "Cristal", note: "Panorámica, con sol de tarde." },
          { name: "Cancha 4", role: "Cristal", note: "Donde juega la liga." },
        ],
      },
    },
  },
};
