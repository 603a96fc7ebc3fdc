import type { Page } from '@playwright/test'
import { importHostileCompany, type HostileCompany } from './hostile-company.ts'
import { expect, test as base } from './test.ts'

/** A text whose letters a browser would show from right to left. */
const reversed = (word: string) => `\u202E${word}`
const shown = (word: string) => `[U+202E]${word}`

const test = base.extend<object, { company: HostileCompany }>({
  company: [
    async ({ service }, use) => use(await importHostileCompany(service, reversed)),
    { scope: 'worker' },
  ],
})

/** Texts of the page, also of drawings, tooltips and accessible names. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const names = ['aria-label', 'title'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    )
    const drawn = [...document.querySelectorAll('svg text')].map((element) => element.textContent)
    return [document.title, ...document.body.innerText.split('\n'), ...names, ...drawn]
  })

/** Waits until all words are shown, and none of them from right to left. */
async function showsInOrder(page: Page, ...words: string[]): Promise<void> {
  await expect
    .poll(async () => {
      const texts = await textsOf(page)
      const missing = words.filter((word) => !texts.some((text) => text.includes(shown(word))))
      return [...missing, ...texts.filter((text) => text.includes('\u202E'))]
    })
    .toEqual([])
}

const pick = ({ holes }: HostileCompany) => holes.map(({ id }) => `pick=${id}`).join('&')

type Screen = readonly [name: string, path: (company: HostileCompany) => string, words: readonly string[]]

const SCREENS: readonly Screen[] = [
  ['search of projects', () => '/projects?q=HOLE', ['REFERENCE', 'PROJECT', 'HOLE-A', 'HOLE-BB', 'CLIENT']],
  ['legend', ({ project }) => `/projects/${project}?side=legend`, ['BOUNDARY', 'GROUP', 'TYPE-NAME']],
  [
    'printed map',
    ({ project }) => `/projects/${project}/print/map?base=offline`,
    ['PROJECT', 'BOUNDARY', 'GROUP', 'TYPE-NAME'],
  ],
  [
    'compared logs',
    (company) => `/projects/${company.project}?view=compare&${pick(company)}`,
    ['HOLE-A', 'HOLE-BB', 'HOLE-CCC'],
  ],
]

test.describe('no text of a company is shown from right to left', () => {
  for (const [name, path, words] of SCREENS) {
    test(`on the screen: ${name}`, async ({ page, open, company }) => {
      await open(path(company), company.key)
      await showsInOrder(page, ...words)
    })
  }
})

test('the export dialog names selected holes from left to right', async ({ page, open, company }) => {
  await open(`/projects/${company.project}?${pick(company)}`, company.key)
  await page.getByRole('button', { name: 'Export' }).first().click()
  await expect(page.getByRole('dialog')).toContainText(shown('HOLE-A'))
  await showsInOrder(page, 'HOLE-BB', 'HOLE-CCC')
})
