import { hasRealFiles, NO_REAL_FILES } from './real-files.ts'

/** Variables that change what Groundsheet, Node, npm or curl does or prints. */
const PERSONAL_SETTINGS = [
  /^(GROUNDSHEET_.+|HOST|PORT)$/,
  /^NODE_/,
  /^npm_/i,
  /^(DEBUG|FORCE_COLOR|NO_COLOR)$/,
  /^(https?|all|no)_proxy$/i,
]

/** Runs once before Vitest and before Playwright, whose workers inherit this environment. */
export default function prepare(): void {
  for (const name of Object.keys(process.env))
    if (PERSONAL_SETTINGS.some((pattern) => pattern.test(name))) Reflect.deleteProperty(process.env, name)
  if (!hasRealFiles) process.stdout.write(`Tests that read real AGS files are skipped: ${NO_REAL_FILES}.\n`)
}
