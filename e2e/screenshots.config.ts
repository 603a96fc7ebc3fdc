import { defineConfig } from '@playwright/test'
import config from '../playwright.config.ts'

/** Pictures for the documentation. They are taken on request and are not part of the tests. */
export default defineConfig({
  ...config,
  testDir: '.',
  testMatch: 'screenshots.ts',
  projects: [{ name: 'screenshots' }],
})
