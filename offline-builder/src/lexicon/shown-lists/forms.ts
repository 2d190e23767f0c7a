/** What visitors are asked for in the forms that sites have beside the contact form. Data only. */
import type { Language } from "../../plan/plan.ts";

export interface FormKind {
  id: string;
  words: Record<Language, RegExp>;
  /** Fields in English, German and Spanish, commas between them. */
  fields: Record<Language, string>;
}

/** The first whose words fit is meant; the last fits everything. */
export const formKinds: readonly FormKind[] = [
  {
    id: "repair",
    words: {
      en: /repair|service request|maintenance|fault|damage/i,
      de: /reparatur|wartung|schaden|störung/i,
      es: /reparaci|avería|mantenimiento|daño/i,
    },
    fields: {
      en: "name, phone, email, item, what is wrong",
      de: "Name, Telefon, E-Mail, Gegenstand, Problem",
      es: "nombre, teléfono, correo, objeto, problema",
    },
  },
  {
    id: "appointment",
    words: {
      en: /appointment|booking|visit|viewing|trial|taster|consultation|tour request|pick-?up request|test drive/i,
      de: /termin|buchung|besuch|besichtigung|probe|schnupper|beratung|abhol/i,
      es: /cita|reserva|visita|prueba|consulta|recogida/i,
    },
    fields: {
      en: "name, phone, email, preferred date, message",
      de: "Name, Telefon, E-Mail, Wunschtermin, Nachricht",
      es: "nombre, teléfono, correo, fecha deseada, mensaje",
    },
  },
  {
    id: "quote",
    words: {
      en: /quote|estimate|offer request|price request/i,
      de: /angebot|kostenvoranschlag|preisanfrage/i,
      es: /presupuesto|cotizaci/i,
    },
    fields: {
      en: "name, email, phone, what it is about, preferred date",
      de: "Name, E-Mail, Telefon, Worum geht es, Wunschtermin",
      es: "nombre, correo, teléfono, de qué se trata, fecha deseada",
    },
  },
  {
    id: "adoption",
    words: { en: /adopt|foster/i, de: /adoption|vermittlung|pflegestelle/i, es: /adopci|acogida/i },
    fields: {
      en: "name, email, phone, which animal, your home, why",
      de: "Name, E-Mail, Telefon, Welches Tier, Ihr Zuhause, Warum",
      es: "nombre, correo, teléfono, qué animal, tu casa, por qué",
    },
  },
  {
    id: "volunteer",
    words: {
      en: /volunteer|helper|membership|member|join/i,
      de: /ehrenamt|helfer|mitglied|mitmachen|beitritt/i,
      es: /voluntari|soci|miembro|unirse/i,
    },
    fields: {
      en: "name, email, phone, how you would like to help",
      de: "Name, E-Mail, Telefon, Wie möchten Sie mitmachen",
      es: "nombre, correo, teléfono, cómo te gustaría participar",
    },
  },
  {
    id: "application",
    words: {
      en: /application|apply|audition|nomination/i,
      de: /bewerbung|bewerben|casting|nominierung/i,
      es: /solicitud|candidatura|audición|nominaci/i,
    },
    fields: {
      en: "name, email, phone, what you apply for, about you",
      de: "Name, E-Mail, Telefon, Wofür, Über Sie",
      es: "nombre, correo, teléfono, para qué, sobre ti",
    },
  },
  {
    id: "registration",
    words: {
      en: /regist|sign-?up|enrol|entry form|entries/i,
      de: /anmeld|registrier|einschreib|teilnahme/i,
      es: /inscripci|registro|matrícula/i,
    },
    fields: {
      en: "name, email, phone, number of people, remarks",
      de: "Name, E-Mail, Telefon, Anzahl Personen, Bemerkungen",
      es: "nombre, correo, teléfono, número de personas, observaciones",
    },
  },
  {
    id: "feedback",
    words: {
      en: /feedback|complaint|suggestion|survey|report/i,
      de: /feedback|rückmeldung|beschwerde|vorschlag|meldung|umfrage/i,
      es: /opini|queja|sugerencia|encuesta|aviso/i,
    },
    fields: {
      en: "name, email, subject, message",
      de: "Name, E-Mail, Betreff, Nachricht",
      es: "nombre, correo, asunto, mensaje",
    },
  },
  {
    id: "request",
    words: { en: /./, de: /./, es: /./ },
    fields: {
      en: "name, email, phone, message",
      de: "Name, E-Mail, Telefon, Nachricht",
      es: "nombre, correo, teléfono, mensaje",
    },
  },
];
