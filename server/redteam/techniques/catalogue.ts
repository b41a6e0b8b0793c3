import type { Technique } from '../../domain/attempt/technique.ts'
import { agentFeedback } from './agentic/agent-feedback.ts'
import { latentDocuments } from './agentic/latent-documents.ts'
import { memoryPoison } from './agentic/memory-poison.ts'
import { retrievedPages } from './agentic/retrieved-pages.ts'
import { toolBreaker } from './agentic/tool-breaker.ts'
import { toolResults } from './agentic/tool-results.ts'
import { actor } from './multi-turn/methods/actor.ts'
import { backtracking } from './multi-turn/methods/backtracking.ts'
import { badLikert } from './multi-turn/methods/bad-likert.ts'
import { bijection } from './multi-turn/methods/bijection.ts'
import { chunked } from './multi-turn/methods/chunked.ts'
import { contextPoison } from './multi-turn/methods/context-poison.ts'
import { coreference } from './multi-turn/methods/coreference.ts'
import { crescendo } from './multi-turn/methods/crescendo.ts'
import { deceptiveDelight } from './multi-turn/methods/deceptive-delight.ts'
import { footInTheDoor } from './multi-turn/methods/foot-in-the-door.ts'
import { goat } from './multi-turn/methods/goat.ts'
import { languageDrift } from './multi-turn/methods/language-drift.ts'
import { manyShot } from './multi-turn/methods/many-shot.ts'
import { mischievousUser } from './multi-turn/methods/mischievous-user.ts'
import { persuasionLadder } from './multi-turn/methods/persuasion-ladder.ts'
import { redQueen } from './multi-turn/methods/red-queen.ts'
import { refusalRepair } from './multi-turn/methods/refusal-repair.ts'
import { roleplayDrift } from './multi-turn/methods/roleplay-drift.ts'
import { sequential } from './multi-turn/methods/sequential.ts'
import { singleTurnCrescendo } from './multi-turn/methods/single-turn-crescendo.ts'
import { skeletonKey } from './multi-turn/methods/skeleton-key.ts'
import { splitPayload } from './multi-turn/methods/split-payload.ts'
import { adaptiveTemplate } from './single-turn/adaptive-template.ts'
import { bestOfN } from './single-turn/best-of-n.ts'
import { asciiArt } from './single-turn/disguise/ascii-art.ts'
import { atbash } from './single-turn/disguise/atbash.ts'
import { badCharacters } from './single-turn/disguise/bad-characters.ts'
import { caesar } from './single-turn/disguise/caesar.ts'
import { camelCase } from './single-turn/disguise/camel-case.ts'
import { codeChameleon } from './single-turn/disguise/code-chameleon.ts'
import { flip } from './single-turn/disguise/flip.ts'
import { keyCompletion } from './single-turn/disguise/key-completion.ts'
import { languageSandwich } from './single-turn/disguise/language-sandwich.ts'
import { languageSwitch } from './single-turn/disguise/language-switch.ts'
import { layered } from './single-turn/disguise/layered.ts'
import { leet } from './single-turn/disguise/leet.ts'
import { noise } from './single-turn/disguise/noise.ts'
import { payloadSplit } from './single-turn/disguise/payload-split.ts'
import { pigLatin } from './single-turn/disguise/pig-latin.ts'
import { rot13 } from './single-turn/disguise/rot13.ts'
import { scatteredLetters } from './single-turn/disguise/scattered-letters.ts'
import { shuffle } from './single-turn/disguise/shuffle.ts'
import { spacing } from './single-turn/disguise/spacing.ts'
import { topicSplit } from './single-turn/disguise/topic-split.ts'
import { vigenere } from './single-turn/disguise/vigenere.ts'
import { vowelDrop } from './single-turn/disguise/vowel-drop.ts'
import { zigzag } from './single-turn/disguise/zigzag.ts'
import { ansi } from './single-turn/encoding/ansi.ts'
import { ascii85 } from './single-turn/encoding/ascii85.ts'
import { base32 } from './single-turn/encoding/base32.ts'
import { base64 } from './single-turn/encoding/base64.ts'
import { binary } from './single-turn/encoding/binary.ts'
import { braille } from './single-turn/encoding/braille.ts'
import { fullWidth } from './single-turn/encoding/full-width.ts'
import { hex } from './single-turn/encoding/hex.ts'
import { homoglyph } from './single-turn/encoding/homoglyph.ts'
import { morse } from './single-turn/encoding/morse.ts'
import { nato } from './single-turn/encoding/nato.ts'
import { quotedPrintable } from './single-turn/encoding/quoted-printable.ts'
import { sneakyBits } from './single-turn/encoding/sneaky-bits.ts'
import { tags } from './single-turn/encoding/tags.ts'
import { uuencode } from './single-turn/encoding/uuencode.ts'
import { variationSelectors } from './single-turn/encoding/variation-selectors.ts'
import { wideAlphabet } from './single-turn/encoding/wide-alphabet.ts'
import { zalgo } from './single-turn/encoding/zalgo.ts'
import { affirmPrefix } from './single-turn/framing/affirm-prefix.ts'
import { alterEgo } from './single-turn/framing/alter-ego.ts'
import { authority } from './single-turn/framing/authority.ts'
import { developerMode } from './single-turn/framing/developer-mode.ts'
import { dualResponse } from './single-turn/framing/dual-response.ts'
import { emotion } from './single-turn/framing/emotion.ts'
import { goalRedirection } from './single-turn/framing/goal-redirection.ts'
import { grandmother } from './single-turn/framing/grandmother.ts'
import { hypothetical } from './single-turn/framing/hypothetical.ts'
import { likert } from './single-turn/framing/likert.ts'
import { opposite } from './single-turn/framing/opposite.ts'
import { permissionEscalation } from './single-turn/framing/permission-escalation.ts'
import { polite } from './single-turn/framing/polite.ts'
import { refusalSuppression } from './single-turn/framing/refusal-suppression.ts'
import { repetition } from './single-turn/framing/repetition.ts'
import { rolePlay } from './single-turn/framing/role-play.ts'
import { sata } from './single-turn/framing/sata.ts'
import { tense } from './single-turn/framing/tense.ts'
import { thoughtExperiment } from './single-turn/framing/thought-experiment.ts'
import { timeMachine } from './single-turn/framing/time-machine.ts'
import { codeWrap } from './single-turn/injection/code-wrap.ts'
import { contextFlood } from './single-turn/injection/context-flood.ts'
import { contextPoisoning } from './single-turn/injection/context-poisoning.ts'
import { controlFlood } from './single-turn/injection/control-flood.ts'
import { crossSession } from './single-turn/injection/cross-session.ts'
import { dialogueContinuation } from './single-turn/injection/dialogue-continuation.ts'
import { fakeHistory } from './single-turn/injection/fake-history.ts'
import { imageLeak } from './single-turn/injection/image-leak.ts'
import { inputBypass } from './single-turn/injection/input-bypass.ts'
import { json } from './single-turn/injection/json.ts'
import { latentInjection } from './single-turn/injection/latent-injection.ts'
import { manyShotMessage } from './single-turn/injection/many-shot.ts'
import { markup } from './single-turn/injection/markup.ts'
import { policyFile } from './single-turn/injection/policy-file.ts'
import { specialTokens } from './single-turn/injection/special-tokens.ts'
import { systemOverride } from './single-turn/injection/system-override.ts'
import { systemPromptLeak } from './single-turn/injection/system-prompt-leak.ts'
import { lowContrastPicture } from './single-turn/pictured/low-contrast-picture.ts'
import { plainPicture } from './single-turn/pictured/plain-picture.ts'
import { rotatedPicture } from './single-turn/pictured/rotated-picture.ts'
import { typographicPicture } from './single-turn/pictured/typographic-picture.ts'
import { strategist } from './single-turn/strategist.ts'

