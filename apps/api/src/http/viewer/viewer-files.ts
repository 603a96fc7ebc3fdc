import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { createRepresentation, type Representation } from '../representation.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pbf': 'application/x-protobuf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.tsv': 'text/tab-separated-values; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Names below `assets` carry a hash of their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** The built viewer in memory; a new build is read again. */
export interface ViewerFiles {
  /** `path`: of the address, with its leading slash. */
  find(path: string): Representation | undefined
  /**
   * Hashes of the styles in the pages when `find` was last called, `sha256-` and base64, as in a
   * Content-Security-Policy. The same array until the next build.
   */
  styleHashes(): readonly string[]
}

export function createViewerFiles(folder: string): ViewerFiles {
  let builtAt: number | undefined
  let files = new Map<string, Representation>()
  let hashes: readonly string[] = []
  const refresh = () => {
    const built = statSync(join(folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs
    if (built === builtAt) return
    files = built === undefined ? new Map<string, Representation>() : readFolder(folder)
    hashes = built === undefined ? [] : hashStyles(folder)
    builtAt = built
  }
  return {
    find(path) {
      refresh()
      return files.get(path)
    },
    styleHashes: () => hashes,
  }
}

const hashStyles = (folder: string): string[] => {
  const pages = readdirSync(folder).filter((name) => extname(name) === '.html')
  const styles = pages.flatMap((name) => [
    ...readFileSync(join(folder, name), 'utf8').matchAll(/<style>([^<]*)<\/style>/g),
  ])
  return [...new Set(styles.map(([, style = '']) => style))].map(
    (style) => `sha256-${createHash('sha256').update(style).digest('base64')}`,
  )
}

/** Only files found here are served, so that no address can leave the folder. */
function readFolder(folder: string): Map<string, Representation> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return new Map(
    entries.map((entry) => {
      const file = join(entry.parentPath, entry.name)
      const path = file.slice(folder.length).replaceAll('\\', '/')
      return [path, represent(readFileSync(file), path)]
    }),
  )
}

function represent(body: Uint8Array, path: string): Representation {
  const headers = {
    'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
    'Cache-Control': path.startsWith('/assets/') ? IMMUTABLE : 'no-cache',
    Vary: 'Accept-Encoding',
  }
  return createRepresentation(body, headers, { effort: 'thorough' })
}
