import { splitByMatch } from '../data/text/split-by-match.ts'

/** Text with search matches highlighted. */
export const MarkedText = ({ text, q }: { text: string; q: string }) => (
  <bdi>
    {splitByMatch(text, q).map((piece, index) =>
      index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
    )}
  </bdi>
)
