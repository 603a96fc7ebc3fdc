import type { Client } from '@groundsheet/client'
import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as base } from './test.ts'
import { startService, type Service } from './service.ts'

const COMPANY = 'Northmoor Ground Engineering'

export const importFile = (service: Service, path: string) =>
  service.run('import', path, '--company', COMPANY, '--database', service.database, '--json')

/**
 * Journeys on a service of their own, into which what was exported is imported again. Downloads are saved
 * without a question.
 */
export const test = base.extend<object, { service: Service }>({
  service: [
    async ({}, use) => {
      const service = await startService()
      await use(service)
      await service.stop()
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Window.prototype, 'showSaveFilePicker')
      Reflect.deleteProperty(window, 'showSaveFilePicker')
    })
    await use(page)
  },
})

export const dialog = (page: Page) => page.getByRole('dialog', { name: /^Export/ })

export const openDialog = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Holes and layers' })
    .getByRole('button', { name: 'Export' })
    .click()

export const chooseFormat = (page: Page, name: string) =>
  dialog(page)
    .getByRole('radio', { name: new RegExp(`^${name}`) })
    .check()

/** The button of the dialog. */
export const start = (page: Page) => dialog(page).getByRole('button', { name: 'Export', exact: true })

/** Presses Export in the dialog and waits for the file. */
export async function save(
  page: Page,
  service: Service,
): Promise<{ path: string; name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), start(page).click()])
  const name = download.suggestedFilename()
  const path = join(service.folder, name)
  await download.saveAs(path)
  await expect(dialog(page).getByText(`${name} saved`)).toBeVisible()
  return { path, name, bytes: readFileSync(path) }
}

/** Id of the project of this reference. */
export async function projectCalled(client: Client, reference: string): Promise<string> {
  const projects = await Array.fromAsync(client.projects({ q: reference }))
  return projects.find(({ projectId }) => projectId === reference)?.id ?? ''
}
