import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const script = join(import.meta.dirname, '..', 'scripts', 'failed-tests.mjs')

const PRINT = `
const { failedJourneys, repeatedLines } = await import(process.argv[1])
const failed = failedJourneys(JSON.parse(process.argv[2])).map((one) => ({ ...one, check: 'e2e' }))
console.log(JSON.stringify([failed.length, ...repeatedLines(failed)]))`

const READ = `
const { printedFailedTests } = await import(process.argv[1])
console.log(JSON.stringify(printedFailedTests(JSON.parse(process.argv[2]))))`

/** A spec of a report of Playwright, with the outcome of each of its runs. */
const spec = (title: string, status: string, ...runs: string[]) => ({
  file: 'a.spec.ts',
  line: 3,
  title,
  tests: [{ status, results: runs.map((run) => ({ errors: run === 'failed' ? [{ message: 'x' }] : [] })) }],
})

function linesOf(...specs: readonly object[]): unknown {
  return outputOf(PRINT, { suites: [{ suites: [{ specs }] }], errors: [] })
}

function outputOf(program: string, input: unknown): unknown {
  const words = ['--input-type=module', '--eval', program, script, JSON.stringify(input)]
  const { stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  expect(stderr).toBe('')
  return JSON.parse(stdout)
}

test('a journey that passed only when run again is named with its check and run, and counted', () => {
  const passed = spec('steady', 'expected', 'passed')
  const failed = spec('broken', 'unexpected', 'failed', 'failed')
  const repeated = spec('shaky', 'flaky', 'failed', 'passed')
  expect(linesOf(passed, failed, repeated)).toEqual([
    2,
    '1 of those that passed did so only when run again:',
    '    e2e/a.spec.ts:3 › shaky (e2e, run 2)',
  ])
})

test('without such a journey there is no line about it', () => {
  expect(linesOf(spec('steady', 'expected', 'passed'))).toEqual([0])
})

test('failed tests are read from printed output with messages, and repeated ones with their run', () => {
  const lines = [
    '── unit',
    'Failed: apps/api/test/a.test.ts › holes are listed',
    '    AssertionError: expected 2 to be 3',
    '      at a.test.ts:4',
    '',
    'Failed, then passed: e2e/a.spec.ts:3 › shaky',
    '    timed out',
    '',
    '1 of those that passed did so only when run again:',
    '    e2e/a.spec.ts:3 › shaky (e2e, run 2)',
    '7 passed, 1 failed',
  ]
  expect(outputOf(READ, lines)).toEqual([
    {
      name: 'apps/api/test/a.test.ts › holes are listed',
      message: 'AssertionError: expected 2 to be 3\n  at a.test.ts:4',
      passedInRun: null,
    },
    { name: 'e2e/a.spec.ts:3 › shaky', message: 'timed out', passedInRun: 2 },
  ])
})
