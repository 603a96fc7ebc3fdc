/** A line of text; position and width in page px. */
export interface PlacedText {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly width: number
}

/** Lines of a text node as broken by the browser. */
export function placeTexts(node: Text): PlacedText[] {
  const range = document.createRange()
  const lines: { text: string; left: number; right: number; top: number }[] = []
  for (const { start, end } of piecesOf(node, range)) {
    range.setStart(node, start)
    range.setEnd(node, end)
    const box = range.getBoundingClientRect()
    if (box.width === 0) continue
    const text = node.data.slice(start, end)
    const line = lines.at(-1)
    if (line && Math.abs(line.top - box.top) < box.height / 2) {
      line.text += ` ${text}`
      line.right = box.right
    } else lines.push({ text, left: box.left, right: box.right, top: box.top })
  }
  return lines.map(({ text, left, right, top }) => ({ text, left, top, width: right - left }))
}

interface Piece {
  readonly start: number
  readonly end: number
}

/** Words; a word broken across lines is split by letter. */
function piecesOf(node: Text, range: Range): Piece[] {
  return [...node.data.matchAll(/[^ \t\r\n]+/g)].flatMap(({ index, 0: word }): Piece[] => {
    const whole = { start: index, end: index + word.length }
    range.setStart(node, whole.start)
    range.setEnd(node, whole.end)
    return range.getClientRects().length > 1 ? brokenPieces(node, range, whole) : [whole]
  })
}

function brokenPieces(node: Text, range: Range, { start, end }: Piece): Piece[] {
  const pieces: { start: number; end: number; top: number }[] = []
  for (let at = start; at < end; at += 1) {
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    const { top } = range.getBoundingClientRect()
    const last = pieces.at(-1)
    if (last && Math.abs(last.top - top) < 1) last.end = at + 1
    else pieces.push({ start: at, end: at + 1, top })
  }
  return pieces
}
