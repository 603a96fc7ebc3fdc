import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// Prints what CHANGELOG.md says of a version: node scripts/release-notes.mjs 0.2.0

/** GitHub refuses longer texts, in characters. */
const MAX_CHARACTERS = 125_000

/** The section of a version, without its heading. */
export function releaseNotes(changelog, version) {
  const section = changelog.split(/^## /m).find((one) => one.split(/\s/, 1)[0] === version)
  if (section === undefined) throw new Error(`CHANGELOG.md has no section "## ${version}"`)
  // Forges break lines of a release where its text does.
  const notes = section
    .slice(section.indexOf('\n'))
    .trim()
    .replaceAll(/(?<!\n)\n(?: {2,}|(?=\w))(?=\S)/g, ' ')
  if (notes.length <= MAX_CHARACTERS) return notes
  const end = notes.lastIndexOf('\n- ', MAX_CHARACTERS - 200)
  return `${notes.slice(0, end)}\n\nThe rest is in CHANGELOG.md.`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const changelog = readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8')
  process.stdout.write(`${releaseNotes(changelog, process.argv[2] ?? '')}\n`)
}
