import { hasRealFiles, NO_REAL_FILES } from './real-files.ts'

/** Variables that change what Groundsheet, Node, npm, PostgreSQL or curl does or prints. */
const PERSONAL_SETTINGS = [
  /^(GROUNDSHEET_.+|HOST|PORT)$/,
  /^NODE_/,
  /^npm_/i,
  /^PG[A-Z]+$/,
  /^(DEBUG|FORCE_COLOR|NO_COLOR)$/,
  /^(https?|all|no)_proxy$/i,
]

/** What a user has set does not decide what tests find. */
export function removePersonalSettings(): void {
  for (const name of Object.keys(process.env))
    if (PERSONAL_SETTINGS.some((pattern) => pattern.test(name))) Reflect.deleteProperty(process.env, name)
}

/** Runs once before Vitest and before Playwright, whose workers inherit this environment. */
export default function prepare(): void {
  removePersonalSettings()
  if (!hasRealFiles) process.stdout.write(`Tests that read real AGS files are skipped: ${NO_REAL_FILES}.\n`)
}
