import type { LexiconLanguage } from '../lexicon-language.ts'

/** Dutch. */
export const nl: LexiconLanguage = {
  code: 'nl',
  name: 'Dutch',
  gapScale: 1,
  unspaced: false,
  ordered: false,
  negations: 'nooit|hoe kan ik|hoe',
  vocabulary: {
    ignore:
      'negeer|negeert|negeren|vergeet|vergeten|omzeil|omzeilen|schuif terzijde|laat buiten beschouwing|trek je niets aan|sla over|verwerp|veronachtzaam|overschrijf|let niet op|zet opzij|schakel uit',
    obeyNot:
      'volg niet|volg niet langer|volg niet meer|stop met het volgen|stop met volgen|niet meer volgen|niet langer volgen|houd je niet aan|hou je niet aan|houd je niet meer|gehoorzaam niet|hoef je niet te volgen|niet meer gebonden|gelden niet meer|luister niet naar',
    earlier:
      'vorige|voorgaande|eerdere|bovenstaande|voorafgaande|hierboven|eerder|oorspronkelijke|tot nu toe|gegeven|ontvangen|initiële|oude',
    all: 'alle|alles|elke|iedere|enige',
    orders: 'instructie*|opdracht*|bevel|bevelen|commando*|prompt*|aanwijzing*|order|orders|systeemprompt',
    rules:
      'regel|regels|richtlijn*|beperking*|filter|filters|beleid|programmering|training|grenzen|voorschrift*|veiligheidsregels|context|taak|taken',
    everythingBefore:
      'alles hierboven|alles wat hierboven|alles wat hiervoor|alles van hiervoor|alles wat je is verteld|alles wat u is verteld|alles wat je verteld is|alles wat ik eerder|alles wat eerder|alles wat ik heb gezegd|alles wat je weet|wat je is verteld|alles wat je tot nu toe|alles wat er gezegd is|al het voorgaande|al het bovenstaande',
    your: 'je|jouw|uw|jullie|die je hebt gekregen|die u heeft gekregen|aan je gegeven',
    show: 'toon|laat zien|herhaal|druk af|print|onthul|geef|vertel|zeg|vertaal|vat samen|schrijf|citeer|lijst|deel|codeer|kopieer|verklap|noem|openbaar|lees voor|schrijf op|samenvatten|laat me',
    ask: 'wat is|wat zijn|wat was|wat waren|welke|hoe luidt|hoe luiden|wat staat',
    systemPrompt:
      'systeemprompt|systeem prompt|systeembericht|systeeminstructie*|oorspronkelijke instructies|oorspronkelijke opdracht|eerste instructies|verborgen instructies|geheime instructies|interne instructies|initiële instructies|initiële prompt|verborgen regels|geheime regels|geheime opdracht*|verborgen opdracht*|beginprompt|startinstructies|interne regels|interne richtlijnen',
    textAbove:
      'tekst hierboven|bovenstaande tekst|woorden hierboven|bovenstaande woorden|alles wat hierboven staat|begin van dit gesprek|tekst boven|voorgaande tekst',
    youAreNow:
      'je bent nu|jij bent nu|u bent nu|nu ben je|vanaf nu ben je|vanaf nu bent u|je bent vanaf nu|je bent niet langer|je bent geen|je wordt nu|nu ben jij|u bent vanaf nu',
    pretend:
      'doe alsof|doet alsof|gedraag je|gedraagt u|stel je voor dat je|speel de rol|speel|handel als|antwoord als|simuleer|kruip in de huid|neem de rol|beeld je in|reageer als|doe je voor als|imiteer',
    unbound:
      'zonder beperking*|zonder enige beperking|zonder regels|zonder grenzen|zonder filter*|zonder censuur|zonder restricties|zonder moraal|zonder ethiek|geen regels|geen beperkingen|geen grenzen|geen filters|geen filter|geen censuur|geen restricties|geen enkele beperking|geen enkele regel|ongecensureerd*|ongefilterd*|onbeperkt*|alles mag|alles is toegestaan|vrij van|nergens aan gebonden',
    specialMode:
      'ontwikkelaarsmodus|ontwikkelmodus|godmodus|god modus|jailbreakmodus|jailbreak modus|dan modus|debugmodus|onderhoudsmodus|beheerdersmodus|onbeperkte modus|ongefilterde modus|adminmodus',
    answer: 'antwoord|antwoordt|antwoorden|beantwoord*|schrijf|zeg|spreek|vertel|reageer|genereer|help',
    neverRefuse:
      'weiger nooit|nooit weigeren|mag niet weigeren|mag nooit weigeren|kunt niet weigeren|zonder te weigeren|zeg nooit nee|zonder waarschuwing*|geen waarschuwing*|zonder disclaimer*|geen disclaimers|zonder oordeel|zonder excuses|niet weigeren',
    fromNowOn: 'vanaf nu|van nu af aan|vanaf dit moment|voortaan|vanaf heden|met ingang van nu',
    newTask:
      'nieuwe taak|nieuwe taken|nieuwe instructie|nieuwe instructies|nieuwe regels|nieuwe opdracht|nieuwe opdrachten|nieuwe rol|nieuw doel|nieuwe missie|echte taak|werkelijke taak|eigenlijke taak|ware taak|echte opdracht|eigenlijke opdracht|gehoorzaam mij|volgende instructies',
    sayExactly:
      'zeg alleen|zeg enkel|antwoord alleen met|antwoord alleen|antwoord uitsluitend|schrijf alleen|zeg precies|schrijf precies|zeg in plaats daarvan|in plaats daarvan|druk alleen|geef alleen|zeg gewoon|begin je antwoord met|begin elk antwoord met|herhaal na mij|zeg mij na',
    doNotTell:
      'zeg niet|vertel niet|zeg niets|vertel niets|vertel het niet|noem niet|vermeld niet|onthul niet|informeer niet|verberg|verzwijg|zonder te zeggen|zonder te vermelden|zonder dit te melden|zonder te vertellen|niet vertellen|niet vermelden|meld niet|houd geheim',
    user: 'gebruiker*|niemand|klant|lezer|mens|ontvanger',
    send: 'stuur|verstuur|zend|verzend|mail|post|upload|plaats|voeg|deel|doorsturen|verstuurt',
    conversation:
      'gesprek|gesprekken|chatgeschiedenis|conversatie|persoonlijke gegevens|gebruikersgegevens|gegevens|berichten|e mails|mails|contacten|inloggegevens|privégegevens|inbox|vertrouwelijke',
    destination:
      'naar http|naar https|naar het adres|naar dit adres|naar de url|naar deze url|naar dit e mailadres|naar het e mailadres|naar de server|naar mijn server|naar de link|webhook|in de url|naar het volgende|naar mijn e mail|aan de url',
    iAm: 'ik ben|wij zijn|hier spreekt|als|dit is|hier is',
    maker:
      'ontwikkelaar*|maker|makers|schepper|beheerder*|administrator|programmeur|eigenaar|baas|leidinggevende|admin|beveiligingsteam|systeembeheerder',
    secret:
      'wachtwoord*|geheime sleutel|geheime code|toegangscode|geheim woord|geheime woord|wachtzin|toegangssleutel|beveiligingscode|codewoord|geheime zin',
    assistant:
      'ai assistent*|taalmodel*|chatbot*|kunstmatige intelligentie|ai model*|virtuele assistent|ai agent*|llm|chatgpt|ai systeem|ai systemen|digitale assistent',
    addressing:
      'beste|lieve|geachte|notitie voor|opmerking voor|bericht aan|bericht voor|let op|aan de|instructie voor|instructies voor|als je een|als jij een|indien u|hallo|mededeling aan|aan alle',
    gate: 'alleen als|alleen wanneer|enkel als|slechts als|als de gebruiker|wanneer de gebruiker|zodra de gebruiker|als iemand|wanneer iemand|telkens wanneer|tenzij',
  },
  entries: [],
}
