import { map } from './map-state.ts'
import { searchField } from './regions.ts'
import { test as base, expect } from './test.ts'
import type { Page } from '@playwright/test'

/** A page without the check of console errors, since failed requests are expected here. */
const test = base.extend<{ tab: Page }>({
  tab: async ({ browser }, use) => {
    const tab = await browser.newPage()
    await tab.route('https://tiles.openfreemap.org/**', (route) => route.abort())
    await use(tab)
    await tab.close()
  },
})

const message = (page: Page) => page.getByText('Part of this page could not be loaded')

test('a part of the program that fails to load has a message in its place, and can be retried @map', async ({
  tab,
  service,
  key,
  projects,
}) => {
  await tab.goto(`${service.url}/projects/${projects[0]?.id ?? ''}#key=${key}`)
  await expect(map(tab)).toBeVisible()
  const part = /assets\/plots-view/
  await tab.route(part, (route) => route.abort())
  await tab.getByRole('button', { name: 'Plots', exact: true }).click()
  await expect(message(tab)).toBeVisible()
  await expect(map(tab)).toBeVisible()
  await tab.unroute(part)
  await tab.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(tab.getByRole('navigation', { name: 'Plot' })).toBeVisible()
})

test('a screen that fails to load keeps the frame, and can be retried', async ({ tab, service, key }) => {
  const part = /assets\/projects-screen.*js/
  await tab.route(part, (route) => route.abort())
  await tab.goto(`${service.url}/projects#key=${key}`)
  await expect(message(tab)).toBeVisible()
  await expect(tab.getByRole('link', { name: 'Groundsheet' })).toBeVisible()
  await tab.unroute(part)
  await tab.getByRole('button', { name: 'Try again' }).click()
  await expect(tab.getByRole('heading', { name: 'Projects' })).toBeVisible()
})

/** The library that converts coordinates, loaded when a grid is selected. */
const CONVERSION = /assets\/lib-[^/]*\.js/

test('coordinates that cannot be converted have a message in their place, and can be retried @map', async ({
  tab,
  service,
  key,
  projects,
}) => {
  const unhandled: string[] = []
  tab.on('pageerror', (error) => unhandled.push(error.message))
  await tab.route(CONVERSION, (route) => route.abort())
  await tab.goto(`${service.url}/projects/${projects[0]?.id ?? ''}#key=${key}`)
  const field = searchField(tab)
  await field.fill('SK 377 890')
  await expect(message(tab)).toBeVisible()
  expect(unhandled).toEqual([])
  await tab.unroute(CONVERSION)
  await tab.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(message(tab)).toBeHidden()
  await field.fill('SK 377 890')
  await expect(tab.getByRole('group', { name: 'Coordinates' }).getByRole('option')).toBeVisible()
  await expect(message(tab)).toBeHidden()
  expect(unhandled).toEqual([])
})
