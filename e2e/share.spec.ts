import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Share|Link for )/ })

async function openShare(page: Page) {
  await page.getByRole('button', { name: /^Northmoor Ground Engineering/ }).click()
  await page.getByRole('button', { name: 'Share…' }).click()
  await expect(dialog(page)).toBeVisible()
}

/** Makes a link and returns its address. */
async function makeLink(page: Page, name: string): Promise<string> {
  await dialog(page).getByLabel('Recipient').fill(name)
  await dialog(page).getByRole('button', { name: 'Create link' }).click()
  return dialog(page).getByLabel('Link', { exact: true }).inputValue()
}

test(
  'a link of a project opens this project only, shows for whom and until when, and can be narrowed again',
  { tag: '@daily' },
  async ({ page, browser, service, open, projects }) => {
    const [project, other] = projects
    const made = service.createKey()
    await open(`/projects/${project?.id ?? ''}`, made.key)
    await openShare(page)
    await expect(dialog(page).getByRole('radio', { name: /^This project/ })).toBeChecked()
    const address = await makeLink(page, 'Duchray Trustees')
    expect(address).toContain(`/projects/${project?.id ?? ''}`)
    expect(address).not.toContain(made.key.slice(3))
    await page.getByRole('button', { name: 'Close', exact: true }).last().click()

    const reader = await browser.newPage()
    await reader.goto(address)
    await expect(reader.getByRole('note').filter({ hasText: 'Duchray Trustees' })).toContainText(
      'which expires on',
    )
    expect(reader.url()).not.toContain('gsl_')
    await expect(reader.getByRole('heading', { name: project?.projectName ?? '' }).first()).toBeVisible()
    await reader.goto(`${service.url}/projects/${other?.id ?? ''}`)
    await expect(reader.getByText(other?.projectName ?? '')).toHaveCount(0)

    await reader.goto(`${service.url}/projects/${project?.id ?? ''}`)
    await openShare(reader)
    await dialog(reader).getByRole('checkbox', { name: 'tables, logs and exports' }).uncheck()
    const narrower = await makeLink(reader, 'Site visit')
    const tables = await fetch(`${service.url}/v1/projects/${project?.id ?? ''}/tables/GEOL`, {
      headers: { authorization: `Bearer ${narrower.split('#key=')[1] ?? ''}` },
    })
    expect(tables.status).toBe(403)
    const ended = service.run('keys', 'revoke-links', made.id, '--database', service.database)
    expect(ended.status, ended.stderr).toBe(0)
    await reader.reload()
    await expect(reader.getByText('This key is unknown', { exact: false })).toBeVisible()
    await reader.close()
  },
)

for (const [width, scheme] of [
  [1440, 'light'],
  [390, 'dark'],
] as const)
  test(`sharing has no accessibility findings at ${width} px, ${scheme}`, async ({
    page,
    open,
    projects,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme: scheme })
    await open(`/projects/${projects[0]?.id ?? ''}`)
    await openShare(page)
    const findings = async () => (await new AxeBuilder({ page }).include('dialog[open]').analyze()).violations
    expect(await findings()).toEqual([])
    await makeLink(page, 'Client')
    expect(await findings()).toEqual([])
  })
