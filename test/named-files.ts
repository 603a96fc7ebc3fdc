import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../', import.meta.url))

/** A path with a folder that ends in a kind of file, or names the folder of tests. */
const PATH = /^[\w*{},.-]+(?:\/[\w*{},.-]+)+$/
const FILE = /\.(?:[cm]?[jt]sx?|json|md|tsv|svg|yml)$|\/test$/

/** Where paths in documents begin: in the root, or in a folder that the text around them is about. */
const FOLDERS = ['.', 'apps/api/test', 'apps/api/src', 'apps/web/src']

/** Paths in backticks, without those in blocks of code. */
export const namedPaths = (text: string): string[] =>
  [...text.replaceAll(/```[^]*?```/g, '').matchAll(/`([^`\n]+)`/g)].flatMap(([, name = '']) =>
    PATH.test(name) && FILE.test(name) ? [name] : [],
  )

/** Files that a path or pattern names, from the root. */
export const filesNamed = (path: string): string[] =>
  FOLDERS.flatMap((folder) =>
    globSync(path, { cwd: join(root, folder) }).map((found) => join(folder, found).replaceAll('\\', '/')),
  )

export const readDocument = (path: string): string => readFileSync(join(root, path), 'utf8')
