import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkFiles, type ImportReport } from '../../src/import/index.ts'
import { ags4 } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'

// Many imports, each with its own tables of PostgreSQL.
test('check finds the same contradictions in any file as its import', { timeout: 180_000 }, async () => {
  const value = fc.constantFrom('', 'a', ' a', 'b')
  const row: fc.Arbitrary<string[]> = fc.tuple(
    fc.constantFrom('BH1', 'BH2'),
    fc.constantFrom('0.00', '1.00'),
    value,
    value,
  )
  const rows = fc.array(row, { maxLength: 5 })
  const headings = fc.constantFrom<string[]>(
    ['GEOL_DESC', 'GEOL_LEG'],
    ['GEOL_LEG', 'GEOL_GEOL'],
    ['GEOL_BASE', 'GEOL_DESC'],
    ['GEOL_REM', 'GEOL_LEG'],
  )
  const block = fc.record({ headings, rows })
  const contradicting = ['a', 'b'].map((text) => ({
    headings: ['GEOL_DESC', 'GEOL_LEG'],
    rows: [['BH1', '0.00', text, '']],
  }))
  let errors = 0
  await fc.assert(
    fc.asyncProperty(fc.array(block, { minLength: 1, maxLength: 4 }), async (blocks) => {
      const workspace = createWorkspace()
      const geol = blocks.map(
        ({ headings: values, rows: data }, i) =>
          [`GEOL ${i}`, [['LOCA_ID', 'GEOL_TOP', ...values], ...data]] as const,
      )
      const groups = { PROJ: [['PROJ_ID'], ['J1']], LOCA: [['LOCA_ID'], ['BH1'], ['BH2']] }
      const file = workspace.write('site.ags', ags4({ ...groups, ...Object.fromEntries(geol) }))
      const told = ({ diagnostics }: Pick<ImportReport, 'diagnostics'>) =>
        diagnostics.items
          .filter(({ severity }) => severity === 'error')
          .map(({ line, message }) => `${line ?? ''} ${message}`)
      const imported = told(await workspace.import(file))
      expect(told(await checkFiles([file]))).toEqual(imported)
      errors += imported.length
    }),
    { numRuns: 40, examples: [[contradicting]] },
  )
  expect(errors).toBeGreaterThan(0)
})
