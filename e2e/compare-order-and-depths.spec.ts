import type { Page } from '@playwright/test'
import { groundLines, logDrawings, visibleDepths } from './log-parts.ts'
import { tableDrawer } from './regions.ts'
import { expect, test } from './test.ts'
import { holesWithTests, pick, logs, names } from './compare-page.ts'

async function act(page: Page, hole: string, action: string) {
  await tableDrawer(page)
    .getByRole('button', { name: `Move or remove ${hole}`, exact: true })
    .click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

test('holes are moved by buttons and by dragging, sorted by name, and removed', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const [a, b, c] = (await holesWithTests(client, project)).slice(0, 3).map((hole) => hole)
  if (!a || !b || !c) throw new Error('the sample has no such holes')
  const [first, second, third] = [a.locationId, b.locationId, c.locationId]
  await open(`/projects/${project}?view=compare&${pick([a, b, c])}`)
  await act(page, first, 'Move right')
  await expect(names(page)).toHaveText([second, first, third])
  await logs(page)
    .getByRole('button', { name: `Open ${third}`, exact: true })
    .dragTo(logs(page).getByRole('button', { name: `Open ${second}`, exact: true }))
  await expect(names(page)).toHaveText([third, second, first])
  await tableDrawer(page).getByRole('button', { name: 'Order by name' }).click()
  const natural = [first, second, third].sort(new Intl.Collator('en', { numeric: true }).compare)
  await expect(names(page)).toHaveText(natural)
  await expect(tableDrawer(page).getByRole('button', { name: 'Order by name' })).toHaveCount(0)
  await act(page, second, 'Remove')
  await expect(names(page)).toHaveText(natural.filter((name) => name !== second))
})

test('all logs are zoomed and panned together by keys and wheel, and the window is in the address', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const holes = (await holesWithTests(client, project)).slice(0, 2)
  await open(`/projects/${project}?view=compare&${pick(holes)}`)
  await logs(page).focus()
  for (const key of ['+', '+', '+', 'ArrowDown']) await page.keyboard.press(key)
  const kept = (await visibleDepths(tableDrawer(page)).getAttribute('data-log-window')) ?? '?'
  // The address follows the last key after a moment.
  await expect(page).toHaveURL((url) => url.searchParams.get('log') === kept)
  await page.reload()
  await expect(visibleDepths(tableDrawer(page))).toHaveAttribute('data-log-window', kept)
  const box = await logDrawings(logs(page)).last().boundingBox()
  if (!box) throw new Error('no drawing')
  await page.mouse.move(box.x + 200, box.y + box.height / 2)
  await page.mouse.wheel(0, -60)
  await expect(visibleDepths(tableDrawer(page))).not.toHaveAttribute('data-log-window', kept)
  await logs(page).focus()
  await page.keyboard.press('Home')
  await expect(page).not.toHaveURL(/[?&]log=/)
})

test('by level, equal levels are at the same height, and the window of levels is in the address', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const holes = (await holesWithTests(client, project)).slice(0, 4)
  await open(`/projects/${project}?view=compare&${pick(holes)}`)
  await tableDrawer(page).getByRole('button', { name: 'Level', exact: true }).click()
  await expect(page).toHaveURL(/[?&]axis=level/)
  await expect(names(page)).toHaveCount(4)
  const grounds = await groundLines(logs(page)).evaluateAll((lines) =>
    lines.map((line) => line.getBoundingClientRect().top),
  )
  const order = (values: readonly number[]) =>
    values.map((_, index) => index).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
  expect(order(grounds)).toEqual(order(holes.map(({ groundLevel }) => -(groundLevel ?? 0))))
  await logs(page).focus()
  for (const key of ['+', '+']) await page.keyboard.press(key)
  await expect(page).toHaveURL(/[?&]levels=-?[\d.]+,-?[\d.]+/)
  const kept = await visibleDepths(tableDrawer(page)).textContent()
  await page.reload()
  await expect(visibleDepths(tableDrawer(page))).toHaveText(kept ?? '?')
})
