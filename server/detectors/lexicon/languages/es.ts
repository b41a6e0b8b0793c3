import type { LexiconLanguage } from '../lexicon-language.ts'

/** Spanish. */
export const es: LexiconLanguage = {
  code: 'es',
  name: 'Spanish',
  gapScale: 1,
  unspaced: false,
  ordered: false,
  negations: 'nunca|jamás|cómo puedo|cómo',
  vocabulary: {
    ignore:
      'ignora|ignore|ignorad|ignorar|ignoren|olvida|olvide|olvídate|olvídese|olvidar|olviden|omite|omita|pasa por alto|pase por alto|haz caso omiso|haga caso omiso|no hagas caso|no haga caso|descarta|descarte|elude|eluda|desestima|desestime|deja de lado|deje de lado|no tengas en cuenta|no tenga en cuenta|prescinde|desactiva|desactive|sáltate',
    obeyNot:
      'no sigas|no siga|deja de seguir|deje de seguir|no obedezcas|no obedezca|deja de obedecer|no respetes|no respete|ya no sigas|ya no tienes que seguir|desobedece|desobedezca|no cumplas',
    earlier:
      'anterior|anteriores|previo|previa|previos|previas|precedente*|de arriba|arriba|recibid*|inicial|iniciales|original|originales|hasta ahora|antes|que te dieron|dadas|dados',
    all: 'todo|toda|todas|todos|cualquier|cada',
    orders:
      'instruccion*|instrucción|indicacion*|indicación|orden|órdenes|directriz|directrices|comando|comandos|prompt|prompts|directiva|directivas|consigna|consignas|mandato|mandatos',
    rules:
      'regla*|norma|normas|restriccion*|restricción|limitacion*|límites|política*|programación|entrenamiento|filtro*|pautas|protocolo*|contexto|tareas|tarea|salvaguardas',
    everythingBefore:
      'todo lo anterior|todo lo dicho|todo lo de arriba|todo lo que te han dicho|todo lo que te dijeron|todo lo que le han dicho|todo lo que dije|todo lo que he dicho|todo lo que sabes|lo que te dijeron|lo que te han dicho|todo lo previo|todo lo que está arriba|lo anterior',
    your: 'tu|tus|su|sus|vuestras|vuestros|que te dieron|que te han dado|que le dieron|que recibiste',
    show: 'muestra|muestre|muéstrame|muéstreme|mostrar|repite|repita|imprime|imprima|revela|revele|dime|dígame|di|diga|traduce|traduzca|resume|resuma|enseña|enséñame|escribe|escriba|dame|deme|codifica|codifique|cita|comparte|comparta|lista|enumera|copia|divulga|recita|transcribe',
    ask: 'cuál es|cuáles son|qué es|qué son|cuál era|cuáles eran|qué dice|qué dicen',
    systemPrompt:
      'prompt del sistema|prompt de sistema|mensaje del sistema|mensaje de sistema|instrucciones del sistema|instrucciones iniciales|instrucciones ocultas|instrucciones secretas|instrucciones internas|instrucciones originales|indicaciones iniciales|indicaciones secretas|indicaciones ocultas|reglas ocultas|reglas secretas|prompt inicial|prompt oculto|prompt secreto|prompt original|indicación del sistema|instrucción inicial|directrices internas|órdenes ocultas|indicaciones internas|directrices ocultas',
    textAbove:
      'texto anterior|texto de arriba|texto que aparece arriba|palabras anteriores|palabras de arriba|lo que está escrito arriba|inicio de esta conversación|principio de esta conversación|todo lo anterior|comienzo de la conversación|texto previo',
    youAreNow:
      'ahora eres|eres ahora|ahora serás|ya no eres|a partir de ahora eres|desde ahora eres|ahora usted es|usted es ahora|serás ahora|a partir de ahora serás|de ahora en adelante eres|pasas a ser|te conviertes en',
    pretend:
      'actúa como|actúe como|finge|finja|haz como si|haga como si|imagina que eres|imagine que es|compórtate|compórtese|haz de cuenta|simula|simule|interpreta|interprete|asume el papel|asuma el papel|responde como|responda como|hazte pasar|juega el papel|desempeña',
    unbound:
      'sin restriccion*|sin restricción|sin ninguna restricción|sin límite*|sin limitacion*|sin reglas|sin filtro*|sin censura|sin ningún filtro|sin ninguna regla|sin normas|sin ética|sin moral|sin tabúes|ninguna restricción|ningún límite|ningún filtro|no hay reglas|no tiene reglas|no tienes reglas|no tiene límites|no tienes límites|no tiene restricciones|no tienes restricciones|no censurad*|sin tapujos|todo vale|todo está permitido|libre de toda|libre de restricciones',
    specialMode:
      'modo desarrollador|modo de desarrollador|modo dios|modo jailbreak|modo dan|modo depuración|modo de depuración|modo mantenimiento|modo administrador|modo sin restricciones|modo sin censura|modo sin filtros|modo de mantenimiento',
    answer: 'responde|responda|responder|contesta|conteste|escribe|escriba|di|diga|habla|hable|genera|ayúdame',
    neverRefuse:
      'nunca te niegues|nunca se niegue|no te niegues|no puedes negarte|no puede negarse|nunca rechaces|no rechaces|nunca digas que no|sin advertencia*|sin avisos|sin ninguna advertencia|sin disculpa*|sin juzgar|sin negarte|sin excusas|sin rechazar|jamás te niegues',
    fromNowOn:
      'a partir de ahora|de ahora en adelante|desde ahora|a partir de este momento|desde este momento|en adelante|en lo sucesivo',
    newTask:
      'nueva tarea|nuevas tareas|nueva instrucción|nuevas instrucciones|nuevas reglas|nuevo rol|nuevo papel|nuevo objetivo|nueva misión|verdadera tarea|tarea real|verdadera misión|nueva orden|nuevas órdenes|obedéceme|nuevas indicaciones|siguientes instrucciones|verdadero objetivo|tarea verdadera',
    sayExactly:
      'di solo|di sólo|di únicamente|diga solo|responde solo|responde sólo|responda solo|responde únicamente|responda únicamente|responde solamente|di exactamente|diga exactamente|escribe exactamente|escribe solo|escriba exactamente|en su lugar|en lugar de eso|simplemente di|limítate a|empieza tu respuesta con|comienza tu respuesta con|repite después de mí|imprime solo',
    doNotTell:
      'no digas|no diga|no le digas|no le diga|no menciones|no mencione|no reveles|no revele|no informes|no informe|oculta|oculte|sin decir*|sin mencionar|sin informar|no cuentes|no cuente|no avises|esconde',
    user: 'usuario*|usuaria|nadie|cliente|lector|humano|destinatario',
    send: 'envía|envíe|envíalo|enviar|manda|mande|reenvía|reenvíe|publica|publique|sube|suba|transmite|transmita|añade|añada|adjunta|adjunte|remite',
    conversation:
      'conversación|charla|historial|datos personales|datos del usuario|datos|mensajes|correos|contactos|credenciales|información personal|información privada|bandeja',
    destination:
      'a la dirección|a esta dirección|a http|a https|a la url|a este correo|al correo|al servidor|a mi servidor|al enlace|a este enlace|a la siguiente|webhook|en la url|a mi correo|al siguiente',
    iAm: 'soy|yo soy|somos|le habla|te habla|como|aquí',
    maker:
      'desarrollador*|creador*|administrador*|programador*|dueño|dueña|jefe|jefa|propietario|supervisor|amo|equipo de seguridad',
    secret:
      'contraseña*|clave secreta|código secreto|código de acceso|clave de acceso|palabra secreta|frase secreta|palabra clave secreta|código de seguridad|llave secreta',
    assistant:
      'asistente de ia|asistente virtual|modelo de lenguaje|modelo lingüístico|chatbot|inteligencia artificial|modelo de ia|agente de ia|llm|chatgpt|asistente ia|sistema de ia|ia',
    addressing:
      'querido|querida|estimado|estimada|nota para|nota al|nota a|mensaje para|mensaje al|mensaje a|atención|instrucción para|instrucciones para|si eres|si usted es|hola|aviso para|aviso a',
    gate: 'solo si|sólo si|solo cuando|sólo cuando|únicamente si|si el usuario|cuando el usuario|si alguien|cuando alguien|cada vez que|a menos que|siempre que',
  },
  entries: [],
}
