import type { Workspace } from './workspace.ts'

/** Groups that say something of the file, and stand in both halves. */
const OF_THE_FILE = new Set(['PROJ', 'TRAN', 'ABBR', 'UNIT', 'TYPE', 'DICT', 'FILE'])

interface Block {
  readonly group: string
  /** From its GROUP line to the one before its first DATA line. */
  readonly head: readonly string[]
  readonly rows: readonly string[]
}

/** Without the mark of UTF-8 at its beginning. */
const withoutMark = (text: string): string => text.replace(/^\u00ef\u00bb\u00bf/, '')

/** The blocks of an AGS 4 file; a line that begins with no descriptor continues the row before it. */
function blocksOf(text: string): Block[] {
  const blocks: { group: string; head: string[]; rows: string[] }[] = []
  for (const line of withoutMark(text).split(/(?<=\n)/)) {
    const group = /^"GROUP","([^"]*)/.exec(line)?.[1]
    if (group !== undefined) blocks.push({ group: group.trim(), head: [], rows: [] })
    const block = blocks.at(-1)
    if (line.startsWith('"DATA"')) block?.rows.push(line)
    else if (/^"(?:GROUP|HEADING|UNIT|TYPE)"/.test(line)) block?.head.push(line)
    else if (line.trim() !== '') block?.rows.push((block.rows.pop() ?? '') + line)
  }
  return blocks
}

const write = (blocks: readonly Block[]): string =>
  blocks.map(({ head, rows }) => [...head, ...rows].join('')).join('\r\n')

/** The hole of a row whose first heading is LOCA_ID; '' where another is. */
const holeOf = ({ head }: Block, row: string): string =>
  head[1]?.startsWith('"HEADING","LOCA_ID"') ? (/^"DATA","([^"]*)"/.exec(row)?.[1] ?? '') : ''

/** Splits the text of a file into two: every second hole with its rows, or every second group. */
export function halvesOf(text: string, by: 'holes' | 'groups'): readonly [string, string] {
  const blocks = blocksOf(text)
  const holes = [...new Set(blocks.flatMap((one) => one.rows.map((row) => holeOf(one, row))))]
  const groups = [...new Set(blocks.map(({ group }) => group))].filter((group) => group !== 'LOCA')
  const isIn =
    (half: number) =>
    (block: Block): Block[] => {
      if (OF_THE_FILE.has(block.group)) return [block]
      if (by === 'groups')
        return block.group === 'LOCA' || groups.indexOf(block.group) % 2 === half ? [block] : []
      const rows = block.rows.filter((row) => holes.indexOf(holeOf(block, row)) % 2 === half)
      return [{ ...block, rows }]
    }
  return [write(blocks.flatMap(isIn(0))), write(blocks.flatMap(isIn(1)))]
}

/** What a project answers, without its deliveries, the order of rows, and times. */
export function answersOf(workspace: Workspace): Readonly<Record<string, readonly string[]>> {
  const rows = workspace.read((connection) =>
    connection
      .prepare<[], { body: string; internal: string | null }>('SELECT body, internal FROM data_row')
      .all()
      .map(({ body, internal }) => [
        JSON.parse(`${body}}`) as object,
        JSON.parse(internal ?? '{}') as object,
      ]),
  )
  const texts = (values: readonly unknown[]) =>
    values.map((value) => JSON.stringify(withoutTimes(value))).toSorted()
  return {
    project: texts(workspace.projects()),
    rows: texts(rows),
    holes: texts(workspace.holes()),
    tables: texts(Object.entries(workspace.tables())),
    styles: texts(Object.entries(workspace.styles())),
    dictionary: texts(workspace.dictionary().tables),
  }
}

const TIMES = ['createdAt', 'updatedAt']

/** Also with the members of objects in the order of their names. */
function withoutTimes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTimes)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).filter(([name]) => !TIMES.includes(name))
  const sorted = members.toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([name, member]) => [name, withoutTimes(member)]))
}
