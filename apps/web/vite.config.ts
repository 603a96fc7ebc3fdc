import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { deferStyleSheets } from './build/defer-style-sheets.ts'
import { exchangeCode } from './build/exchange-code.ts'
import { nameProjectFiles } from './build/name-project-files.ts'
import { positionData } from './build/position-data.ts'
import { listShellFiles } from './build/list-shell-files.ts'
import { serveCheckPage } from './build/serve-check-page.ts'

/** While developing, pages come from Vite and data from a running `groundsheet serve`. */
const api = process.env.GROUNDSHEET_API ?? 'http://127.0.0.1:8080'

/** Stated in reports that the check page writes. */
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as {
  version: string
}

/**
 * The page that checks files is a program of its own, built after the viewer: shared chunks would be many
 * small ones.
 */
const CHECK = 'check'

/** Built after the viewer, whose files it lists, and before the check page, whose files it leaves out. */
const SERVICE_WORKER = 'service-worker'

/** What each later build begins with. */
const INPUTS: Readonly<Record<string, string>> = {
  [CHECK]: 'check.html',
  [SERVICE_WORKER]: 'src/service-worker.ts',
}

/** A browser looks for new versions of a service worker under the address of the first. */
const SERVICE_WORKER_OUTPUT = { format: 'iife' as const, entryFileNames: 'service-worker.js' }

/** What every page needs at once, so that no other chunk takes it in. */
const SHELL = { name: 'shell', tags: ['$initial' as const], priority: 1 }

/**
 * Small modules that the screens of one and of all projects share with what they load later. As chunks of
 * their own they would be twenty, and larger in sum.
 */
const HOLE_PARTS = {
  name: 'hole-parts',
  test: new RegExp(
    [
      'app/state/(use-ags-headings|use-overlays|print-link|open-project-context|use-closing|section-path)',
      'app/(state/use-map-lines|views/use-layer-switches)',
      'url-state/(layer-switches|depth-window)',
      'text/list-words',
      'data/holes/(hole|hole-types|hole-label|level-datum|marker-artwork|common-prefix)',
      'data/service/(stoppable-list|kept-projects|config)',
      'ui/strings/(key|embedding)-strings',
      'ui/(use-size|on-paper-context|trusted-types|pattern-scope|hole-type-name|marker-image|pointed-hole|' +
        'scroll-edges|table-label|tabs|resize-handle|tint-svg|place-popover|copy-link|media-query)',
    ]
      .map((path) => `/src/${path}\\.tsx?$`)
      .join('|'),
  ),
}

/** A report of how long plugins take looks like a fault at the first `npm start`. */
const NO_TIMINGS = { bundlerTimings: false }

const outputOf = (mode: string) => {
  if (mode === SERVICE_WORKER) return SERVICE_WORKER_OUTPUT
  return mode === CHECK ? {} : { codeSplitting: { groups: [SHELL, HOLE_PARTS] } }
}

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    deferStyleSheets(),
    nameProjectFiles(),
    serveCheckPage(),
    positionData(),
    listShellFiles(),
    exchangeCode(),
  ],
  define: { GROUNDSHEET_VERSION: JSON.stringify(version) },
  worker: { format: 'es', plugins: () => [positionData()], rolldownOptions: { checks: NO_TIMINGS } },
  build: {
    outDir: 'dist',
    emptyOutDir: INPUTS[mode] === undefined,
    target: 'es2023',
    // The Content-Security-Policy lets fonts, images and workers come from files of this server only.
    assetsInlineLimit: 0,
    // The map's library is a chunk of its own that no first paint waits for; its size, in kB, is not news at
    // every build.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      checks: NO_TIMINGS,
      input: join(import.meta.dirname, INPUTS[mode] ?? 'index.html'),
      output: outputOf(mode),
      // Packages do nothing by being imported. The schemas of the contract, which only the server runs, stay
      // out of the page.
      treeshake: {
        manualPureFunctions: ['z'],
        moduleSideEffects: (id) => !/node_modules\/(zod|robust-predicates)\/|packages\//.test(id),
      },
    },
  },
  server: { proxy: { '/v1': api, '/config.json': api, '/maps': api } },
}))
