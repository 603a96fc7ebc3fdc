import type { BrowserContextOptions, LaunchOptions } from '@playwright/test'
import { CHROMIUM_ARGS, CHROMIUM_ARGS_WITHOUT_WEBGL, MAP_ARGS } from '../../playwright.config.ts'
import type { BenchSize } from '../part.ts'

/** In a full run the whole page is drawn by WebGL as with a GPU; without one that takes a third more time. */
const ARGS = { full: CHROMIUM_ARGS, quick: MAP_ARGS } as const

/** Without a GPU, drawing takes time for every pixel. Below 900 px the viewer is laid out for a phone. */
const VIEWPORTS = { full: { width: 1280, height: 800 }, quick: { width: 900, height: 300 } } as const

/** Waits until a page is idle, so that what it still does is not measured. */
export const IDLE_MS = { full: 1000, quick: 50 } as const

export const chromiumFor = (benchSize: BenchSize): LaunchOptions => launchOptions(ARGS[benchSize])

/** For pages that are measured without their map: in a quick run none is drawn. */
export const chromiumBesideMap = (benchSize: BenchSize): LaunchOptions =>
  launchOptions(benchSize === 'full' ? ARGS.full : CHROMIUM_ARGS_WITHOUT_WEBGL)

const launchOptions = (args: readonly string[]): LaunchOptions => ({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  chromiumSandbox: false,
  args: [...args],
})

/** Of every page that is measured. */
export const pageOptions = (benchSize: BenchSize): BrowserContextOptions => ({
  viewport: VIEWPORTS[benchSize],
})