/** Every technique, listed by hand: the order of the catalogue. Ids are stable once shipped. */
export const techniques: readonly Technique[] = [
  // Single turn: encodings and ciphers
  base64,
  hex,
  base32,
  ascii85,
  uuencode,
  quotedPrintable,
  binary,
  morse,
  braille,
  nato,
  wideAlphabet,
  rot13,
  caesar,
  atbash,
  vigenere,
  // Single turn: letters disturbed or not shown
  leet,
  pigLatin,
  camelCase,
  spacing,
  flip,
  shuffle,
  vowelDrop,
  zigzag,
  noise,
  homoglyph,
  zalgo,
  badCharacters,
  fullWidth,
  tags,
  variationSelectors,
  sneakyBits,
  ansi,
  // Single turn: words masked, tokens forged
  asciiArt,
  sata,
  scatteredLetters,
  codeWrap,
  codeChameleon,
  payloadSplit,
  specialTokens,
  repetition,
  controlFlood,
  // Single turn: personas and frames
  alterEgo,
  strategist,
  rolePlay,
  grandmother,
  policyFile,
  developerMode,
  dialogueContinuation,
  adaptiveTemplate,
  affirmPrefix,
  refusalSuppression,
  dualResponse,
  opposite,
  topicSplit,
  hypothetical,
  tense,
  timeMachine,
  thoughtExperiment,
  polite,
  // Single turn: persuasion and claimed rights
  emotion,
  authority,
  goalRedirection,
  systemOverride,
  permissionEscalation,
  inputBypass,
  json,
  markup,
  // Single turn: context, language, search
  contextFlood,
  manyShotMessage,
  fakeHistory,
  contextPoisoning,
  languageSandwich,
  languageSwitch,
  likert,
  bestOfN,
  layered,
  // Single turn: injected material and leaks
  latentInjection,
  systemPromptLeak,
  keyCompletion,
  imageLeak,
  crossSession,
  // Scripts over several turns, then what needs tools, documents or memory
  crescendo,
  singleTurnCrescendo,
  footInTheDoor,
  redQueen,
  deceptiveDelight,
  sequential,
  badLikert,
  mischievousUser,
  chunked,
  coreference,
  actor,
  goat,
  roleplayDrift,
  splitPayload,
  persuasionLadder,
  refusalRepair,
  backtracking,
  contextPoison,
  skeletonKey,
  bijection,
  languageDrift,
  manyShot,
  memoryPoison,
  toolBreaker,
  agentFeedback,
  latentDocuments,
  retrievedPages,
  toolResults,
  // Text in pictures, for targets that take them
  plainPicture,
  rotatedPicture,
  lowContrastPicture,
  typographicPicture,
]
