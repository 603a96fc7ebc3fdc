import type { Client } from '@groundsheet/client'
import type { Location } from '@groundsheet/contract'
import { linksTo } from './page-parts.ts'
import { searchField } from './regions.ts'
import { expect, test } from './test.ts'

test(
  '/ moves to the search field; the holes that it found are shown in place of the legend',
  { tag: '@daily' },
  async ({ page, open, client, projects }) => {
    const project = projects[0]?.id ?? ''
    const holes = await Array.fromAsync(client.locations(project))
    const count = holes.filter(({ locationId }) => locationId.includes('BH')).length
    await open(`/projects/${project}?side=legend`)
    await expect(page.getByRole('tab', { name: 'Legend' })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('/')
    await expect(searchField(page)).toBeFocused()
    await page.keyboard.type('BH')
    const option = page.getByRole('option', { name: `Show only these ${count} holes` })
    // The holes with a B may be as many.
    await option.and(linksTo(page, 'find=BH')).click()
    await expect(page.getByRole('tab', { name: 'Holes' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('status').getByText(`${count} of ${holes.length} holes`)).toBeVisible()
    await expect(searchField(page)).toHaveValue('BH')
  },
)

test('a search text that limits the map is in the search field and among the filters', async ({
  page,
  open,
  projects,
}) => {
  await open(`/projects/${projects[0]?.id ?? ''}?side=filters&find=BH`)
  await expect(searchField(page)).toHaveValue('BH')
})

test('the address of a missing project offers a search for it', async ({ page, open }) => {
  await open(`/projects/${'f'.repeat(24)}`)
  await expect(page.getByRole('alert')).toContainText('Search for it in the list of projects.')
  await page.getByRole('link', { name: 'All projects' }).click()
  await expect(searchField(page)).toBeVisible()
})

/** A hole whose name is no part of another name. */
async function uniquelyNamed(client: Client, project: string): Promise<Location> {
  const holes = await Array.fromAsync(client.locations(project))
  const isUnique = (name: string) => holes.filter(({ locationId }) => locationId.includes(name)).length === 1
  const hole = holes.find(({ locationId }) => isUnique(locationId))
  if (!hole) throw new Error('every name is part of another')
  return hole
}

for (const [typed, keys] of [
  ['Enter', ['Enter']],
  ['Arrow down and Enter', ['ArrowDown', 'Enter']],
] as const) {
  test(`${typed} typed in the same moment as a name opens the hole of that name`, async ({
    page,
    open,
    client,
    projects,
  }) => {
    const project = projects[0]?.id ?? ''
    const hole = await uniquelyNamed(client, project)
    await open(`/projects/${project}`)
    await expect(page.getByRole('listbox').first().getByRole('option').first()).toBeVisible()
    const field = searchField(page)
    await field.evaluate(typeAtOnce, { name: hole.locationId, keys })
    await expect(page).toHaveURL(new RegExp(`hole=${hole.id}`))
  })
}

/** In the browser: types a name, and keys wherever the focus is, without a pause. */
function typeAtOnce(field: HTMLElement, { name, keys }: { name: string; keys: readonly string[] }): void {
  field.focus()
  ;(field as HTMLInputElement).setRangeText(name)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  for (const key of keys)
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    )
}

test('Enter typed before the holes have loaded opens the match when they have', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const hole = await uniquelyNamed(client, project)
  const { promise: typed, resolve: goOn } = Promise.withResolvers<undefined>()
  await page.route(/\/v1\/projects\/[0-9a-f]+\/(map|locations)/, async (route) => {
    await typed
    await route.continue()
  })
  await open(`/projects/${project}`)
  await searchField(page).fill(hole.locationId)
  await page.keyboard.press('Enter')
  goOn(undefined)
  await expect(page).toHaveURL(new RegExp(`hole=${hole.id}`))
})
