/**
 * Draws the pictures of docs/architecture.md from the imports of the sources. With `--check` it writes nothing, and ends
 * with 1 where a picture is out of date or a room has no line in the document.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import rules from '../.dependency-cruiser.mjs'
import { root } from './setup.mjs'

const DOCUMENT = join(root, 'docs', 'architecture.md')

/** Rooms are the folders below these; files beside the folders belong to the room of the first pattern they match. */
const PICTURES = {
  packages: { folders: /^packages\/([^/]+)\/src\//, files: {} },
  api: {
    folders: /^apps\/api\/src\/([^/]+)\//,
    files: { service: /^apps\/api\/src\/(app|server)\.ts$/ },
  },
  web: { folders: /^apps\/web\/src\/([^/]+)\//, files: { main: /^apps\/web\/src\/[^/]+$/ } },
}

const { output } = await cruise(['packages', 'apps'], {
  ...rules.options,
  includeOnly: '^(packages/[^/]+/src|apps/(api|web)/src)/',
  tsConfig: { fileName: join(root, 'tsconfig.json') },
  baseDir: root,
})

const before = readFileSync(DOCUMENT, 'utf8')
let after = before
const missing = []
for (const [name, picture] of Object.entries(PICTURES)) {
  const imports = importsOf(output.modules, picture)
  const text = drawMermaid(withoutDetours(imports))
  const marks = new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- /${name} -->)`)
  if (!marks.test(after)) throw new Error(`docs/architecture.md has no <!-- ${name} --> for a picture.`)
  after = after.replace(marks, `$1\n\`\`\`mermaid\n${text}\`\`\`\n\n$2`)
  for (const room of imports.keys()) if (!before.includes(`| \`${room}\` |`)) missing.push(`${name}: ${room}`)
}

if (!process.argv.includes('--check')) writeFileSync(DOCUMENT, after)
else if (after !== before) fail('the pictures are out of date. Run node scripts/architecture.mjs.')
if (missing.length > 0) fail(`no line says what these rooms hold: ${missing.join(', ')}.`)

function fail(problem) {
  console.error(`docs/architecture.md: ${problem}`)
  process.exitCode = 1
}

/** The rooms that each room imports from. */
function importsOf(modules, { folders, files }) {
  const roomOf = (path) =>
    folders.exec(path)?.[1] ?? Object.entries(files).find(([, pattern]) => pattern.test(path))?.[0] ?? null
  const imports = new Map()
  for (const { source, dependencies } of modules) {
    const room = roomOf(source)
    if (room === null) continue
    const known = imports.get(room) ?? new Set()
    imports.set(room, known)
    for (const { resolved } of dependencies) {
      const other = roomOf(resolved)
      if (other !== null && other !== room) known.add(other)
    }
  }
  return new Map([...imports].sort(([a], [b]) => a.localeCompare(b, 'en')))
}

/** Leaves out an import that another one leads to as well. */
function withoutDetours(imports) {
  const reaches = (from, to, passed = new Set()) => {
    for (const next of imports.get(from) ?? []) {
      if (next === to) return true
      if (passed.has(next)) continue
      passed.add(next)
      if (reaches(next, to, passed)) return true
    }
    return false
  }
  const isDetour = (room, other) =>
    [...(imports.get(room) ?? [])].some((via) => via !== other && reaches(via, other, new Set([room])))
  return new Map(
    [...imports].map(([room, others]) => [
      room,
      [...others].filter((other) => !isDetour(room, other)).sort(),
    ]),
  )
}

/** Importing rooms are drawn above imported ones. */
function drawMermaid(imports) {
  const id = (room) => room.replaceAll(/\W/g, '_')
  const rooms = [...imports.keys()].map((room) => `  ${id(room)}["${room}"]\n`)
  const arrows = [...imports].flatMap(([room, others]) =>
    others.map((other) => `  ${id(room)} --> ${id(other)}\n`),
  )
  return ['flowchart TB\n', ...rooms, ...arrows].join('')
}
