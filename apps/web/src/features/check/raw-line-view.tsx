import { displayText } from '@groundsheet/readings/display-text'
import { useState } from 'react'
import { checkStrings as words } from '../../ui/strings/check-strings.ts'
import { markLine, type MarkedFinding } from './mark-line.ts'
import type { RequestResult } from './checked-file-requests.ts'
import type { RawLine } from './worker-messages.ts'

interface Props {
  readonly line: number
  readonly finding: MarkedFinding
  readonly readLine: (line: number) => Promise<RequestResult<RawLine>>
}

/**
 * The first line of a finding as it is in the file, with the place of the finding marked. Characters that
 * reverse others or cannot be seen have their code in their place.
 */
export function RawLineView({ line, finding, readLine }: Props) {
  const [answer, setAnswer] = useState<RequestResult<RawLine> | null>(null)
  if (answer === null)
    return (
      <button type="button" className="button" data-quiet onClick={() => void readLine(line).then(setAnswer)}>
        {words.showLine(line)}
      </button>
    )
  if ('reason' in answer) return <p className="notice">{answer.reason}</p>
  const parts = markLine(answer.found, finding).map(({ text, isMarked }) => ({
    text: displayText(text),
    isMarked,
  }))
  const firstMark = parts.findIndex(({ isMarked }) => isMarked)
  return (
    <pre className="check-line" tabIndex={0} aria-label={words.line(line)}>
      <span className="soft">{line} </span>
      {parts.map(({ text, isMarked }, at) =>
        isMarked ? (
          <mark key={at} ref={at === firstMark ? showMark : null}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </pre>
  )
}

/** Lines are long: the first mark is scrolled into sight. */
const showMark = (mark: HTMLElement | null) => mark?.scrollIntoView({ block: 'nearest', inline: 'center' })
