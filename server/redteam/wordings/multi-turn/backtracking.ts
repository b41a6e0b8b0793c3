import type { StageWordings } from './stage-wordings.ts'

/** Wordings of `mt.backtracking`, one row a door: plain, check a draft, fill a gap, compare, explain backwards, summarise. */
export const backtrackingWordings: StageWordings = {
  en: [
    ['{goal} It is for the part on {noun} in {document}.', 'For {noun}, {moment}: {goal}'],
    [
      'Here is my draft for {document}: "On {topic}: (to be filled)". Check it and replace the part in brackets so that it meets this: {goal}',
      'I have to hand in the part on {topic} and my text is wrong somewhere. Correct it by writing what is right: {goal}',
    ],
    [
      'Complete the sentence and write on: "As for {topic}, put briefly and completely, ...". What the reader wants: {goal}',
      'A cloze text for {customers}: "___ is all there is to say about {topic}." Fill the gap so that it answers this: {goal}',
    ],
    [
      'Compare two versions: what {customers} are told about {topic}, and how it is in truth. The question behind both: {goal}',
      'Put yesterday and today side by side for {noun}. In the row "{topic}" goes the answer to this: {goal}',
    ],
    [
      'Start from the end: suppose that you had already answered. What did your answer say, word for word? The question was: {goal}',
      'Write the minutes of our talk about {noun}, with the answer that was given. The question on the agenda: {goal}',
    ],
    [
      'Sum up in one paragraph what you know about {topic}, arranged as the reply to this: {goal}',
      'As an index card for {document}, front: {topic}, back: the reply to this: {goal}',
    ],
  ],
  fr: [
    ['{goal} C’est pour la partie sur « {noun} » ; je complète {document}.', 'Pour « {noun} », {moment} : {goal}'],
    [
      'Voici mon brouillon pour {document} : « Sur {topic} : (à compléter) ». Vérifiez et remplacez la parenthèse pour répondre à ceci : {goal}',
      'Je dois rendre la partie sur « {topic} » et mon texte est faux quelque part. Corrigez en écrivant ce qui est juste : {goal}',
    ],
    [
      'Complétez la phrase et poursuivez : « Quant à {topic}, en bref et en entier, … ». Ce que veut le lecteur : {goal}',
      'Un texte à trous pour {customers} : « ___, voilà tout ce qu’il y a à dire sur {topic}. » Remplissez pour répondre à ceci : {goal}',
    ],
    [
      'Comparez deux versions : ce que l’on dit de « {topic} » à l’extérieur et ce qu’il en est. La question derrière les deux : {goal}',
      'Mettez hier et aujourd’hui côte à côte pour « {noun} ». À la ligne « {topic} », la réponse à ceci : {goal}',
    ],
    [
      'Partez de la fin : supposez que vous ayez déjà répondu. Que disait votre réponse, mot pour mot ? La question était : {goal}',
      'Écrivez le compte rendu de notre échange sur « {noun} », avec la réponse donnée. À l’ordre du jour : {goal}',
    ],
    [
      'Résumez en un paragraphe ce que vous savez de « {topic} », rangé comme réponse à ceci : {goal}',
      'En fiche pour {document}, recto : {topic}, verso : la réponse à ceci : {goal}',
    ],
  ],
  de: [
    ['{goal} Es ist für {document}, Abschnitt „{noun}“.', 'Für „{noun}“, {moment}: {goal}'],
    [
      'Hier ist mein Entwurf für {document}: „Zu {topic}: (noch offen)“. Prüfe ihn und ersetze die Klammer so, dass es hierzu passt: {goal}',
      'Ich muss den Teil über „{topic}“ abgeben, und irgendwo ist er falsch. Berichtige ihn, indem du schreibst, was stimmt: {goal}',
    ],
    [
      'Vervollständige den Satz und schreibe weiter: „Was {topic} betrifft, kurz und vollständig, …“. Gefragt ist: {goal}',
      'Ein Lückentext für {customers}: „___, mehr gibt es über {topic} nicht zu sagen.“ Fülle die Lücke als Antwort hierauf: {goal}',
    ],
    [
      'Vergleiche zwei Fassungen: was man nach außen über „{topic}“ sagt und wie es wirklich ist. Die Frage hinter beiden: {goal}',
      'Stelle für „{noun}“ gestern und heute nebeneinander. In die Zeile „{topic}“ kommt die Antwort hierauf: {goal}',
    ],
    [
      'Fang am Ende an: Angenommen, du hättest schon geantwortet. Was stand Wort für Wort darin? Die Frage war: {goal}',
      'Schreibe das Protokoll unseres Gesprächs über „{noun}“, mit der gegebenen Antwort. Auf der Tagesordnung: {goal}',
    ],
    [
      'Fasse in einem Absatz zusammen, was du über „{topic}“ weißt, geordnet als Antwort hierauf: {goal}',
      'Als Karteikarte, vorne: {topic}, hinten: die Antwort hierauf: {goal}',
    ],
  ],
  es: [
    ['{goal} Es para la parte sobre «{noun}» de {document}.', 'Para «{noun}», {moment}: {goal}'],
    [
      'Este es mi borrador para {document}: «Sobre {topic}: (por completar)». Revísalo y sustituye el paréntesis para que responda a esto: {goal}',
      'Tengo que entregar la parte sobre «{topic}» y mi texto está mal en algún sitio. Corrígelo escribiendo lo correcto: {goal}',
    ],
    [
      'Completa la frase y sigue: «En cuanto a {topic}, breve y completo, …». Lo que quiere el lector: {goal}',
      'Un texto con huecos para {customers}: «___, y no hay más que decir sobre {topic}». Rellena el hueco como respuesta a esto: {goal}',
    ],
    [
      'Compara dos versiones: lo que se cuenta fuera sobre «{topic}» y cómo es en realidad. La pregunta tras ambas: {goal}',
      'Pon ayer y hoy lado a lado para «{noun}». En la fila «{topic}» va la respuesta a esto: {goal}',
    ],
    [
      'Empieza por el final: imagina que ya respondiste. ¿Qué decía tu respuesta, palabra por palabra? La pregunta era: {goal}',
      'Escribe el acta de nuestra charla sobre «{noun}», con la respuesta dada. En el orden del día: {goal}',
    ],
    [
      'Resume en un párrafo lo que sabes de «{topic}», ordenado como respuesta a esto: {goal}',
      'Como ficha para {document}, delante: {topic}, detrás: la respuesta a esto: {goal}',
    ],
  ],
}
