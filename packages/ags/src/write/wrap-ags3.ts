/**
 * AGS 3.1 limits a line to 240 characters, quotes and commas included; longer rows continue in `<CONT>`
 * lines.
 */
export const MAX_LINE_CHARACTERS = 240

/** Where quoted empty fields leave less room for text than this, empty fields are written without quotes. */
const MIN_ROOM_CHARACTERS = 40

/** Text of each line where a row has so many fields that commas alone exceed the limit. */
const MIN_TEXT_CHARACTERS = 8

const QUOTES_CHARACTERS = 2
const COMMA_CHARACTERS = 1

/**
 * Wraps a row into lines without line ends. Each line has a field for every value; a value that does not fit
 * continues in the same field of a `<CONT>` line. The first value stays whole, since `<CONT>` replaces it.
 */
export function wrapAgs3Row([first = '', ...values]: readonly string[]): string[] {
  const lines: string[] = []
  let rest = values
  let mark = first
  do {
    const { pieces, isBare } = fillLine(mark, rest)
    lines.push(writeFields([mark, ...pieces], isBare))
    rest = rest.map((value, index) => value.slice(pieces[index]?.length))
    mark = '<CONT>'
  } while (rest.some((value) => value !== ''))
  return lines
}

/**
 * Wraps names of headings, or units, into lines without line ends; a comma at the end of a line says that
 * more follow. `<CONT>` lines continue rows of data only.
 */
export function wrapAgs3Head(names: readonly string[]): string[] {
  const lines: string[][] = [[]]
  let length = 0
  for (const name of names) {
    length += writtenLength(name) + QUOTES_CHARACTERS + COMMA_CHARACTERS
    if (length > MAX_LINE_CHARACTERS && lines.at(-1)?.length !== 0) {
      lines.push([])
      length = writtenLength(name) + QUOTES_CHARACTERS + COMMA_CHARACTERS
    }
    lines.at(-1)?.push(name)
  }
  return lines.map((line, index) => writeFields(line, false) + (index < lines.length - 1 ? ',' : ''))
}

/** As much of each value, from left to right, as fits. `isBare`: empty fields are written without quotes. */
function fillLine(mark: string, values: readonly string[]): { pieces: string[]; isBare: boolean } {
  const markLength = writtenLength(mark) + QUOTES_CHARACTERS
  const quotedRoom = MAX_LINE_CHARACTERS - markLength - values.length * (QUOTES_CHARACTERS + COMMA_CHARACTERS)
  const isBare = quotedRoom < MIN_ROOM_CHARACTERS && !fitsIn(quotedRoom, values)
  // The last field keeps its quotes, as a comma at the end of a line has a meaning of its own.
  const bareRoom = MAX_LINE_CHARACTERS - markLength - values.length * COMMA_CHARACTERS - QUOTES_CHARACTERS
  let room = isBare ? Math.max(bareRoom, MIN_TEXT_CHARACTERS) : quotedRoom
  const pieces = values.map((value, index) => {
    const quotes = isBare && index < values.length - 1 ? QUOTES_CHARACTERS : 0
    const piece = takeStart(value, room - quotes)
    if (piece !== '') room -= writtenLength(piece) + quotes
    return piece
  })
  return { pieces, isBare }
}

function fitsIn(room: number, values: readonly string[]): boolean {
  let left = room
  return values.every((value) => value.length <= left && (left -= writtenLength(value)) >= 0)
}

/** The start of a value, written with at most `room` characters. Surrogate pairs stay whole. */
function takeStart(value: string, room: number): string {
  if (value.length <= room && writtenLength(value) <= room) return value
  let length = 0
  let used = 0
  for (const character of value) {
    used += writtenLength(character)
    if (used > room) break
    length += character.length
  }
  return value.slice(0, length)
}

/** Length in the file, where quotes are doubled. */
function writtenLength(value: string): number {
  return value.length + (value.includes('"') ? value.split('"').length - 1 : 0)
}

function writeFields(fields: readonly string[], isBare: boolean): string {
  const last = fields.length - 1
  return fields.map((field, index) => (isBare && field === '' && index < last ? '' : quote(field))).join(',')
}

export const quote = (field: string): string => `"${field.replaceAll('"', '""')}"`
