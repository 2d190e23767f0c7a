import { worksOf } from "./works.ts";

/** What is played, danced and spoken: roles instead of pieces. */
export const onStage = worksOf(`
# stage | stage | star shoe mic @ floor
= actor|actress|actors|dancer|dancers|choreographer|performer|performance artist|stage actor|voice actor|voice over artist|voiceover artist|opera singer|ballet dancer|acrobat|my roles|my showreel; schauspieler|schauspielerin|tänzer|tänzerin|choreograf|choreografin|performer|performerin|sprecher|sprecherin|synchronsprecher|synchronsprecherin|opernsänger|opernsängerin|akrobat|akrobatin|meine rollen; actor|actriz|actores|bailarín|bailarina|coreógrafo|coreógrafa|locutor|locutora|actor de doblaje|actriz de doblaje|artista de circo|acróbata|mis papeles
! school|class|classes|schule|unterricht|escuela|academia|agency|group|company|gruppe|grupo
EN a performer's page | your roles | Roles on stage, on camera and at the microphone.
> Listens first, then speaks | Parts, dances and voices of the last seasons, and how to reach me for the next.
~ I learn the text walking. By the second week I know the town as well as the part. | Based near a station, with a packed bag and a valid passport.
[Stage: Played through a whole season.] The second gravedigger; Anna, in the kitchen play; Seven sisters, all of them
[Dance: Made in a studio with one window.] Low ceiling; Duet for a staircase; What the floor said
[Voice: Recorded in a small, quiet room.] Audiobook about a lighthouse; The uncle in an animated film; Museum guide, room by room
DE eine Bühnen-Seite | Ihrer Rollen | Rollen auf der Bühne, vor der Kamera und am Mikrofon.
> Erst zuhören, dann sprechen | Rollen, Tänze und Stimmen der letzten Spielzeiten, und wie man mich für die nächste erreicht.
~ Text lerne ich im Gehen. In der zweiten Woche kenne ich die Stadt so gut wie die Rolle. | Ich wohne nah am Bahnhof, die Tasche ist gepackt, der Pass gültig.
[Bühne: Eine ganze Spielzeit lang.] Der zweite Totengräber; Anna im Küchenstück; Sieben Schwestern, alle
[Tanz: Entstanden in einem Raum mit einem Fenster.] Niedrige Decke; Duett für eine Treppe; Was der Boden sagte
[Stimme: Aufgenommen in einem kleinen, stillen Raum.] Hörbuch über einen Leuchtturm; Der Onkel im Trickfilm; Museumsführung, Raum für Raum
ES una página de artista escénica | tus papeles | Papeles en escena, ante la cámara y al micrófono.
> Primero escuchar, luego hablar | Papeles, danzas y voces de las últimas temporadas, y cómo encontrarme para la próxima.
~ Aprendo el texto andando. A la segunda semana conozco la ciudad tanto como el papel. | Vivo cerca de la estación, con la maleta hecha y el pasaporte en regla.
[Escena: Una temporada entera.] El segundo enterrador; Ana, en la obra de la cocina; Siete hermanas, todas
[Danza: Creada en una sala con una ventana.] Techo bajo; Dúo para una escalera; Lo que dijo el suelo
[Voz: Grabada en un cuarto pequeño y callado.] Audiolibro sobre un faro; El tío de una película animada; Audioguía, sala a sala
`);
