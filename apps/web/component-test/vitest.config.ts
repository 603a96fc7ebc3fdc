import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { requireNode } from '../../../scripts/require-node.ts'

requireNode()

/** Components rendered alone in Chromium, without a service, a map or the rest of the page. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  plugins: [react()],
  // If they are found one by one while tests run, the page is loaded again, with React twice.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      '@tanstack/react-query',
      '@tanstack/react-virtual',
      'zod',
    ],
  },
  test: {
    include: ['component-test/**/*.test.tsx'],
    testTimeout: 20_000,
    expect: { poll: { timeout: 20_000 } },
    fileParallelism: false,
    setupFiles: join(import.meta.dirname, 'styles.ts'),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1024, height: 768 },
      provider: playwright({
        launchOptions: {
          executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
          chromiumSandbox: false,
          args: ['--disable-3d-apis', '--disable-gpu', '--disable-background-networking'],
        },
        contextOptions: { locale: 'en-GB', permissions: ['clipboard-read', 'clipboard-write'] },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
