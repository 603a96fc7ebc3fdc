import { useState } from 'react'
import { checkStrings as words } from '../../ui/strings/check-strings.ts'
import { markLine } from './mark-line.ts'
import type { RequestResult } from './checked-file-requests.ts'
import type { RawLine } from './worker-messages.ts'

interface Props {
  readonly line: number
  readonly heading: string | null
  readonly readLine: (line: number) => Promise<RequestResult<RawLine>>
}

/** The first line of a finding as it is in the file, with the field of its heading marked. */
export function RawLineView({ line, heading, readLine }: Props) {
  const [answer, setAnswer] = useState<RequestResult<RawLine> | null>(null)
  if (answer === null)
    return (
      <button type="button" className="button" data-quiet onClick={() => void readLine(line).then(setAnswer)}>
        {words.showLine(line)}
      </button>
    )
  if ('reason' in answer) return <p className="notice">{answer.reason}</p>
  const { before, field, after } = markLine(answer.found, heading)
  return (
    <pre className="check-line" tabIndex={0} aria-label={words.line(line)}>
      <span className="soft">{line} </span>
      {before}
      {field !== '' && <mark ref={showMark}>{field}</mark>}
      {after}
    </pre>
  )
}

/** Lines are long: the marked field is scrolled into sight. */
const showMark = (mark: HTMLElement | null) => mark?.scrollIntoView({ block: 'nearest', inline: 'center' })
