import { holePanel, selectionTray } from './regions.ts'
import { importSite, siteText } from './site-file.ts'
import { expect, test as base } from './test.ts'

const LONG = 'X'.repeat(900)
const NAMES = ['BH1', 'BH1 ', '\u202ERTL', '\u200B', LONG]
const SHOWN = ['BH1', 'BH1␣', '[U+202E]RTL', '[U+200B]', LONG]

type Site = Awaited<ReturnType<typeof importSite>>

const test = base.extend<object, { site: Site }>({
  site: [
    async ({ service }, use) => {
      const holes = NAMES.map((name, index) => [name, 'CP', 450_000 + 40 * index, 350_000] as const)
      await use(await importSite(service, 'hidden', siteText('HIDDEN', holes, 'Evil \u202Eproject')))
    },
    { scope: 'worker' },
  ],
})

test('invisible characters in names are shown', async ({ page, open, site }) => {
  await open(`/projects/${site.project}?base=offline`, site.key)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Evil [U+202E]project')
  await expect(page).toHaveTitle(/^Evil \[U\+202E\]project · /)
  const listed = page.getByRole('listbox').getByRole('option')
  await expect(listed).toHaveCount(NAMES.length)
  const names = (await listed.allInnerTexts()).map((text) => text.trim().split('\n')[0])
  expect(names.toSorted()).toEqual(SHOWN.toSorted())
})

test('invisible characters are shown in the panel of a hole and in the selection', async ({
  page,
  open,
  site,
}) => {
  const holes = await Promise.all(['\u202ERTL', '\u200B'].map(site.hole))
  const [first, second] = holes.map(({ id }) => id)
  await open(`/projects/${site.project}?hole=${first}&pick=${first}&pick=${second}`, site.key)
  await expect(holePanel(page).getByRole('heading', { level: 2 })).toHaveText('[U+202E]RTL')
  await expect(selectionTray(page).getByRole('listitem')).toContainText(['[U+202E]RTL', '[U+200B]'])
})

test('names are stored as in the file', async ({ site }) => {
  const names = (await Array.fromAsync(site.client.locations(site.project))).map((hole) => hole.locationId)
  expect(names.toSorted()).toEqual(NAMES.toSorted())
})
