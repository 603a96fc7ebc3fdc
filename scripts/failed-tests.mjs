import { relative } from 'node:path'

/**
 * @typedef {{ name: string, message: string, passedInRun: number | null }} FailedTest `message`: first lines
 * of the error. `passedInRun`: 2 for the first repetition; null where no run passed.
 */

const MAX_MESSAGE_LINES = 8
const ESCAPE_SEQUENCE = /\u001b\[[0-9;]*m/g

/** Failed tests of a report of Vitest's JSON reporter. @returns {FailedTest[]} */
export function failedUnitTests({ testResults }, root) {
  return testResults.flatMap(({ name: file, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const path = relative(root, file)
    // A file that could not be loaded has an error itself, and no tests.
    if (failed.length === 0 && message) return [failedTest(path, message)]
    return failed.map(({ fullName, failureMessages }) =>
      failedTest(`${path} › ${fullName}`, failureMessages.join('\n')),
    )
  })
}

/**
 * Failed tests of a report of Playwright's JSON reporter, and those that passed when run again. @returns
 * {FailedTest[]}
 */
export function failedJourneys({ suites, errors }) {
  return [
    ...errors.map(({ message }) => failedTest('e2e', message ?? '')),
    ...suites
      .flatMap(specsOf)
      .flatMap(({ file, line, title, tests }) =>
        tests
          .filter(({ status }) => status === 'unexpected' || status === 'flaky')
          .map(({ status, results }) =>
            failedTest(
              `e2e/${file}:${line} › ${title}`,
              results.flatMap(({ errors }) => errors)[0]?.message ?? '',
              status === 'flaky' ? results.length : null,
            ),
          ),
      ),
  ]
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

const PRINTED_TEST = /^Failed(?:, then passed)?: (.+)$/
const REPEATED_LINE = /^ {4}(.+) \(\S+, run (\d+)\)$/

/** Failed tests that `npm test` has listed in these lines of its output. @returns {FailedTest[]} */
export function printedFailedTests(lines) {
  const tests = []
  lines.forEach((line, index) => {
    const [, name] = PRINTED_TEST.exec(line) ?? []
    const [, repeatedName, passedInRun] = REPEATED_LINE.exec(line) ?? []
    const repeated = tests.find((test) => test.name === repeatedName)
    if (repeated) repeated.passedInRun = Number(passedInRun)
    if (name === undefined) return
    const following = lines.slice(index + 1)
    const end = following.findIndex((next) => !next.startsWith('    '))
    const message = following.slice(0, end === -1 ? undefined : end).map((next) => next.slice(4))
    tests.push(failedTest(name, message.join('\n')))
  })
  return tests
}

/** What was passed only when run again, with its check and run; empty where there is none. */
export function repeatedLines(failedTests) {
  const repeated = failedTests.filter(({ passedInRun }) => passedInRun !== null)
  if (repeated.length === 0) return []
  return [
    `${repeated.length} of those that passed did so only when run again:`,
    ...repeated.map(({ name, check, passedInRun }) => `    ${name} (${check}, run ${passedInRun})`),
  ]
}

function failedTest(name, message, passedInRun = null) {
  const lines = message.replaceAll(ESCAPE_SEQUENCE, '').trimEnd().split('\n')
  return { name, message: lines.slice(0, MAX_MESSAGE_LINES).join('\n'), passedInRun }
}
