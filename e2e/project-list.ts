import type { Page } from '@playwright/test'
import { importManyProjects } from './many-projects.ts'
import { test as base } from './test.ts'

/** `many`: a key with access to hundreds of projects. */
export const test = base.extend<object, { many: string }>({
  many: [({ service }, use) => use(importManyProjects(service)), { scope: 'worker', timeout: 120_000 }],
})

export const rows = (page: Page) => page.getByRole('table').getByRole('row')
export const firstRow = (page: Page) => rows(page).nth(1)
