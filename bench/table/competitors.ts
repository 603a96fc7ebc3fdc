import { execFileSync } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CompetitorSet } from '../competitors/install-competitors.ts'

/** What others would show the same rows with. */
export interface Competitor {
  readonly name: string
  readonly set: Extract<CompetitorSet, 'ag-grid' | 'glide'>
  /** Selects what is there as soon as the first row is. */
  readonly shown: string
  /**
   * Whether rows are elements, so that a blank frame can be recognised; otherwise that figure has no meaning.
   */
  readonly hasRows: boolean
  /** Files fetched by its page, by path, from the folder of the installation. */
  readonly files: (folder: string) => Readonly<Record<string, string>>
}

const PAGES = fileURLToPath(new URL('pages', import.meta.url))

const pageFiles = (set: string) => ({ '/': join(PAGES, `${set}.html`), '/rows.js': join(PAGES, 'rows.js') })

export const COMPETITORS: readonly Competitor[] = [
  {
    name: 'AG Grid Community',
    set: 'ag-grid',
    shown: '#table [role=gridcell]',
    hasRows: true,
    files: (folder) => ({
      ...pageFiles('ag-grid'),
      '/ag-grid.js': join(folder, 'node_modules/ag-grid-community/dist/ag-grid-community.min.js'),
    }),
  },
  {
    name: 'Glide Data Grid',
    set: 'glide',
    shown: '#table[data-drawn]',
    hasRows: false,
    files: (folder) => ({
      ...pageFiles('glide'),
      ...bundle(folder, 'glide'),
    }),
  },
]

/** Bundled where it was installed, since the project has another React. */
function bundle(folder: string, page: string): Readonly<Record<string, string>> {
  const [entry, out] = [join(folder, `${page}.js`), join(folder, `bundled-${page}`)]
  copyFileSync(join(PAGES, `${page}.js`), entry)
  execFileSync(join(folder, 'node_modules/.bin/esbuild'), [
    ...[entry, `--outfile=${out}.js`, '--bundle', '--minify', '--format=esm'],
    ...['--external:/rows.js', '--define:process.env.NODE_ENV="production"', '--log-level=error'],
  ])
  return { [`/${page}.js`]: `${out}.js`, [`/${page}.css`]: `${out}.css` }
}
