import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createAgsParser, type AgsBlock, type AgsHandler } from '../src/index.ts'

const FIXTURES = new URL('fixtures/', import.meta.url)
const NAMES = readdirSync(FIXTURES).filter((name) => name.endsWith('.ags'))

interface Read {
  readonly blocks: AgsBlock[]
  /** Of each block by its index: line and values. */
  readonly rows: Map<number, [number, readonly string[]][]>
  lines: number
}

/** `passesOver`: whether the rows of a block are passed over; `lines`: where each block begins. */
function read(
  text: string,
  size: number,
  passesOver: (index: number) => boolean,
  lines: number[] = [],
): Read {
  const found: Read = { blocks: [], rows: new Map(), lines: 0 }
  let open = -1
  const handler: AgsHandler = {
    block(block) {
      open = block.index
      found.blocks.push(block)
    },
    row(values, line) {
      if (!passesOver(open)) found.rows.set(open, [...(found.rows.get(open) ?? []), [line, values]])
    },
    diagnostic: () => undefined,
    nextLine: () => (passesOver(open) ? (lines[open + 1] ?? Infinity) : 0),
  }
  const parser = createAgsParser(handler)
  for (let at = 0; at < text.length; at += size) parser.write(text.slice(at, at + size))
  found.lines = parser.end().lines
  return found
}

const wanted = [
  ['no block', () => true],
  ['every other block', (index: number) => index % 2 === 0],
  ['every third block', (index: number) => index % 3 !== 1],
] as const

test.each(NAMES)('a further pass over %s has the wanted blocks as the first one', (name) => {
  const text = readFileSync(new URL(name, FIXTURES), 'latin1')
  const first = read(text, text.length, () => false)
  const lines = first.blocks.map(({ line }) => line)
  for (const [, passesOver] of wanted) {
    for (const size of [1, 7, 64, text.length]) {
      const further = read(text, Math.max(size, 1), passesOver, lines)
      expect(further.blocks).toEqual(first.blocks)
      expect(further.rows).toEqual(new Map([...first.rows].filter(([index]) => !passesOver(index))))
      expect(further.lines).toBe(first.lines)
    }
  }
})

test('a line without an end is passed over in bounded memory', () => {
  const text =
    `"GROUP","A"\r\n"HEADING","A_B"\r\n"DATA","1"\r\n${'x'.repeat(3 << 20)}\r\n"GROUP","C"\r\n` +
    '"HEADING","C_D"\r\n"DATA","2"\r\n'
  const first = read(text, 1 << 16, () => false)
  const lines = first.blocks.map(({ line }) => line)
  const further = read(text, 1 << 16, (index) => index === 0, lines)
  expect(further.rows.get(1)).toEqual([[7, ['2']]])
  expect(further.lines).toBe(first.lines)
})
