import type { JudgeSubject } from '../../domain/agent-run/evaluation.ts'
import type { JudgedAnswer, JudgeTools, OwnText, TextView } from './judge.ts'
import { ownText, readableView } from './signs/own-text.ts'
import { withoutPublicFacts } from './signs/public-facts.ts'

/** The longest response that is judged, in UTF-16 units; the edge refuses longer ones before. */
const responseUnitsMax = 1_000_000

/** Makes the last turn of a subject ready for judges; what costs something is made when first asked for. Throws RangeError beyond bounds. */
export function prepareAnswer(subject: JudgeSubject, tools: JudgeTools): JudgedAnswer {
  const turn = subject.turns.at(-1)
  if (turn === undefined) throw new RangeError('There is no turn to judge.')
  const response = turn.response ?? ''
  if (response.length > responseUnitsMax) {
    throw new RangeError(`The response to judge is longer than ${responseUnitsMax} units.`)
  }
  let views: readonly TextView[] | null = null
  let own: OwnText | null = null
  const allViews = (): readonly TextView[] => {
    const { publicFacts = [] } = subject
    views ??= tools.viewsOf(response).map((view) => withoutPublicFacts(view, publicFacts))
    return views
  }
  return {
    subject,
    tools,
    response,
    turnIndex: turn.turnIndex,
    get views() {
      return allViews()
    },
    get own() {
      own ??= ownOf(allViews(), { response, sources: sourcesOf(subject, tools) })
      return own
    },
  }
}

/** So many requests before the last are known again when they are repeated. */
const earlierMax = 8

/** The request as it was sent and as it reads behind its disguise, those before it as sent, and the goal. */
function sourcesOf({ turns, goal }: JudgeSubject, tools: JudgeTools): readonly string[] {
  const request = turns.at(-1)?.request ?? ''
  const earlier = turns.slice(0, -1).slice(-earlierMax)
  const repeated = earlier.map((turn) => turn.request)
  return [...new Set([...tools.viewsOf(request).map(({ text }) => text), goal, ...repeated])]
}

function ownOf(
  views: readonly TextView[],
  { response, sources }: { readonly response: string; readonly sources: readonly string[] },
): OwnText {
  const view = readableView(views, response) ?? asSent(response)
  const own = ownText(view, sources)
  const [sent] = views
  if (sent === undefined || sent === view || own.echoed > 0) return own
  // An echo of something encoded is one as it was sent.
  const unread = ownText(sent, sources)
  return unread.echoed > own.echoed ? unread : own
}

function asSent(response: string): TextView {
  return { label: 'as sent', text: response, placeOf: (place) => place }
}
