/** What people ask for that an app written here cannot do by itself, and why. Data only. */
import type { Language } from "../plan/plan.ts";

type Reason = "service" | "device" | "server" | "model" | "person" | "store";

const reasons: Readonly<Record<Reason, Record<Language, string>>> = {
  service: {
    en: "it needs an account with that service and its key",
    de: "dafür braucht es ein Konto bei diesem Dienst und dessen Schlüssel",
    es: "hace falta una cuenta en ese servicio y su clave",
  },
  device: {
    en: "it needs access to a device that this page does not have",
    de: "dafür braucht es Zugriff auf ein Gerät, den diese Seite nicht hat",
    es: "hace falta acceso a un dispositivo que esta página no tiene",
  },
  server: {
    en: "it needs a program that keeps running on a server",
    de: "dafür braucht es ein Programm, das dauernd auf einem Server läuft",
    es: "hace falta un programa que funcione siempre en un servidor",
  },
  model: {
    en: "it needs a model and its key",
    de: "dafür braucht es ein Modell und dessen Schlüssel",
    es: "hace falta un modelo y su clave",
  },
  person: {
    en: "an approved provider or a person has to do that",
    de: "das muss eine zugelassene Stelle oder ein Mensch tun",
    es: "debe hacerlo un proveedor autorizado o una persona",
  },
  store: {
    en: "this is a web app that runs in the browser",
    de: "dies ist eine Web-App, die im Browser läuft",
    es: "esto es una aplicación web que funciona en el navegador",
  },
};

