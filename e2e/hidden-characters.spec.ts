import type { Page } from '@playwright/test'
import { holePanel, selectionTray } from './regions.ts'
import { importSite, row, siteText } from './site-file.ts'
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

/** A text whose letters a browser would show from right to left. */
const reversed = (text: string) => `\u202E${text}`

/** An AGS group of text. */
const textGroup = (name: string, headings: readonly string[], ...rows: readonly string[][]) =>
  [
    row('GROUP', name),
    row('HEADING', ...headings),
    row('UNIT', ...headings.map((heading) => (heading === 'XTRA_TEXT' ? reversed('unit') : ''))),
    row('TYPE', ...headings.map(() => 'X')),
    ...rows.map((values) => row('DATA', ...values)),
    '',
  ].join('\r\n')

const HOLE = reversed('HOLE')
const REVERSED_SITE = [
  textGroup(
    'PROJ',
    ['PROJ_ID', 'PROJ_NAME', 'PROJ_CLNT', 'PROJ_CONT', 'PROJ_ENG'],
    ['REVERSED', 'NAME', 'CLIENT', 'CONTRACTOR', 'ENGINEER'].map(reversed),
  ),
  textGroup(
    'TRAN',
    ['TRAN_ISNO', 'TRAN_PROD', 'TRAN_RECV', 'TRAN_STAT', 'TRAN_DESC'],
    ['ISSUE', 'PRODUCER', 'RECIPIENT', 'STATUS', 'DESCRIPTION'].map(reversed),
  ),
  textGroup(
    'ABBR',
    ['ABBR_HDNG', 'ABBR_CODE', 'ABBR_DESC'],
    ['LOCA_TYPE', reversed('TYPE'), reversed('MEANING')],
  ),
  textGroup(
    'DICT',
    ['DICT_TYPE', 'DICT_GRP', 'DICT_HDNG', 'DICT_DESC', 'DICT_PGRP'],
    ['GROUP', 'XTRA', '', reversed('GROUP'), 'LOCA'],
    ['HEADING', 'XTRA', 'XTRA_TEXT', reversed('HEADING'), ''],
  ),
  textGroup(
    'LOCA',
    ['LOCA_ID', 'LOCA_TYPE', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_GL', 'LOCA_DATM', 'LOCA_FDEP'],
    [HOLE, reversed('TYPE'), '450000', '350000', '50', reversed('Datum'), '10'],
  ),
  textGroup('XTRA', ['LOCA_ID', 'XTRA_TEXT'], [HOLE, reversed('TEXT')]),
].join('\r\n')

/** Texts of the page, tooltips and accessible names that a browser would reverse. */
const reversedTexts = (page: Page) =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll('[title], [aria-label]')].flatMap((element) =>
      ['title', 'aria-label'].map((name) => element.getAttribute(name) ?? ''),
    )
    const lines = [document.title, ...document.body.innerText.split('\n'), ...named]
    return lines.filter((line) => line.includes('\u202E'))
  })

test('no text of a file is shown from right to left', async ({ page, open, service }) => {
  const site = await importSite(service, reversed('Company'), REVERSED_SITE)
  const { id } = await site.hole(HOLE)
  const screens = [
    ...['', '?side=legend', '?side=filters', '?table=LOCA', '?table=XTRA', '?dialog=deliveries'],
    ...['?dialog=findings', `?hole=${id}&tab=details`, `?hole=${id}&tab=XTRA`, `?find=${HOLE}x`],
    ...[`/print/log?hole=${id}`, '/print/table?table=LOCA'],
  ]
  for (const screen of screens) {
    await open(`/projects/${site.project}${screen}`, site.key)
    await expect(page.getByText('[U+202E]').first()).toBeAttached()
    // What is loaded after the name of the project.
    await page.waitForTimeout(1500)
    expect.soft(await reversedTexts(page), screen).toEqual([])
  }
})
