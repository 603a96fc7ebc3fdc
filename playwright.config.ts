import { defineConfig } from '@playwright/test'
import { requireNode } from './scripts/require-node.ts'

requireNode()

/**
 * Features that are off: the first two load two more pages per window, the others are those that Playwright
 * disables.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** No traffic of the browser's own, pictures that are the same from run to run. */
const COMMON_ARGS = [
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
]

/**
 * No journey reaches another machine. A route of Playwright would do the same, but switches the HTTP cache
 * off.
 */
const CLOSED_NETWORK = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'

/** WebGL2 without a GPU. */
export const CHROMIUM_ARGS = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  ...COMMON_ARGS,
]

/**
 * WebGL for the map alone, a third less processor time: without a GPU the page around it is drawn faster by
 * other means.
 */
export const MAP_ARGS = [
  ...CHROMIUM_ARGS,
  CLOSED_NETWORK,
  '--disable-gpu-compositing',
  '--disable-gpu-rasterization',
  '--disable-accelerated-2d-canvas',
]

/** Without WebGL: drawing a map takes about half of the processor time of a page. */
export const CHROMIUM_ARGS_WITHOUT_WEBGL = [
  '--disable-3d-apis',
  '--disable-gpu',
  CLOSED_NETWORK,
  ...COMMON_ARGS,
]

/** Files of journeys about maps. In other files such a journey has the tag `@map`. */
const MAP_FILES = [
  'basemap',
  'cache',
  'holes-far-from-site',
  'first-picture',
  'icons',
  'many-holes',
  'map-areas',
  'map-fit',
  'map-gestures',
  'map-layers',
  'map-markers',
  'measure',
  'overlays',
  'overlays-not-loaded',
  'plan-labels',
  'project-map',
  'same-picture',
  'select-on-map',
  'slow-network',
  'towns',
  'unknown-grid',
]
const DRAWS_MAP = new RegExp(`@map\\b|\\b(${MAP_FILES.join('|')})\\.spec\\.ts`)

const launchOptions = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  chromiumSandbox: false,
}

export default defineConfig({
  testDir: 'e2e',
  globalSetup: import.meta.dirname + '/e2e/global-setup.ts',
  // Two workers, each with a service of its own.
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // A loaded machine can break off a request or a drawing; `npm test` lists what passes only when run again.
  retries: 1,
  reporter: 'line',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    trace: 'off',
    // It would answer requests before their routes of Playwright see them; e2e/offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: { ...launchOptions, args: MAP_ARGS },
  },
  projects: [
    { name: 'maps', grep: DRAWS_MAP },
    {
      name: 'pages',
      grepInvert: DRAWS_MAP,
      use: { launchOptions: { ...launchOptions, args: CHROMIUM_ARGS_WITHOUT_WEBGL } },
    },
  ],
})
