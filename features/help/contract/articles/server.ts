import type { HelpArticle } from "../article.ts";

/** Plans, models and what staff of the server set up. */
export const server: readonly HelpArticle[] = [
  {
    id: "model",
    title: "Connect a language model",
    text: {
      en: "Staff connect one in Settings → Models with a key, or by configuration. Until then the offline builder works without key and network.",
      de: "Das Team dieses Servers verbindet eines unter Settings → Models mit einem Schlüssel. Bis dahin arbeitet der Offline-Builder ohne Schlüssel und Netz.",
      es: "El personal lo conecta en Settings → Models con una clave. Hasta entonces, el constructor offline trabaja sin clave ni red.",
    },
    settings: { section: "staff-models", label: "Settings → Models" },
    words:
      "model models language ai llm gpt openai claude anthropic gemini key connect provider offline builder smarter sprachmodell ki schlüssel verbinden modelo ia inteligencia clave conectar",
  },
  {
    id: "plan",
    title: "Plans and what they allow",
    text: {
      en: "Settings → Plan shows the plan of your workspace, what it allows and how to change it.",
      de: "Settings → Plan zeigt den Tarif Ihres Workspace, was er erlaubt und wie man ihn ändert.",
      es: "Settings → Plan muestra el plan de tu workspace, lo que permite y cómo cambiarlo.",
    },
    settings: { section: "billing", label: "Settings → Plan" },
    words:
      "plan plans billing upgrade price cost free pay business pro tarif preis kosten bezahlen kostenlos precio coste gratis pagar",
  },
  {
    id: "credits",
    title: "Credits and usage",
    text: {
      en: "Settings → Usage shows the credits left and what used them, by person and project.",
      de: "Settings → Usage zeigt übrige Credits und wofür sie gebraucht wurden, nach Person und Projekt.",
      es: "Settings → Usage muestra los créditos que quedan y en qué se usaron, por persona y proyecto.",
    },
    settings: { section: "usage", label: "Settings → Usage" },
    words: "credit credits usage used limit spent consumption guthaben verbrauch créditos uso consumo",
  },
  {
    id: "mcp",
    title: "Tools and MCP servers for the agent",
    text: {
      en: "Add an MCP server in Settings → Tools. Choose there which calls need your approval.",
      de: "Fügen Sie unter Settings → Tools einen MCP-Server hinzu. Dort wählen Sie auch, welche Aufrufe Sie bestätigen.",
      es: "Añade un servidor MCP en Settings → Tools. Ahí eliges qué llamadas necesitan tu aprobación.",
    },
    settings: { section: "tools", label: "Settings → Tools" },
    words:
      "mcp tool tools integration integrations connect external service notion linear approval werkzeug werkzeuge anbinden integración herramienta conectar",
  },
  {
    id: "workspace",
    title: "Name and settings of the workspace",
    text: {
      en: "Settings → General holds the workspace's name and what its members may do.",
      de: "Settings → General enthält den Namen des Workspace und was Mitglieder dürfen.",
      es: "Settings → General contiene el nombre del workspace y lo que pueden hacer sus miembros.",
    },
    settings: { section: "workspace", label: "Settings → General" },
    words: "workspace organisation organization company general settings einstellungen firma ajustes empresa",
  },
  {
    id: "mail",
    title: "No invitation or reset mail arrives",
    text: {
      en: "While email isn't set up, nothing is sent. Staff find every link in Settings → Mail and pass it on.",
      de: "Solange keine E-Mail eingerichtet ist, wird nichts verschickt. Das Team dieses Servers findet jeden Link unter Settings → Mail.",
      es: "Mientras el correo no esté configurado, no se envía nada. El personal encuentra cada enlace en Settings → Mail.",
    },
    settings: { section: "staff-mail", label: "Settings → Mail" },
    words:
      "mail email invitation reset not arrive arrives received smtp missing kommt nicht an e-mail einladung no llega correo invitación",
  },
  {
    id: "trace-id",
    title: "An error with a trace id",
    text: {
      en: "Copy the id from the dialog and give it to your admin: it leads to the line in the server's log. Your text and files are kept.",
      de: "Kopieren Sie die Nummer aus dem Dialog und geben Sie sie Ihrem Admin: Sie führt zur Zeile im Protokoll des Servers. Text und Dateien bleiben erhalten.",
      es: "Copia el identificador del diálogo y dáselo a tu admin: lleva a la línea del registro del servidor. Tu texto y tus archivos se conservan.",
    },
    words: "trace id error dialog support contact admin fehlernummer hilfe soporte ayuda",
  },
];
