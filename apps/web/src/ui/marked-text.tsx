import { displayText } from '@groundsheet/readings/display-text'
import { splitByMatch } from '../data/text/split-by-match.ts'

/** Text of a file with search matches highlighted. */
export const MarkedText = ({ text, q }: { text: string; q: string }) => (
  <bdi>
    {splitByMatch(text, q).map((piece, index) =>
      index % 2 === 1 ? <mark key={index}>{displayText(piece)}</mark> : displayText(piece),
    )}
  </bdi>
)
