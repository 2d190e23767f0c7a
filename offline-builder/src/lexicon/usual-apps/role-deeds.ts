/** What people do with things of an app, and the list that comes of it: who books has bookings, who submits has submissions. Data only. */
import { fields, type KnownField, type Localized } from "../entities/entity.ts";

export interface RoleDeed {
  /** The verb as it stands behind people. */
  said: RegExp;
  /** Null where the thing itself is written down: "list items". */
  list: { key: string; singular: Localized; plural: Localized; fields: readonly KnownField[] } | null;
  /** They write nothing, and look at what there is. */
  looks?: boolean;
}

const status = (values: string): string => `status:enum:Status|Status|Estado:${values}`;

/** The first that fits; those of several words before those of one. */
export const roleDeeds: readonly RoleDeed[] = [
  {
    said: /^(?:make|send|place|submit|give)s? (?:an? |their )?bids?|^bids?(?= |$)/i,
    list: {
      key: "bid",
      singular: ["Bid", "Gebot", "Puja"],
      plural: ["Bids", "Gebote", "Pujas"],
      fields: fields(
        "amount:money:Amount|Betrag|Importe",
        "date:date:Date|Datum|Fecha",
        status("Open,Outbid,Won|Offen,Überboten,Gewonnen|Abierta,Superada,Ganada"),
      ),
    },
  },
  {
    said: /^(?:make|send|place|submit|give)s? (?:an? |their )?(?:offers?|quotes?|proposals?)/i,
    list: {
      key: "offer",
      singular: ["Offer", "Angebot", "Oferta"],
      plural: ["Offers", "Angebote", "Ofertas"],
      fields: fields(
        "amount:money:Amount|Betrag|Importe",
        "date:date:Date|Datum|Fecha",
        "message:long-text:Message|Nachricht|Mensaje",
        status("Open,Accepted,Declined|Offen,Angenommen,Abgelehnt|Abierta,Aceptada,Rechazada"),
      ),
    },
  },
  {
    said: /^(?:submits?|hands? in|turns? in|uploads? their)(?= |$)/i,
    list: {
      key: "submission",
      singular: ["Submission", "Abgabe", "Entrega"],
      plural: ["Submissions", "Abgaben", "Entregas"],
      fields: fields(
        "date:date:Date|Datum|Fecha",
        "text:long-text:Text|Text|Texto",
        "link:url:Link|Link|Enlace",
        status("Handed in,Returned,Late|Abgegeben,Zurückgegeben,Verspätet|Entregada,Devuelta,Tarde"),
      ),
    },
  },
  {
    said: /^(?:books?|reserves?|schedules?|hires?|rents?)(?= |$)/i,
    list: {
      key: "booking",
      singular: ["Booking", "Buchung", "Reserva"],
      plural: ["Bookings", "Buchungen", "Reservas"],
      fields: fields(
        "date:date:Date|Datum|Fecha",
        "time:time:Time|Uhrzeit|Hora",
        "notes:long-text:Notes|Notizen|Notas",
        status(
          "Requested,Confirmed,Done,Cancelled|Angefragt,Bestätigt,Erledigt,Abgesagt|Solicitada,Confirmada,Hecha,Cancelada",
        ),
      ),
    },
  },
  {
    said: /^(?:appl(?:y|ies))(?= |$)/i,
    list: {
      key: "application",
      singular: ["Application", "Bewerbung", "Solicitud"],
      plural: ["Applications", "Bewerbungen", "Solicitudes"],
      fields: fields(
        "email:email:Email|E-Mail|Correo",
        "date:date:Date|Datum|Fecha",
        "about:long-text:About|Über mich|Sobre mí",
        status("New,Invited,Accepted,Declined|Neu,Eingeladen,Angenommen,Abgelehnt|Nueva,Invitada,Aceptada,Rechazada"),
      ),
    },
  },
  {
    said: /^(?:sign up|signs up|register|registers|joins?|rsvps?|enrols?|enrolls?|claims?|volunteers?|picks? (?:up )?)(?= |$)/i,
    list: {
      key: "sign-up",
      singular: ["Sign-up", "Anmeldung", "Inscripción"],
      plural: ["Sign-ups", "Anmeldungen", "Inscripciones"],
      fields: fields(
        "email:email:Email|E-Mail|Correo",
        "date:date:Date|Datum|Fecha",
        status("Signed up,Confirmed,Cancelled|Angemeldet,Bestätigt,Abgesagt|Inscrita,Confirmada,Cancelada"),
        "notes:long-text:Notes|Notizen|Notas",
      ),
    },
  },
  {
    said: /^(?:orders?|buys?)(?= |$)/i,
    list: {
      key: "customer-order",
      singular: ["Order", "Bestellung", "Pedido"],
      plural: ["Orders", "Bestellungen", "Pedidos"],
      fields: fields(
        "quantity:number:Quantity|Anzahl|Cantidad",
        "date:date:Date|Datum|Fecha",
        "notes:long-text:Notes|Notizen|Notas",
        status("New,Ready,Picked up,Cancelled|Neu,Fertig,Abgeholt,Storniert|Nuevo,Listo,Recogido,Cancelado"),
      ),
    },
  },
  {
    said: /^(?:borrows?|checks? out|lends?)(?= |$)/i,
    list: {
      key: "loan",
      singular: ["Loan", "Ausleihe", "Préstamo"],
      plural: ["Loans", "Ausleihen", "Préstamos"],
      fields: fields(
        "date:date:Lent on|Ausgeliehen am|Prestado el",
        "due:date:Due back|Zurück bis|Devolver el",
        "notes:long-text:Notes|Notizen|Notas",
        status("Asked for,Lent,Returned|Angefragt,Verliehen,Zurück|Pedido,Prestado,Devuelto"),
      ),
    },
  },
  {
    said: /^(?:requests?|asks? for|adopts?)(?= |$)/i,
    list: {
      key: "request",
      singular: ["Request", "Anfrage", "Solicitud"],
      plural: ["Requests", "Anfragen", "Solicitudes"],
      fields: fields(
        "date:date:Date|Datum|Fecha",
        "notes:long-text:Notes|Notizen|Notas",
        status("Open,Agreed,Done,Declined|Offen,Vereinbart,Erledigt,Abgelehnt|Abierta,Acordada,Hecha,Rechazada"),
      ),
    },
  },
  {
    said: /^(?:reviews?|rates?|leaves? (?:an? )?(?:reviews?|ratings?)|writes? (?:an? )?reviews?)(?= |$)/i,
    list: {
      key: "review",
      singular: ["Review", "Bewertung", "Reseña"],
      plural: ["Reviews", "Bewertungen", "Reseñas"],
      fields: fields(
        "rating:enum:Rating|Wertung|Valoración:1,2,3,4,5|1,2,3,4,5|1,2,3,4,5",
        "date:date:Date|Datum|Fecha",
        "text:long-text:Text|Text|Texto",
      ),
    },
  },
  {
    said: /^(?:messages?|chats?(?: with)?|contacts?|writes? to)(?= |$)/i,
    list: {
      key: "message",
      singular: ["Message", "Nachricht", "Mensaje"],
      plural: ["Messages", "Nachrichten", "Mensajes"],
      fields: fields("to:text:To|An|Para", "date:date:Date|Datum|Fecha", "text:long-text:Text|Text|Texto"),
    },
  },
  {
    said: /^(?:answers?|repl(?:y|ies)(?: to)?|responds?(?: to)?)(?= |$)/i,
    list: {
      key: "reply",
      singular: ["Answer", "Antwort", "Respuesta"],
      plural: ["Answers", "Antworten", "Respuestas"],
      fields: fields("text:long-text:Text|Text|Texto", "date:date:Date|Datum|Fecha"),
    },
  },
  {
    said: /^(?:donates?|pledges?|funds?|backs?)(?= |$)/i,
    list: {
      key: "pledge",
      singular: ["Donation", "Spende", "Donación"],
      plural: ["Donations", "Spenden", "Donaciones"],
      fields: fields(
        "amount:money:Amount|Betrag|Importe",
        "date:date:Date|Datum|Fecha",
        "message:long-text:Message|Nachricht|Mensaje",
      ),
    },
  },
  {
    said: /^(?:asks?(?! for)|posts?|lists?|offers?|creates?|adds?|publish(?:es)?|uploads?|shares?|sells?|assigns?|sets?|announces?|reports?|logs?|records?|enters?|organi[sz]es?|hosts?|plans?|manages?|propos(?:e|es)|suggests?|writes?|makes?)(?= |$)/i,
    list: null,
  },
  {
    said: /^(?:see|sees|views?|looks? at|tracks?|follows?|browses?|checks?|finds?|search(?:es)?|gets?|receives?|reads?|approves?|confirms?|accepts?|rejects?|grades?)(?= |$)/i,
    list: null,
    looks: true,
  },
];

/** Words of people as they are said, beside plurals. */
export const people =
  /^(?:people|everyone|everybody|anyone|anybody|others?|users?|kids|children|staff|guests|folks|friends|women|men|neighbou?rs|residents)$/i;

/** "List items": what is put up there by people, whatever it is. */
export const anyItem = {
  said: /^(?:items?|things?|stuff|products?|goods|articles|pieces)$/i,
  fields: fields(
    "title:text!:Title|Titel|Título",
    "category:text:Category|Kategorie|Categoría",
    "condition:enum:Condition|Zustand|Estado:New,Good,Worn|Neu,Gut,Gebraucht|Nuevo,Bueno,Usado",
    "price:money:Price|Preis|Precio",
    "listed:date:Listed on|Eingestellt am|Publicado el",
    status("Available,Reserved,Gone|Zu haben,Reserviert,Weg|Disponible,Reservado,Entregado"),
    "description:long-text:Description|Beschreibung|Descripción",
  ),
};
