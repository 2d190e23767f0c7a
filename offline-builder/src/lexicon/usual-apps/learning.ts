/** What is learned, asked and answered. */
import type { UsualApp } from "./usual-app.ts";

export const learning: readonly UsualApp[] = [
  {
    id: "homework",
    said: /(?<![\p{L}])(?:(?:homework|assignments?|coursework|classwork) (?:app|tool|platform|portal|site|web ?site|system|manager|board|hub)|teachers? (?:can )?(?:post|set|give|upload|assign|create) (?:the )?(?:homework|assignments?|exercises)|hausaufgaben-?(?:app|portal|plattform|verwaltung)|(?:app|portal|plataforma) (?:de|para) (?:deberes|tareas escolares))(?![\p{L}])/iu,
    other: /(?<![\p{L}])(?:my (?:own )?homework|planner|tracker|just for me)(?![\p{L}])/iu,
    asked: [
      "An app called “Homework Desk”. Assignments: title, subject, class, set by, due date, instructions. Submissions: assignment, student, date, answer, grade (A, B, C, D, not graded yet), status (handed in, returned, late), comment. Students: name, class, email. Examples for assignments: Essay on a river, Fractions worksheet, Reading chapter four, Lab report on plants, Map of Europe, Vocabulary unit six.",
      "Eine App namens „Hausaufgabenheft“. Aufgaben: Titel, Fach, Klasse, gestellt von, fällig am, Anleitung. Abgaben: Aufgabe, Schüler, Datum, Antwort, Note (1, 2, 3, 4, 5, offen), Status (abgegeben, zurückgegeben, verspätet), Kommentar. Schüler: Name, Klasse, E-Mail. Beispiele für Aufgaben: Aufsatz über einen Fluss, Bruchrechnen Blatt 3, Kapitel vier lesen, Versuchsprotokoll Pflanzen, Karte von Europa, Vokabeln Einheit sechs.",
      "Una aplicación llamada «Deberes». Tareas: título, asignatura, clase, puesta por, fecha de entrega, instrucciones. Entregas: tarea, alumno, fecha, respuesta, nota (A, B, C, D, sin corregir), estado (entregada, devuelta, tarde), comentario. Alumnos: nombre, clase, correo. Ejemplos para tareas: Redacción sobre un río, Ficha de fracciones, Leer el capítulo cuatro, Informe de laboratorio, Mapa de Europa, Vocabulario de la unidad seis.",
    ],
    roles: [
      { who: ["Teachers", "Lehrkräfte", "Profesores"], adds: [0], sees: [1] },
      { who: ["Students", "Schüler", "Alumnos"], adds: [1], sees: [0] },
    ],
  },
  {
    id: "grades",
    said: /(?<![\p{L}])(?:(?:student|school|college|university|course|class|my)? ?(?:grades?|gpa|marks) (?:tracker|book|calculator app|app|log)|grade ?book|noten-?(?:app|tracker|verwaltung|übersicht|liste)|(?:registro|control) de notas)(?![\p{L}])/iu,
    other: /(?<![\p{L}])(?:climbing|kletter\p{L}*|attendance|parents?|behaviou?r)(?![\p{L}])/iu,
    asked: [
      "An app called “Grade Book”. Courses: course, teacher, room, credits. Assignments: assignment, course, kind (homework, quiz, exam, project), due date, done yes/no. Grades: student, course, assignment, score, date, notes. Students: name, class, email. Show the average of score. Examples for courses: Mathematics, Biology, History, English, Art, Physics. Examples for assignments: Fractions worksheet, Cell diagram, Essay on the harvest, Poem by heart, Still life, Pendulum report.",
      "Eine App namens „Notenbuch“. Kurse: Kurs, Lehrkraft, Raum, Punkte. Aufgaben: Aufgabe, Kurs, Art (Hausaufgabe, Test, Klausur, Projekt), fällig am, erledigt ja/nein. Noten: Schüler, Kurs, Aufgabe, Punktzahl, Datum, Notizen. Schüler: Name, Klasse, E-Mail. Beispiele für Kurse: Mathematik, Biologie, Geschichte, Deutsch, Kunst, Physik.",
      "Una aplicación llamada «Cuaderno de notas». Cursos: curso, profesor, aula, créditos. Tareas: tarea, curso, tipo (deberes, prueba, examen, proyecto), fecha de entrega, hecha sí/no. Notas: alumno, curso, tarea, puntuación, fecha, observaciones. Alumnos: nombre, clase, correo. Ejemplos para cursos: Matemáticas, Biología, Historia, Lengua, Arte, Física.",
    ],
  },
  {
    id: "surveys",
    said: /(?<![\p{L}])(?:(?:survey|questionnaire|form|poll) (?:builder|maker|creator|tool)|(?:app|tool|site) (?:to|for) (?:make|create|build|creating|making|building) (?:surveys|questionnaires)|umfrage-?(?:tool|baukasten|editor)|(?:creador|constructor) de (?:encuestas|cuestionarios))(?![\p{L}])/iu,
    other: /(?<![\p{L}])(?:contact form|satisfaction|drag)(?![\p{L}])/iu,
    asked: [
      "An app called “Ask and Count”. Surveys: title, about, opens, closes, status (draft, open, closed). Questions: question, survey, kind (text, yes or no, one choice, rating), choices, required yes/no. Answers: answer, survey, question, answered by, date. Examples for surveys: Lunch break, New opening hours, Summer outing, How the course went. Examples for questions: How long should the break be, Which day suits you best, What should stay as it is, Would you come again, What did you miss, How did you hear of us. Examples for answers: Half an hour, Thursday, The garden, Yes, More time for questions, From a friend.",
      "Eine App namens „Gefragt, gezählt“. Umfragen: Titel, worum es geht, offen ab, offen bis, Status (Entwurf, offen, beendet). Fragen: Frage, Umfrage, Art (Text, ja oder nein, eine Auswahl, Bewertung), Auswahl, Pflicht ja/nein. Antworten: Antwort, Umfrage, Frage, von wem, Datum. Beispiele für Umfragen: Mittagspause, Neue Öffnungszeiten, Sommerausflug, Rückblick auf den Kurs. Beispiele für Fragen: Wie lang soll die Pause sein, Welcher Tag passt am besten, Was soll so bleiben, Kämen Sie wieder, Was hat gefehlt.",
      "Una aplicación llamada «Preguntar y contar». Encuestas: título, de qué trata, abre, cierra, estado (borrador, abierta, cerrada). Preguntas: pregunta, encuesta, tipo (texto, sí o no, una opción, valoración), opciones, obligatoria sí/no. Respuestas: respuesta, encuesta, pregunta, de quién, fecha. Ejemplos para encuestas: Pausa de comida, Nuevo horario, Excursión de verano, Balance del curso. Ejemplos para preguntas: Cuánto debe durar la pausa, Qué día va mejor, Qué debe quedar igual, Volverías, Qué faltó.",
    ],
  },
  {
    id: "feedback-board",
    said: /(?<![\p{L}])(?:(?:feedback|feature[- ]requests?|ideas?|suggestions?) (?:board|portal|tracker|wall|hub)|(?:board|app|site|page|place|tool) (?:where|for|to) [^.]{0,40}(?:up ?vot\p{L}+|vote on (?:ideas|features|suggestions))|(?:ideen|feedback|wunsch)-?(?:board|portal|tafel|wand)|(?:tablero|buzón|portal) de (?:ideas|sugerencias))(?![\p{L}])/iu,
    other:
      /(?<![\p{L}])(?:kanban|recipes?|forum|links?|music|songs?|questions?|memes?|jokes?|photos?|pictures?)(?![\p{L}])/iu,
    asked: [
      "Please build a website for product feedback. Users should be able to browse ideas, post an idea, upvote ideas and write comments. The site should have functionalities for ideas. Each idea has a title, a category, a status, a description and a date.",
      "Please build a website for product feedback. Users should be able to browse ideas, post an idea, upvote ideas and write comments. The site should have functionalities for ideas. Each idea has a title, a category, a status, a description and a date.",
      "Please build a website for product feedback. Users should be able to browse ideas, post an idea, upvote ideas and write comments. The site should have functionalities for ideas. Each idea has a title, a category, a status, a description and a date.",
    ],
  },
  {
    id: "help-centre",
    said: /(?<![\p{L}])(?:help cent(?:re|er)|support (?:site|cent(?:re|er)|portal)|customer help (?:page|site))(?![\p{L}])/iu,
    other: /(?<![\p{L}])(?:tickets?|women|refugees?|crisis|charity|family|mental|tax|garden|youth)(?![\p{L}])/iu,
    asked: [
      "Please build a help centre website. Users should be able to browse help articles, search help articles and send a support request. The site should have functionalities for article categories and a contact form.",
      "Please build a help centre website. Users should be able to browse help articles, search help articles and send a support request. The site should have functionalities for article categories and a contact form.",
      "Please build a help centre website. Users should be able to browse help articles, search help articles and send a support request. The site should have functionalities for article categories and a contact form.",
    ],
  },
  {
    id: "recipe-site",
    said: /(?<![\p{L}])(?:(?:recipes?|cooking|cocktails?|baking) (?:web ?site|site|sharing (?:app|site|platform|web ?site)|platform|community|hub)|(?:web ?site|site|place|platform) (?:for|to share|with|of) (?:my |our |family |vegan |vegetarian |healthy )*recipes|rezept-?(?:seite|website|portal|plattform)|(?:web|página|sitio) de recetas)(?![\p{L}])/iu,
    other: /(?<![\p{L}])(?:blog|class(?:es)?|school|courses?|catering|shop|restaurant|bakery)(?![\p{L}])/iu,
    asked: [
      'Please build a recipe website called "The Open Pot". Users should be able to browse recipes, search recipes by ingredient, rate recipes and share a recipe. The site should have functionalities for recipe categories and comments.',
      "Rezeptsammlung",
      "Colección de recetas",
    ],
  },
];
