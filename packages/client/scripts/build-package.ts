import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { flattenContract, redirectImports } from './flatten-types.ts'

const CLIENT = fileURLToPath(new URL('..', import.meta.url))
const LICENSE = fileURLToPath(new URL('../../../LICENSE', import.meta.url))

/** Node that the packed JavaScript runs in: the oldest with `fetch` and all else that it uses. */
const MIN_NODE = '>=20'

/**
 * Writes the package as it is published: JavaScript, its types without those of other packages, README and
 * LICENSE. `folder` is emptied first. Throws where the sources do not compile.
 */
export function buildPackage(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  emit(join(folder, 'lib'))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(createManifest(), null, 2)}\n`)
  copyFileSync(join(CLIENT, 'README.md'), join(folder, 'README.md'))
  copyFileSync(LICENSE, join(folder, 'LICENSE'))
}

function emit(folder: string): void {
  const { options, fileNames, errors } = readConfig()
  delete options.tsBuildInfoFile
  const program = ts.createProgram(fileNames, {
    ...options,
    outDir: folder,
    composite: false,
    incremental: false,
    emitDeclarationOnly: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
  })
  refuse([...errors, ...ts.getPreEmitDiagnostics(program)])
  const sources = fileNames.flatMap((name) => program.getSourceFile(name) ?? [])
  for (const source of sources)
    refuse(
      program.emit(source, undefined, undefined, false, { afterDeclarations: [redirectImports] }).diagnostics,
    )
  writeFileSync(join(folder, 'contract.d.ts'), flattenContract(program, sources))
}

function readConfig(): ts.ParsedCommandLine {
  const path = join(CLIENT, 'tsconfig.json')
  const { config } = ts.readConfigFile(path, (name) => ts.sys.readFile(name)) as { config: unknown }
  return ts.parseJsonConfigFileContent(config, ts.sys, CLIENT, undefined, path)
}

function refuse(diagnostics: readonly ts.Diagnostic[]): void {
  if (diagnostics.length === 0) return
  const host = {
    getCurrentDirectory: () => CLIENT,
    getCanonicalFileName: (name: string) => name,
    getNewLine: () => '\n',
  }
  throw new Error(`The client does not compile:\n${ts.formatDiagnostics(diagnostics, host)}`)
}

/** The package's own package.json, with the entries that count once it is published. */
function createManifest() {
  const source = JSON.parse(readFileSync(join(CLIENT, 'package.json'), 'utf8')) as Record<string, unknown>
  const { name, version, description, license } = source
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    engines: { node: MIN_NODE },
    sideEffects: false,
    exports: { '.': { types: './lib/index.d.ts', default: './lib/index.js' } },
    files: ['lib'],
  }
}
