import type { LaunchOptions } from '@playwright/test'
import { CHROMIUM_ARGS } from '../../playwright.config.ts'

/** As the journeys start it, with the whole page drawn by WebGL as with a GPU. */
export const CHROMIUM: LaunchOptions = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  chromiumSandbox: false,
  args: [...CHROMIUM_ARGS],
}
