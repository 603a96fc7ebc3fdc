/** AGS3 keeps a line to 240 characters; what does not fit goes on in `<CONT>` lines. */
const MAX_LINE_LENGTH = 240

/** Room for text in a line that the quotes and commas of its empty fields fill by themselves. */
const MIN_ROOM = 40

const QUOTES_AND_COMMA = 3

/**
 * Cuts a row into lines that fit: the values go on where they stopped, each in its own field, and join to what they were. The first value
 * stays whole, because the mark of the line takes its place.
 */
export function wrapAgs3Row([first = '', ...values]: readonly string[]): string[][] {
  const lines: string[][] = []
  let rest = values
  let mark = first
  do {
    const line = fillLine(mark, rest)
    lines.push([mark, ...line])
    rest = rest.map((value, index) => value.slice(line[index]?.length))
    mark = '<CONT>'
  } while (rest.some((value) => value !== ''))
  return lines
}

/** Heading lines are cut between names; a comma at the end of a line says that more follow. */
export function wrapAgs3Headings(names: readonly string[]): string[][] {
  const lines: string[][] = [[]]
  let length = 0
  for (const name of names) {
    length += name.length + QUOTES_AND_COMMA
    if (length > MAX_LINE_LENGTH && lines.at(-1)?.length !== 0) {
      lines.push([])
      length = name.length + QUOTES_AND_COMMA
    }
    lines.at(-1)?.push(name)
  }
  return lines
}

/** As much of each value, from left to right, as the line has room for. */
function fillLine(mark: string, values: readonly string[]): string[] {
  const taken = written(mark) + (values.length + 1) * QUOTES_AND_COMMA
  let room = Math.max(MAX_LINE_LENGTH - taken, MIN_ROOM)
  return values.map((value) => {
    const piece = takeStart(value, room)
    room -= written(piece)
    return piece
  })
}

/** The start of a value that is written with at most `room` characters; characters of two code units are not cut apart. */
function takeStart(value: string, room: number): string {
  if (value.length <= room && written(value) <= room) return value
  let length = 0
  let used = 0
  for (const character of value) {
    used += written(character)
    if (used > room) break
    length += character.length
  }
  return value.slice(0, length)
}

/** Length in the file, where quotes are doubled. */
function written(value: string): number {
  return value.length + (value.includes('"') ? value.split('"').length - 1 : 0)
}
