import { useState } from 'react'
import { checkStrings as words } from '../../ui/check-strings.ts'
import { markLine } from './mark-line.ts'
import type { RawLine } from './worker-messages.ts'

interface Props {
  readonly line: number
  readonly heading: string | null
  readonly readLine: (line: number) => Promise<RawLine | null>
}

/** The first line of a finding as it is in the file, with the field of its heading marked. */
export function RawLineView({ line, heading, readLine }: Props) {
  const [found, setFound] = useState<RawLine | null | undefined>(undefined)
  if (found === undefined)
    return (
      <button type="button" className="button" data-quiet onClick={() => void readLine(line).then(setFound)}>
        {words.showLine(line)}
      </button>
    )
  if (found === null) return <p className="notice">{words.lineNotFound}</p>
  const { before, field, after } = markLine(found, heading)
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