/** `id | words of all languages, as a pattern | English/German/Spanish name | reason` */
const lines = `
google-sign-in | (?:google|apple|facebook|microsoft|github)[- ](?:sign[- ]?in|log[- ]?in|anmeldung|login)|(?:sign|log) ?in with (?:google|apple|facebook|microsoft|github)|mit (?:google|apple|facebook) anmelden|(?:iniciar sesión|entrar) con (?:google|apple|facebook) | Sign-in through another service/Anmeldung über einen anderen Dienst/Acceso con otro servicio | service
two-factor | two[- ]factor|2fa|multi[- ]factor|zwei[- ]faktor\\p{L}*|doble factor|verificación en dos pasos | Two-factor sign-in/Anmeldung mit zwei Faktoren/Acceso con doble factor | server
single-sign-on | single sign[- ]?on|sso|saml|ldap|active directory|einmalanmeldung | Sign-in of your company/Anmeldung der Firma/Acceso de la empresa | service
captcha | captchas?|recaptcha | A captcha/Ein Captcha/Un captcha | service
fingerprint | fingerprint|face id|biometric\\p{L}*|fingerabdruck|gesichtserkennung|huella dactilar|reconocimiento facial | Recognition of faces or fingers/Erkennen von Gesicht oder Finger/Reconocer caras o huellas | device
direct-debit | direct debit|sepa|lastschrift\\p{L}*|domiciliación bancaria | Direct debits/Lastschriften/Domiciliaciones | service
crypto-payment | (?:bitcoin|crypto(?:currency)?|ethereum) (?:payments?|wallet|checkout)|mit bitcoin|pago con bitcoin|pagos con criptomonedas | Payments in cryptocurrency/Zahlung mit Kryptowährung/Pagos con criptomonedas | service
recurring-billing | recurring (?:billing|payments?)|subscription billing|automatic renewal|wiederkehrende zahlung\\p{L}*|abo-?abrechnung|cobros? recurrentes? | Billing that repeats by itself/Wiederkehrende Abbuchungen/Cobros recurrentes | service
refunds | automatic refunds?|automatische erstattung\\p{L}*|reembolsos? automáticos? | Automatic refunds/Automatische Erstattungen/Reembolsos automáticos | service
bank-sync | bank (?:sync|feed|connection|import)|connect(?:ed)? to my bank|open banking|bankanbindung|kontoabruf|mit (?:meinem )?bankkonto verbinden|conectar con (?:el|mi) banco | A link to a bank account/Anbindung an ein Bankkonto/Conexión con el banco | service
e-invoice | e-?invoic\\p{L}*|xrechnung|zugferd|facturae|factura electrónica|e-?rechnung(?:en)? | Electronic invoices in the official format/Elektronische Rechnungen im amtlichen Format/Facturas electrónicas oficiales | service
tax-filing | datev|elster|tax filing|file (?:my|our) taxes|steuererklärung (?:abgeben|einreichen)|presentar impuestos|modelo 303 | Filing taxes/Steuern einreichen/Presentar impuestos | person
live-rates | live exchange rates?|real[- ]time (?:exchange|currency) rates?|aktuelle wechselkurse|tipos de cambio en (?:directo|tiempo real) | Exchange rates of this minute/Wechselkurse von jetzt/Tipos de cambio al momento | service
live-prices | (?:live|real[- ]time) (?:stock|share|crypto) (?:prices?|quotes|data)|aktuelle aktienkurse|echtzeitkurse|cotizaciones en (?:directo|tiempo real) | Share prices of this minute/Aktienkurse von jetzt/Cotizaciones al momento | service
live-weather | (?:live|real[- ]time|current) weather|weather api|aktuelles wetter|wetterdaten|tiempo en directo|api del tiempo | Weather of today/Wetter von heute/El tiempo de hoy | service
live-scores | live scores?|livescores?|live-?ergebnisse|live-?ticker|resultados en directo | Scores as they happen/Ergebnisse in Echtzeit/Resultados en directo | service
flight-status | flight status|live flights?|flugstatus|estado de(?:l| los) vuelos? | The state of flights/Flugstatus/Estado de los vuelos | service
parcel-tracking | (?:dhl|ups|fedex|usps|hermes|correos) (?:tracking|api|labels?)|sendungsverfolgung|seguimiento de envíos de correos | Tracking by the carrier/Sendungsverfolgung des Zustellers/Seguimiento del transportista | service
shipping-labels | shipping labels?|print labels? for dhl|versandetiketten|paketmarken|etiquetas de envío | Shipping labels/Versandmarken/Etiquetas de envío | service
calendar-sync | (?:google|outlook|apple|icloud) calend\\p{L}*|calendar sync\\p{L}*|sync\\p{L}* with (?:my )?calendar|kalender-?(?:sync\\p{L}*|abgleich)|sincroniza\\p{L}* (?:con )?(?:el |mi )?calendario | Keeping step with another calendar/Abgleich mit einem anderen Kalender/Sincronizar con otro calendario | service
video-meeting | zoom (?:meetings?|calls?|links?)|google meet|microsoft teams|video ?konferenz\\p{L}*|videokonferenz\\p{L}*|videollamadas? | Video meetings/Videokonferenzen/Videollamadas | service
slack | slack (?:messages?|notifications?|integration|channel)|post(?:s|ed)? to slack|slack-\\p{L}+|mensajes a slack | Messages to Slack/Nachrichten an Slack/Mensajes a Slack | service
chat-bots | (?:discord|telegram|whatsapp|messenger)[- ]bots?|bot de (?:discord|telegram|whatsapp) | A bot in another chat/Ein Bot in einem anderen Chat/Un bot en otro chat | service
automation | zapier|make\\.com|ifttt|n8n|power automate | Links to automation services/Anbindung an Automatisierungsdienste/Conexión con servicios de automatización | service
mail-service | mailchimp|sendgrid|brevo|mailjet|cleverreach | A service that sends newsletters/Ein Dienst für Newsletter/Un servicio de boletines | service
crm-sync | salesforce|hubspot|pipedrive|zoho | A link to another CRM/Anbindung an ein anderes CRM/Conexión con otro CRM | service
sheets-sync | google sheets?|airtable|excel online|google-tabellen?|hojas de google | A link to an online spreadsheet/Anbindung an eine Online-Tabelle/Conexión con una hoja en línea | service
cloud-drive | dropbox|google drive|onedrive|icloud drive|nextcloud | Files in another cloud/Dateien in einer anderen Cloud/Archivos en otra nube | service
music-service | spotify|apple music|soundcloud|deezer | A link to a music service/Anbindung an einen Musikdienst/Conexión con un servicio de música | service
video-upload | (?:upload|host) (?:\\p{L}+ ){0,2}videos?|video ?uploads?|videos? hochladen|subir vídeos? | Keeping uploaded videos/Hochgeladene Videos/Vídeos subidos | server
social-feed | (?:instagram|facebook|tiktok|twitter|x|linkedin)[- ](?:feed|posts|timeline|wall)|instagram-?feed|feed de instagram | Posts from a social network/Beiträge aus einem sozialen Netz/Publicaciones de una red social | service
auto-posting | (?:auto(?:matically)? )?post to (?:instagram|facebook|tiktok|linkedin|social media)|schedule (?:\\p{L}+ )?posts to|automatisch posten|publicar (?:automáticamente )?en (?:instagram|facebook) | Posting to social networks/Veröffentlichen in sozialen Netzen/Publicar en redes sociales | service
analytics | google analytics|matomo|hotjar|facebook pixel|tracking pixel|besucherstatistik\\p{L}*|estadísticas de visitas web | Counting visitors/Besucherzählung/Contar visitas | service
adverts | google ads|adsense|banner ads?|werbeanzeigen schalten|anuncios de google | Paid advertising/Bezahlte Werbung/Publicidad de pago | service
ranking | rank (?:first|number one|high) (?:on|in) google|seo ranking|auf platz eins bei google|primero en google | A place in search results/Ein Platz in Suchergebnissen/Una posición en buscadores | person
review-import | google reviews?|trustpilot|tripadvisor|yelp reviews?|google-?bewertungen|reseñas de google | Reviews from other sites/Bewertungen von anderen Seiten/Reseñas de otros sitios | service
text-recognition | ocr|scan (?:\\p{L}+ ){0,2}(?:receipts?|documents?|invoices?)|receipt scan\\p{L}*|belege scannen|texterkennung|escanear (?:recibos|documentos|facturas)|reconocimiento de texto | Reading text from pictures/Text aus Bildern lesen/Leer texto de imágenes | model
speech-recognition | speech[- ]to[- ]text|voice (?:input|commands?|recognition|control)|dictation|spracherkennung|sprachsteuerung|per sprache|diktieren|reconocimiento de voz|comandos de voz | Understanding speech/Sprache verstehen/Entender la voz | model
read-aloud | text[- ]to[- ]speech|read(?:s|ing)? (?:\\p{L}+ )?aloud by|vorlesefunktion|vorlesen lassen|leer en voz alta automático | Reading aloud/Vorlesen/Lectura en voz alta | model
image-making | (?:generate|create|make) (?:\\p{L}+ ){0,2}images? (?:from|with) (?:text|ai|prompts?)|image generator|bilder generieren|bildgenerator|generar imágenes|generador de imágenes | Making pictures from words/Bilder aus Worten erzeugen/Crear imágenes con palabras | model
auto-translation | automatic(?:ally)? translat\\p{L}*|translates? automatically|automatisch übersetz\\p{L}*|traduc\\p{L}+ automátic\\p{L}* | Translating by itself/Selbst übersetzen/Traducir por sí solo | model
recommendation | ai recommend\\p{L}*|personali[sz]ed recommendations?|ki-?empfehlung\\p{L}*|recomendaciones personalizadas | Recommendations that learn/Lernende Empfehlungen/Recomendaciones que aprenden | model
fraud-detection | fraud detection|betrugserkennung|detección de fraude | Finding fraud/Betrug erkennen/Detectar fraudes | model
sentiment | sentiment analysis|stimmungsanalyse|análisis de sentimiento | Judging the mood of texts/Stimmung von Texten bewerten/Valorar el tono de los textos | model
forecasting | (?:ai|sales|demand) forecast\\p{L}*|predictive \\p{L}+|ki-?prognose\\p{L}*|absatzprognose\\p{L}*|predicciones con ia|previsión de demanda | Forecasts/Prognosen/Previsiones | model
barcode | (?:bar ?code|qr[- ]?code) (?:scan\\p{L}*|reader)|scan (?:\\p{L}+ )?(?:bar ?codes?|qr[- ]?codes?)|barcodes? scannen|qr-?codes? scannen|barcode-?scanner|escanear (?:códigos?|qr)|lector de códigos | Scanning codes/Codes scannen/Escanear códigos | device
nfc | nfc|rfid | Reading NFC chips/NFC-Chips lesen/Leer chips NFC | device
bluetooth | bluetooth | Bluetooth/Bluetooth/Bluetooth | device
wearables | fitbit|garmin|apple watch|smart ?watch|apple health|google fit|strava|smartwatch|reloj inteligente | Data from watches and trackers/Daten von Uhren und Trackern/Datos de relojes y pulseras | service
smart-home | smart ?home (?:control|devices?)|philips hue|alexa|google home|home assistant|homekit|smart-?home-?steuerung|domótica | Control of the house/Steuerung des Hauses/Control de la casa | device
sensors | arduino|raspberry pi|mqtt|esp32|iot sensors?|sensordaten|datos de sensores | Readings from sensors/Messwerte von Sensoren/Lecturas de sensores | device
receipt-printer | receipt printers?|label printers?|thermal printers?|bondrucker|etikettendrucker|impresora de tickets | Printing on a till printer/Druck auf einem Bondrucker/Impresora de tickets | device
till | cash drawer|card (?:reader|terminal)|pos (?:hardware|terminal)|kassenschublade|kartenlesegerät|kartenterminal|datáfono|cajón portamonedas | A till with its devices/Eine Kasse mit Geräten/Una caja con sus aparatos | device
fiscal-till | tse-?kasse|kassensicherungsverordnung|fiscal printer|verifactu|ticketbai | A till the tax office accepts/Eine Kasse nach amtlicher Vorschrift/Una caja según Hacienda | person
navigation | turn[- ]by[- ]turn|route (?:planning|optimi[sz]ation)|navigation app|routenplan\\p{L}*|navi-?app|optimi[sz]ación de rutas|navegación gps | Planning routes on roads/Routen auf Straßen planen/Planificar rutas por carretera | service
geofence | geofenc\\p{L}*|location[- ]based alerts?|standortbasiert\\p{L}*|alertas por ubicación | Noticing where people are/Merken, wo jemand ist/Saber dónde está alguien | device
augmented | augmented reality|virtual reality|ar app|vr app|ar-?app|vr-?brille|realidad (?:aumentada|virtual) | Augmented or virtual reality/Erweiterte oder virtuelle Realität/Realidad aumentada o virtual | device
three-d | 3d (?:models?|viewer|configurator|rendering|game|tour)|360[- ]?(?:degree )?tour|3d-?(?:modell\\p{L}*|konfigurator|spiel|rundgang)|(?:modelos?|visor|juego|recorrido) 3d | Three dimensions/Drei Dimensionen/Tres dimensiones | service
audio-recording | (?:record|recording) (?:audio|voice|sound)|voice (?:memos?|notes?|messages?)|sprachnachrichten?|sprachmemos?|tonaufnahmen?|grabar (?:audio|voz)|notas de voz | Recording sound/Ton aufnehmen/Grabar sonido | device
e-signature | e-?signatures?|electronic signatures?|docusign|digital(?:ly)? sign\\p{L}*|digitale unterschrift\\p{L}*|elektronische signatur\\p{L}*|firma (?:electrónica|digital) | Signatures that bind/Rechtsgültige Unterschriften/Firmas con validez legal | service
pdf-editing | edit pdfs?|merge pdfs?|pdf editor|pdfs? (?:bearbeiten|zusammenfügen)|editar pdf|unir pdf | Changing PDF files/PDF-Dateien bearbeiten/Editar archivos PDF | server
office-files | word documents?|docx|xlsx|powerpoint|pptx|word-?dokumente?|documentos? de word | Files of office programs/Dateien von Büroprogrammen/Archivos de ofimática | server
identity-check | kyc|identity verification|verify (?:their |the )?(?:identity|id)|id[- ]check|identitätsprüfung|ausweisprüfung|verifica\\p{L}* (?:de )?identidad | Checking who somebody is/Identität prüfen/Verificar la identidad | person
age-check | age verification|altersprüfung|alterskontrolle|verificación de edad | Checking how old somebody is/Alter prüfen/Verificar la edad | person
credit-check | credit (?:check|score|scoring)|schufa|bonitätsprüfung|solvencia|scoring crediticio | Checking credit/Bonität prüfen/Comprobar la solvencia | person
diagnosis | medical diagnos\\p{L}*|diagnose (?:diseases|patients|symptoms)|symptom checker|krankheiten erkennen|ferndiagnose|diagnóstico médico | A diagnosis/Eine Diagnose/Un diagnóstico | person
legal-advice | legal advice (?:bot|generator)|generate contracts automatically|rechtsberatung automatisch|asesoría legal automática | Legal advice/Rechtsberatung/Asesoría legal | person
scheduled-jobs | cron|scheduled jobs?|every night automatically|run(?:s)? every (?:night|hour|day) by itself|automatisch jede (?:nacht|stunde)|cada noche automáticamente | Work at set times without anybody/Arbeit zu festen Zeiten ohne Zutun/Trabajo automático a horas fijas | server
web-scraping | scrap(?:e|ing)|crawler|crawl(?:s|ing)? (?:the )?(?:web|sites?)|webseiten auslesen|preise anderer seiten|rastrear webs | Reading other websites/Andere Websites auslesen/Leer otras webs | server
feed-import | rss feeds?|import (?:\\p{L}+ )?feeds?|rss-?feeds?|canal rss | News from other sites/Nachrichten anderer Seiten/Noticias de otros sitios | service
multiplayer | (?:online|real[- ]?time) multiplayer|multiplayer online|online-?mehrspieler|mehrspieler online|multijugador (?:online|en línea) | Playing together over the network/Gemeinsam im Netz spielen/Jugar juntos en línea | server
matchmaking | matchmaking|mmo|mmorpg|emparejamiento online | Finding players/Mitspieler finden/Buscar rivales | server
voice-chat | voice chat|voice calls?|voip|phone calls? (?:from|in) the app|sprachchat|telefonieren in der app|llamadas de voz|chat de voz | Calls in the app/Anrufe in der App/Llamadas en la aplicación | server
screen-sharing | screen ?shar\\p{L}*|remote (?:control|desktop)|bildschirm teilen|fernwartung|compartir pantalla|escritorio remoto | Sharing a screen/Bildschirm teilen/Compartir pantalla | device
live-cursors | live cursors?|collaborative editing|edit(?:ing)? (?:together )?at the same time|google docs like|gleichzeitig bearbeiten|edición colaborativa|editar a la vez | Writing together at once/Gleichzeitig gemeinsam schreiben/Escribir a la vez | server
live-auction | live auctions?|real[- ]time bidding|live-?auktion(?:en)?|subasta en vivo | Bidding in real time/Bieten in Echtzeit/Pujar en tiempo real | server
ticket-scanning | scan tickets?|ticket scann\\p{L}*|check[- ]?in scanner|tickets? scannen|einlasskontrolle|escanear entradas | Scanning tickets at the door/Karten am Einlass scannen/Escanear entradas en la puerta | device
desktop-app | desktop app|windows app|mac(?:os)? app|exe file|linux app|desktop-?anwendung|windows-?programm|aplicación de escritorio | A program to install/Ein Programm zum Installieren/Un programa para instalar | store
browser-extension | (?:chrome|browser|firefox) (?:extension|plugin|add-?on)|browser-?erweiterung|extensión de(?:l)? (?:chrome|navegador) | A browser extension/Eine Browser-Erweiterung/Una extensión de navegador | store
shop-plugin | wordpress|woocommerce|shopify (?:app|theme|plugin)|wordpress-?plugin | A part for another system/Ein Teil für ein anderes System/Un complemento de otro sistema | store
marketplace-sync | (?:amazon|ebay|etsy|zalando) (?:sync|listing|integration|import)|sync\\p{L}* with (?:amazon|ebay|etsy|shopify)|mit (?:amazon|ebay|etsy) (?:abgleichen|verbinden)|sincronizar con (?:amazon|ebay|etsy) | Keeping step with a marketplace/Abgleich mit einem Marktplatz/Sincronizar con un mercado en línea | service
booking-portals | booking\\.com|airbnb sync|expedia|channel manager|opentable|doctolib | A link to booking portals/Anbindung an Buchungsportale/Conexión con portales de reservas | service
public-api | public api|rest api for (?:others|partners|developers)|offer an api|webhooks?|öffentliche api|schnittstelle für (?:andere|partner)|api pública | An interface for other programs/Eine Schnittstelle für andere Programme/Una interfaz para otros programas | server
own-domain | register (?:a|my|the) domain|buy (?:a|the) domain|domain (?:registrieren|kaufen)|registrar (?:el|un) dominio|comprar (?:el|un) dominio | Buying a domain/Eine Domain kaufen/Comprar un dominio | person
mailbox | e-?mail (?:inbox|mailbox|hosting|accounts? for)|e-?mail-?postfach|e-?mail-?adressen einrichten|buzón de correo|cuentas de correo | Mailboxes/E-Mail-Postfächer/Buzones de correo | service
fax | fax(?:es)?|faxe | Fax/Fax/Fax | service
post-letters | send (?:\\p{L}+ )?letters? by post|print and mail|briefe? per post|enviar cartas por correo postal | Letters by post/Briefe per Post/Cartas por correo | service
blockchain | blockchain|smart contracts?|nfts?|web3 | A blockchain/Eine Blockchain/Una blockchain | server
torrent | torrents?|peer[- ]to[- ]peer file | Sharing files between machines/Dateien zwischen Rechnern teilen/Compartir archivos entre equipos | server
live-stream | live[- ]?stream(?:s|ing)?|twitch|webcam stream|livestreams?|retransmisión en directo | Live streams/Livestreams/Emisiones en directo | server
surveillance | (?:security|surveillance|ip) cameras?|cctv|überwachungskameras?|cámaras? de (?:seguridad|vigilancia) | Pictures from cameras/Bilder von Kameras/Imágenes de cámaras | device
door-opening | smart locks?|open (?:the )?doors? remotely|türen? (?:per app|ferngesteuert) öffnen|smart-?lock|abrir puertas a distancia | Opening doors/Türen öffnen/Abrir puertas | device
vehicle-data | obd(?:-?2)?|can ?bus|telematics?|fahrzeugdaten auslesen|telemática | Data from vehicles/Daten aus Fahrzeugen/Datos de vehículos | device
lottery | real[- ]money (?:betting|gambling|casino)|sports betting|online casino|echtgeld|sportwetten|apuestas deportivas|dinero real | Games for real money/Spiele um echtes Geld/Juegos con dinero real | person
email-parsing | read (?:my |incoming )?e-?mails|parse e-?mails|inbox import|e-?mails auslesen|leer (?:mis )?correos | Reading incoming mail/Eingehende E-Mails lesen/Leer correos entrantes | service
`;

export interface Limit {
  id: string;
  pattern: RegExp;
  en: string;
  de: string;
  es: string;
}

/** Wishes beyond what an app can do by itself, with the sentence that says so. */
export const beyond: readonly Limit[] = lines
  .trim()
  .split("\n")
  .map((line) => {
    // The pattern holds bars of its own: the parts are cut at bars with spaces around them.
    const [id = "", words = "", names = "", reason = ""] = line.split(" | ");
    const [en = "", de = "", es = ""] = names.split("/");
    const why = reasons[reason.trim() as Reason];
    if (!why || !es) throw new Error(`Not a limit: ${line}`);
    return {
      id,
      pattern: new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, "iu"),
      en: `${en}: ${why.en}`,
      de: `${de}: ${why.de}`,
      es: `${es}: ${why.es}`,
    };
  });
