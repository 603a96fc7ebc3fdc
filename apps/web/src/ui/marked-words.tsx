import { displayText } from '@groundsheet/readings/display-text'

interface Props {
  readonly text: string
  /** First character of each mark and the one after its last, in order. */
  readonly marks: readonly (readonly [start: number, end: number])[]
}

/** Text with the places that a search of words found highlighted. */
export const MarkedWords = ({ text, marks }: Props) => (
  <bdi>
    {marks.map(([start, end], index) => [
      displayText(text.slice(marks[index - 1]?.[1] ?? 0, start)),
      <mark key={start}>{displayText(text.slice(start, end))}</mark>,
    ])}
    {displayText(text.slice(marks.at(-1)?.[1] ?? 0))}
  </bdi>
)
