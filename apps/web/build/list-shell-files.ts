import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const VIRTUAL_MODULE = 'virtual:shell-files'
const PAGE_FILE = 'index.html'
/** What a browser requests by itself, and pages that are not kept. */
const EXCLUDED_FILES = /^(project\.html|check\.html|service-worker\.js|manifest\.webmanifest|icons\/)/

/** A file of the viewer for the service worker; `revision` is null if its name has a hash of its content. */
export interface ShellFile {
  readonly url: string
  readonly revision: string | null
}

/** Lists the built viewer for the service worker, which keeps all of it. The page has the address `/`. */
export function listShellFiles(): Plugin {
  let folder = ''
  return {
    name: 'list-shell-files',
    configResolved: ({ root, build }) => void (folder = join(root, build.outDir)),
    resolveId: (source) => (source === VIRTUAL_MODULE ? `\0${VIRTUAL_MODULE}` : undefined),
    load: (id) =>
      id === `\0${VIRTUAL_MODULE}` ? `export default ${JSON.stringify(shellFiles(folder))}` : undefined,
  }
}

function shellFiles(folder: string): ShellFile[] {
  if (!existsSync(join(folder, PAGE_FILE))) throw new Error(`list-shell-files: ${folder} has no ${PAGE_FILE}`)
  const names = globSync('**/*.*', { cwd: folder }).map((name) => name.replaceAll('\\', '/'))
  return names
    .filter((name) => !EXCLUDED_FILES.test(name))
    .sort()
    .map((name) =>
      name.startsWith('assets/')
        ? { url: `/${name}`, revision: null }
        : { url: name === PAGE_FILE ? '/' : `/${name}`, revision: digest(join(folder, name)) },
    )
}

const digest = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16)
