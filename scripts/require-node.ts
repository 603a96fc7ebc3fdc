const MIN_NODE_MAJOR = 24

/** What is wrong with running tests under this version of Node, in one line; null: nothing. */
export function nodeProblem(version: string): string | null {
  if (Number(/^v?(\d+)\./.exec(version)?.[1]) >= MIN_NODE_MAJOR) return null
  return (
    `Tests need Node ${MIN_NODE_MAJOR}, this is ${version}. npx runs them with the project's own Node: ` +
    'npx vitest run path/to/file.test.ts, or npx playwright test e2e/file.spec.ts.'
  )
}

/**
 * Ends the process with one line if this Node is too old: tests that use newer functions would fail there.
 */
export function requireNode(): void {
  const problem = nodeProblem(process.version)
  if (problem === null) return
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}
