import { expect, test } from 'vitest'
import { nodeProblem } from '../../../scripts/require-node.ts'

test.each(['v20.20.2', 'v22.18.0', 'v8.0.0'])(
  'tests are not run with Node %s; one line says how to run them',
  (version) => {
    const problem = nodeProblem(version)
    expect(problem).toContain(`this is ${version}`)
    expect(problem).toContain('npx vitest run')
    expect(problem).not.toContain('\n')
  },
)

test.each([process.version, 'v24.0.0', 'v26.1.0'])('tests are run with Node %s', (version) => {
  expect(nodeProblem(version)).toBeNull()
})
