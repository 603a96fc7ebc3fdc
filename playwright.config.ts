import { defineConfig } from '@playwright/test'

/** WebGL2 without a GPU, no traffic of the browser's own, pictures that are the same from run to run. */
export const CHROMIUM_ARGS = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
]

export default defineConfig({
  testDir: 'e2e',
  globalSetup: import.meta.dirname + '/test/global-setup.ts',
  // Two journeys at a time, each file on services of its own.
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
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      chromiumSandbox: false,
      args: CHROMIUM_ARGS,
    },
  },
})
