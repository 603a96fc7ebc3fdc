import { describe, expect, test } from 'vitest'
import { smallSite } from '../import/ags-text.ts'
import { createWorkspace } from '../import/workspace.ts'
import { check, clean, type Report } from './check-file.ts'

describe('groundsheet check: rules', () => {
  test.each([
    ['AGS4 Rule 10a', { LOCA: [['LOCA_ID'], ['BH1'], ['BH1']] }, /^Remove one of the rows/],
    ['left-out', { LOCA: [['LOCA_ID'], ['BH1', 'more']] }, /^Remove the surplus values/],
    [
      'duplicate-heading',
      {
        LOCA: [
          ['LOCA_ID', 'LOCA_GL', 'LOCA_GL'],
          ['BH1', '1', '1'],
        ],
      },
      /^Remove one of/,
    ],
    ['several-projects', { PROJ: [['PROJ_ID'], ['1'], ['2']] }, /^Give each project a file of its own/],
    ['project-without-id', { PROJ: [['PROJ_NAME'], ['A']] }, /^State the number of the project in PROJ_ID$/],
    ['project-without-id', { PROJ: [['PROJ_ID'], ['N/A']] }, /^State the number of the project in PROJ_ID$/],
  ])('states what to do about %s', async (rule, groups, advice) => {
    const file = createWorkspace().write('site.ags', smallSite(groups))
    const levels = rule === 'left-out' ? [] : ['--level', 'import']
    const { files } = JSON.parse((await check(file, ...levels, '--json')).out) as Report
    const found = files[0]?.findings.filter((one) => one.level === 'import' && one.rule === rule)
    expect(found).not.toEqual([])
    for (const one of found ?? [])
      expect(one).toMatchObject({ advice: expect.stringMatching(advice) as string })
  })

  test('checks the data rules of the British Geological Survey, with coasts of Great Britain', async () => {
    const inTheSea = clean().replaceAll('"450000.00","300000.00"', '"650000.00","500000.00"')
    const file = createWorkspace().write('site.ags', inTheSea)
    const { out, code } = await check(file, '--level', 'bgs')
    expect(out).toContain('BGS data rules: 1 warning\n')
    expect(out).toContain(
      'BGS data rules, Within Great Britain: 1 finding (LOCA 1)\n  warning: line 17, LOCA_NATE: ',
    )
    expect(code).toBe(0)
  })

  test('checks files of AGS 3 by the rules of AGS 3', async () => {
    const hole = ['"**HOLE"', '"*HOLE_ID"', '"<UNITS>"', `"${'x'.repeat(239)}"`].join('\r\n')
    const file = createWorkspace().write('old.ags', hole)
    const { out, code } = await check(file, '--level', 'ags')
    expect(out).toContain('AGS 3, ascii')
    expect(out).toContain(
      'AGS rules, Rule 12 (line length): 1 finding (HOLE 1)\n  error: line 4, HOLE: ' +
        'The line is longer than 240',
    )
    expect(code).toBe(1)
  })

  test.each([
    [';', ';', ['4', '5', '19a', '13', '14', '15', '17', 'unreadable']],
    ['\t', 'tabs', ['4', '5', '19a', '13', '14', '15', '17', 'unreadable']],
  ])(
    'checks the lines of a text with %j between its fields, which is no AGS file',
    async (mark, name, rules) => {
      const site = createWorkspace().write('site.ags', smallSite().replaceAll('","', `"${mark}"`))
      const { out, code } = await check(site, '--json')
      expect(code).toBe(2)
      const errors = (JSON.parse(out) as Report).files[0]?.findings.filter(
        ({ severity }) => severity === 'error',
      )
      expect(errors?.map(({ rule }) => rule)).toEqual(rules)
      expect(errors?.find(({ rule }) => rule === '5')).toMatchObject({
        message: `Fields are separated by ${name} in place of ,`,
        lines: expect.arrayContaining([[1, 5]]) as unknown,
      })
    },
  )
})
