import type { Technique } from '../../domain/redteam/technique.ts'
import { agentFeedback } from './agentic/agent-feedback.ts'
import { latentDocuments } from './agentic/latent-documents.ts'
import { memoryPoison } from './agentic/memory-poison.ts'
import { retrievedPages } from './agentic/retrieved-pages.ts'
import { toolBreaker } from './agentic/tool-breaker.ts'
import { actor } from './multi-turn/actor.ts'
import { backtracking } from './multi-turn/backtracking.ts'
import { badLikert } from './multi-turn/bad-likert.ts'
import { bijection } from './multi-turn/bijection.ts'
import { chunked } from './multi-turn/chunked.ts'
import { contextPoison } from './multi-turn/context-poison.ts'
import { coreference } from './multi-turn/coreference.ts'
import { crescendo } from './multi-turn/crescendo.ts'
import { deceptiveDelight } from './multi-turn/deceptive-delight.ts'
import { footInTheDoor } from './multi-turn/foot-in-the-door.ts'
import { goat } from './multi-turn/goat.ts'
import { languageDrift } from './multi-turn/language-drift.ts'
import { manyShot } from './multi-turn/many-shot.ts'
import { mischievousUser } from './multi-turn/mischievous-user.ts'
import { persuasionLadder } from './multi-turn/persuasion-ladder.ts'
import { redQueen } from './multi-turn/red-queen.ts'
import { refusalRepair } from './multi-turn/refusal-repair.ts'
import { roleplayDrift } from './multi-turn/roleplay-drift.ts'
import { sequential } from './multi-turn/sequential.ts'
import { singleTurnCrescendo } from './multi-turn/single-turn-crescendo.ts'
import { skeletonKey } from './multi-turn/skeleton-key.ts'
import { splitPayload } from './multi-turn/split-payload.ts'
import { adaptiveTemplate } from './single-turn/adaptive-template.ts'
import { affirmPrefix } from './single-turn/affirm-prefix.ts'
import { alterEgo } from './single-turn/alter-ego.ts'
import { ansi } from './single-turn/ansi.ts'
import { asciiArt } from './single-turn/ascii-art.ts'
import { ascii85 } from './single-turn/ascii85.ts'
import { atbash } from './single-turn/atbash.ts'
import { authority } from './single-turn/authority.ts'
import { badCharacters } from './single-turn/bad-characters.ts'
import { base32 } from './single-turn/base32.ts'
import { base64 } from './single-turn/base64.ts'
import { bestOfN } from './single-turn/best-of-n.ts'
import { binary } from './single-turn/binary.ts'
import { braille } from './single-turn/braille.ts'
import { caesar } from './single-turn/caesar.ts'
import { camelCase } from './single-turn/camel-case.ts'
import { codeChameleon } from './single-turn/code-chameleon.ts'
import { codeWrap } from './single-turn/code-wrap.ts'
import { contextFlood } from './single-turn/context-flood.ts'
import { contextPoisoning } from './single-turn/context-poisoning.ts'
import { controlFlood } from './single-turn/control-flood.ts'
import { crossSession } from './single-turn/cross-session.ts'
import { developerMode } from './single-turn/developer-mode.ts'
import { dialogueContinuation } from './single-turn/dialogue-continuation.ts'
import { dualResponse } from './single-turn/dual-response.ts'
import { emotion } from './single-turn/emotion.ts'
import { fakeHistory } from './single-turn/fake-history.ts'
import { flip } from './single-turn/flip.ts'
import { fullWidth } from './single-turn/full-width.ts'
import { goalRedirection } from './single-turn/goal-redirection.ts'
import { grandmother } from './single-turn/grandmother.ts'
import { hex } from './single-turn/hex.ts'
import { homoglyph } from './single-turn/homoglyph.ts'
import { hypothetical } from './single-turn/hypothetical.ts'
import { imageLeak } from './single-turn/image-leak.ts'
import { inputBypass } from './single-turn/input-bypass.ts'
import { json } from './single-turn/json.ts'
import { keyCompletion } from './single-turn/key-completion.ts'
import { languageSandwich } from './single-turn/language-sandwich.ts'
import { languageSwitch } from './single-turn/language-switch.ts'
import { latentInjection } from './single-turn/latent-injection.ts'
import { layered } from './single-turn/layered.ts'
import { leet } from './single-turn/leet.ts'
import { likert } from './single-turn/likert.ts'
import { manyShotMessage } from './single-turn/many-shot.ts'
import { markup } from './single-turn/markup.ts'
import { morse } from './single-turn/morse.ts'
import { nato } from './single-turn/nato.ts'
import { noise } from './single-turn/noise.ts'
import { opposite } from './single-turn/opposite.ts'
import { payloadSplit } from './single-turn/payload-split.ts'
import { permissionEscalation } from './single-turn/permission-escalation.ts'
import { pigLatin } from './single-turn/pig-latin.ts'
import { policyFile } from './single-turn/policy-file.ts'
import { polite } from './single-turn/polite.ts'
import { quotedPrintable } from './single-turn/quoted-printable.ts'
import { refusalSuppression } from './single-turn/refusal-suppression.ts'
import { repetition } from './single-turn/repetition.ts'
import { rolePlay } from './single-turn/role-play.ts'
import { rot13 } from './single-turn/rot13.ts'
import { sata } from './single-turn/sata.ts'
import { scatteredLetters } from './single-turn/scattered-letters.ts'
import { shuffle } from './single-turn/shuffle.ts'
import { sneakyBits } from './single-turn/sneaky-bits.ts'
import { spacing } from './single-turn/spacing.ts'
import { specialTokens } from './single-turn/special-tokens.ts'
import { strategist } from './single-turn/strategist.ts'
import { systemOverride } from './single-turn/system-override.ts'
import { systemPromptLeak } from './single-turn/system-prompt-leak.ts'
import { tags } from './single-turn/tags.ts'
import { tense } from './single-turn/tense.ts'
import { thoughtExperiment } from './single-turn/thought-experiment.ts'
import { timeMachine } from './single-turn/time-machine.ts'
import { topicSplit } from './single-turn/topic-split.ts'
import { uuencode } from './single-turn/uuencode.ts'
import { variationSelectors } from './single-turn/variation-selectors.ts'
import { vigenere } from './single-turn/vigenere.ts'
import { vowelDrop } from './single-turn/vowel-drop.ts'
import { wideAlphabet } from './single-turn/wide-alphabet.ts'
import { zalgo } from './single-turn/zalgo.ts'
import { zigzag } from './single-turn/zigzag.ts'

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
]
