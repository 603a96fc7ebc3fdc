import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ags4 } from './ags-text.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

/** A block of GEOL; every row has its own key, `values` are those of `headings`. */
interface Block {
  readonly headings: readonly string[]
  readonly rows: readonly { readonly top: string; readonly values: readonly string[] }[]
}

type Delivery = readonly (readonly Block[])[]

/** What a delivery states of a row, by heading: value and line. */
type Stated = Map<string, { value: string; where: string }>

const KEYS = ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE']

const block: fc.Arbitrary<Block> = fc
  .subarray(['GEOL_DESC', 'GEOL_LEG', 'GEOL_GEOL', 'GEOL_REM'], { minLength: 1 })
  .chain((headings) => {
    const value = fc.constantFrom('', '', 'a', 'a', 'a', 'b')
    const row = fc.record({
      top: fc.constantFrom('1.00', '2.00', '3.00'),
      values: fc.array(value, { minLength: headings.length, maxLength: headings.length }),
    })
    const rows = fc.uniqueArray(row, { selector: ({ top }) => top, minLength: 1, maxLength: 3 })
    return rows.map((unique) => ({ headings, rows: unique }))
  })
const file = fc.array(block, { minLength: 1, maxLength: 3 })

/** Blocks before those of GEOL take up this many lines. */
const LINES_BEFORE = 12

function textOf(blocks: readonly Block[]): string {
  const geol = blocks.map(
    ({ headings, rows }, i) =>
      [
        `GEOL ${i}`,
        [[...KEYS, ...headings], ...rows.map(({ top, values }) => ['BH1', top, '9.00', ...values])],
      ] as const,
  )
  return ags4({ PROJ: [['PROJ_ID'], ['J1']], LOCA: [['LOCA_ID'], ['BH1']], ...Object.fromEntries(geol) })
}

/** Rows of the files in order, each with its file and line. */
function* rowsOf(delivery: Delivery) {
  for (const [number, blocks] of delivery.entries()) {
    let line = LINES_BEFORE
    for (const { headings, rows } of blocks) {
      line += 4
      for (const { top, values } of rows) yield { number, line: ++line, top, headings, values }
      line++
    }
  }
}

/** A simple model of the rules: the stored rows after a delivery, and its errors. */
function model(stored: Map<string, Map<string, string>>, delivery: Delivery): string[] {
  const stated = new Map<string, Stated>()
  const errors: string[] = []
  for (const { number, line, top, headings, values } of rowsOf(delivery)) {
    const earlier: Stated = stated.get(top) ?? new Map<string, never>()
    stated.set(top, earlier)
    const given = headings.map((heading, i) => [heading, values[i] ?? ''] as const)
    const filled = given.filter(([, value]) => value !== '')
    const conflicts = filled.flatMap(([heading, value]) => {
      const first = earlier.get(heading)
      if (first === undefined || first.value === value) return []
      const [at = '', of] = first.where.split(' of ')
      const where = of === String(number) ? at : `${at} of ${of ?? ''}.ags`
      return [`${heading} is "${first.value}" at ${where} and "${value}" here`]
    })
    if (conflicts.length > 0) {
      errors.push(`${number}.ags:${line}: ${conflicts.join(', ')}`)
      continue
    }
    const row = stored.get(top) ?? new Map<string, string>()
    stored.set(top, row)
    for (const [heading, value] of filled) {
      if (earlier.has(heading)) continue
      earlier.set(heading, { value, where: `line ${line} of ${number}` })
      row.set(heading, value)
    }
  }
  return errors.sort()
}

function storedRows(workspace: Workspace) {
  const valuesOf = (data: Record<string, string>) =>
    Object.entries(data).filter(([heading, value]) => !KEYS.includes(heading) && value !== '')
  return Object.fromEntries(
    workspace.rows('GEOL').map(({ data }) => [data.GEOL_TOP ?? '', Object.fromEntries(valuesOf(data))]),
  )
}

test('any deliveries of any files and blocks are merged and reported as by a simple model', async () => {
  const contradicting = ['a', 'b'].map((text) => ({
    headings: ['GEOL_DESC'],
    rows: [{ top: '1.00', values: [text] }],
  }))
  let errors = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(file, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
      async (deliveries) => {
        const workspace = createWorkspace()
        const stored = new Map<string, Map<string, string>>()
        for (const [index, delivery] of deliveries.entries()) {
          const paths = delivery.map((blocks, i) =>
            // Extra line ends make a different file with the same rows.
            workspace.write(`${index}/${i}.ags`, textOf(blocks) + '\r\n'.repeat(i + index * 3)),
          )
          const { diagnostics } = await workspace.import(paths)
          const found = diagnostics.items
            .filter(({ severity }) => severity === 'error')
            .map(({ file: path, line, message }) => `${path ?? ''}:${line ?? ''}: ${message}`)
            .map((text) => text.replaceAll(`${workspace.folder}/${index}/`, ''))
            .map((text) => text.replace(/Row .*? same key: /, '').replace(/; the earlier row .*$/, ''))
          expect(found.sort()).toEqual(model(stored, delivery))
          const expected = [...stored].map(([top, row]) => [top, Object.fromEntries(row)])
          expect(storedRows(workspace)).toEqual(Object.fromEntries(expected))
          errors += found.length
        }
      },
    ),
    { numRuns: 25, examples: [[[[contradicting]]]] },
  )
  expect(errors).toBeGreaterThan(0)
}, 120_000)
