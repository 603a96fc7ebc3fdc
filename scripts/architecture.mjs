/**
 * Draws the pictures of docs/architecture.md from the imports of the sources. With `--check` it writes
 * nothing. Ends with 1 where a picture is out of date, or a module has no line in the document. Also where a
 * file belongs to no module, or imports lead from a module back to it.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import rules from '../.dependency-cruiser.mjs'
import { root } from './setup.mjs'

const DOCUMENT = join(root, 'docs', 'architecture.md')

/**
 * Modules are the folders below these; files beside the folders belong to the module of the first pattern
 * they match.
 */
const PICTURES = {
  packages: { folders: /^packages\/([^/]+)\/src\//, files: {}, isOfPicture: /^packages\// },
  api: {
    isOfPicture: /^apps\/api\//,
    folders: /^apps\/api\/src\/([^/]+)\//,
    files: {
      service: /^apps\/api\/src\/(app|listening|server)\.ts$/,
      'open-store': /^apps\/api\/src\/(database-file|open-store)\.ts$/,
    },
  },
  web: {
    isOfPicture: /^apps\/web\//,
    folders: /^apps\/web\/src\/([^/]+)\//,
    files: { main: /^apps\/web\/src\/[^/]+$/ },
  },
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
  for (const [module, others] of imports)
    for (const other of others)
      if (reaches(imports, other, module))
        fail(`${name}: ${module} imports ${other}, which leads back to it.`)
  const text = drawMermaid(withoutDetours(imports))
  const marks = new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- /${name} -->)`)
  if (!marks.test(after)) throw new Error(`docs/architecture.md has no <!-- ${name} --> for a picture.`)
  after = after.replace(marks, `$1\n\`\`\`mermaid\n${text}\`\`\`\n\n$2`)
  for (const module of imports.keys())
    if (!before.includes(`| \`${module}\` |`)) missing.push(`${name}: ${module}`)
}

for (const entry of readdirSync(join(root, 'apps', 'api', 'src', 'http'), { withFileTypes: true }))
  if (entry.isDirectory() && !before.includes(`| \`http/${entry.name}\` |`))
    missing.push(`http/${entry.name}`)

if (!process.argv.includes('--check')) writeFileSync(DOCUMENT, after)
else if (after !== before) fail('the pictures are out of date. Run node scripts/architecture.mjs.')
if (missing.length > 0) fail(`no line says what these modules hold: ${missing.join(', ')}.`)

function fail(problem) {
  console.error(`docs/architecture.md: ${problem}`)
  process.exitCode = 1
}

/** The modules that each module imports from. */
function importsOf(modules, { folders, files, isOfPicture }) {
  const moduleOf = (path) =>
    folders.exec(path)?.[1] ?? Object.entries(files).find(([, pattern]) => pattern.test(path))?.[0] ?? null
  const imports = new Map()
  for (const { source, dependencies } of modules) {
    const module = moduleOf(source)
    if (module === null) {
      if (isOfPicture.test(source)) fail(`${source} belongs to no module of the pictures.`)
      continue
    }
    const known = imports.get(module) ?? new Set()
    imports.set(module, known)
    for (const { resolved } of dependencies) {
      const other = moduleOf(resolved)
      if (other !== null && other !== module) known.add(other)
    }
  }
  return new Map([...imports].sort(([a], [b]) => a.localeCompare(b, 'en')))
}

/** Whether imports lead from one module to another. */
function reaches(imports, from, to, passed = new Set()) {
  for (const next of imports.get(from) ?? []) {
    if (next === to) return true
    if (passed.has(next)) continue
    passed.add(next)
    if (reaches(imports, next, to, passed)) return true
  }
  return false
}

/** Leaves out an import that another one leads to as well. */
function withoutDetours(imports) {
  const isDetour = (module, other) =>
    [...(imports.get(module) ?? [])].some((via) => via !== other && reaches(imports, via, other))
  return new Map(
    [...imports].map(([module, others]) => [
      module,
      [...others].filter((other) => !isDetour(module, other)).sort(),
    ]),
  )
}

/** Importing modules are drawn above imported ones. */
function drawMermaid(imports) {
  const id = (module) => module.replaceAll(/\W/g, '_')
  const modules = [...imports.keys()].map((module) => `  ${id(module)}["${module}"]\n`)
  const arrows = [...imports].flatMap(([module, others]) =>
    others.map((other) => `  ${id(module)} --> ${id(other)}\n`),
  )
  return ['flowchart TB\n', ...modules, ...arrows].join('')
}
