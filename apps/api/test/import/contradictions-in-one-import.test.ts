import { describe, expect, test } from 'vitest'
import type { ImportOptions } from '../../src/import/index.ts'
import { smallSite } from './ags-text.ts'
import { createWorkspace, type Workspace } from './workspace.ts'
import { UserError } from '../../src/common/user-error.ts'
import { clay, CLAY, errorsOf, GEOL, gravel, GRAVEL, strataOf, STRATUM } from './contradicting-imports.ts'

/** Both ways to read a file: in another thread, and in the writing one. */
const WAYS = [
  ['read in a thread', 0],
  ['read without a thread', Infinity],
] as const

/** Imports with --strict, which must be refused without storing, and then without. */
async function importContradiction(
  workspace: Workspace,
  paths: string[],
  options: Partial<ImportOptions> = {},
) {
  const before = workspace.dump()
  const refusal: unknown = await workspace
    .import(paths, { ...options, strict: true })
    .catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(UserError)
  expect(workspace.dump()).toEqual(before)
  const report = await workspace.import(paths, options)
  const [error, ...others] = errorsOf(report)
  expect(others).toEqual([])
  expect((refusal as Error).message).toContain(error?.message ?? '?')
  expect((refusal as Error).message).not.toContain(error?.outcome ?? '?')
  return { report, error }
}

async function createDeskWithOther(): Promise<Workspace> {
  const workspace = createWorkspace()
  await workspace.import(workspace.write('other.ags', smallSite({ PROJ: [['PROJ_ID'], ['J0']], GEOL: [] })))
  return workspace
}

describe.each(WAYS)('a contradiction within one import, %s', (_way, threadFromBytes) => {
  test('in a repeated group of a file: the first row stays', async () => {
    const workspace = await createDeskWithOther()
    const file = workspace.write('site.ags', smallSite({ GEOL: clay, 'GEOL 2': gravel }))
    const { error } = await importContradiction(workspace, [file], { threadFromBytes })
    expect(error).toEqual({
      file,
      project: 'J1',
      rule: 'AGS4 Rule 10a',
      severity: 'error',
      line: 24,
      group: 'GEOL',
      heading: 'GEOL_DESC',
      message:
        `Row BH1, 1.00, 2.00 contradicts an earlier row of the same key: GEOL_DESC is "${CLAY}" at ` +
        `line 18 and "${GRAVEL}" here`,
      outcome: 'import keeps the earlier row and leaves this one out',
      advice: 'Keep the row that is right, or correct the key of one of the rows',
    })
    expect(strataOf(workspace)).toEqual([CLAY])
  })

  test('in one block: both rows are kept', async () => {
    const workspace = await createDeskWithOther()
    const file = workspace.write('site.ags', smallSite({ GEOL: [...clay, [...STRATUM, GRAVEL]] }))
    const { error } = await importContradiction(workspace, [file], { threadFromBytes })
    expect(error).toMatchObject({ line: 19, rule: 'contradicting-row', heading: 'GEOL_DESC' })
    expect(error?.message).toBe(
      `Row BH1, 1.00, 2.00 contradicts an earlier row of the same key: GEOL_DESC is "${CLAY}" at ` +
        `line 18 and "${GRAVEL}" here`,
    )
    expect(error?.outcome).toBe('import keeps both rows')
    expect(strataOf(workspace)).toEqual([CLAY, GRAVEL])
  })

  test('in one block: a row is compared with every earlier one of its key', async () => {
    const workspace = await createDeskWithOther()
    const rows = ['', CLAY, GRAVEL].map((words) => [...STRATUM, words])
    const file = workspace.write('site.ags', smallSite({ GEOL: [GEOL, ...rows] }))
    const { error } = await importContradiction(workspace, [file], { threadFromBytes })
    expect(error?.message).toContain(`"${CLAY}" at line 19 and "${GRAVEL}" here`)
    expect(error?.outcome).toBe('import keeps both rows')
    expect(strataOf(workspace)).toEqual(['', CLAY, GRAVEL])
  })

  test('between two files: the row of the first one stays', async () => {
    const workspace = await createDeskWithOther()
    const first = workspace.write('1.ags', smallSite({ GEOL: clay }))
    const second = workspace.write('2.ags', smallSite({ LOCA: [], GEOL: gravel }))
    const { error } = await importContradiction(workspace, [first, second], { threadFromBytes })
    expect(error).toMatchObject({ file: second, line: 11, group: 'GEOL', heading: 'GEOL_DESC' })
    expect(error?.message).toContain(`"${CLAY}" at line 18 of ${first} and "${GRAVEL}" here`)
    expect(strataOf(workspace)).toEqual([CLAY])
  })

  test('between two deliveries is none: the later row is a change', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('1.ags', smallSite({ GEOL: clay })), { threadFromBytes })
    const second = workspace.write('2.ags', smallSite({ GEOL: gravel }))
    const report = await workspace.import(second, { threadFromBytes, strict: true })
    expect(errorsOf(report)).toEqual([])
    expect(strataOf(workspace)).toEqual([GRAVEL])
    expect(report.projects[0]?.changes).toEqual([
      {
        group: 'GEOL',
        key: { LOCA_ID: 'BH1', GEOL_TOP: '1.00', GEOL_BASE: '2.00' },
        heading: 'GEOL_DESC',
        before: CLAY,
        after: GRAVEL,
      },
    ])
  })
})
