import type { Page } from '@playwright/test'
import { chooseFormat, dialog, openDialog, save, test as base } from './export-test.ts'
import { FORMULA, hostile, importHostileCompany, type HostileCompany } from './hostile-company.ts'
import { expect, mapIsIdle } from './test.ts'
import { unzip } from './unzip.ts'

const test = base.extend<object, { company: HostileCompany }>({
  company: [async ({ service }, use) => use(await importHostileCompany(service)), { scope: 'worker' }],
  page: async ({ page }, use) => {
    await page.addInitScript(watchForInjections)
    const requested: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('/injected')) requested.push(request.url())
    })
    await use(page)
    expect(requested).toEqual([])
  },
})

declare global {
  interface Window {
    /** Called by scripts that hostile texts hold. */
    ran?: (what: string) => void
  }
}

/** Runs first in every page. An uncaught error fails the test. */
function watchForInjections(): void {
  const report = (what: string) => reportError(new Error(`injected: ${what}`))
  window.ran = report
  const isInjected = (node: Node): node is Element =>
    node instanceof Element &&
    (node.matches('[class=injected]') || node.querySelector('[class=injected]') !== null)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (isInjected(node)) report(node.outerHTML)
  }).observe(document, { childList: true, subtree: true })
}

/** All text of the page, with the content of fields and accessible names. */
const textOf = (page: Page) =>
  page.evaluate(() => {
    const names = ['aria-label', 'title', 'value'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    )
    return [document.body.textContent, ...names].join('\n')
  })

/** Waits until every word is shown with the markup before it. */
async function showsAsText(page: Page, ...words: string[]): Promise<void> {
  const missing = async () => {
    const text = await textOf(page)
    return words.filter((word) => !text.includes(hostile(word)))
  }
  await expect.poll(missing, { timeout: 30_000 }).toEqual([])
}

const pick = ({ holes }: HostileCompany) => holes.map(({ id }) => `pick=${id}`).join('&')
const first = ({ holes }: HostileCompany) => holes[0]?.id ?? ''
const openHole = (company: HostileCompany, tab: string) => `?hole=${first(company)}&tab=${tab}`

type Screen = readonly [name: string, search: (company: HostileCompany) => string, words: readonly string[]]

const SCREENS: readonly Screen[] = [
  ['project and list', () => '', ['PROJECT', 'HOLE-A', 'HOLE-BB', 'TYPE-NAME']],
  ['legend', () => '?side=legend', ['PROJECT', 'TYPE-NAME', 'GROUP', 'BOUNDARY']],
  ['filters', () => '?side=filters', ['PROJECT', 'GROUP']],
  ['open hole', (c) => openHole(c, 'details'), ['HOLE-A', 'TYPE', 'REMARK', 'TABLE-NAME', 'GROUP-NAME']],
  ['strata of a hole', (c) => openHole(c, 'GEOL'), ['DESCRIPTION', 'LEGEND', 'LEGEND-MEANING', 'FORMATION']],
  ['samples of a hole', (c) => openHole(c, 'SAMP'), ['REF', 'SAMPLE', 'SAMPLE-MEANING', 'NOTE', 'UNIT']],
  ['a group of its own', (c) => openHole(c, 'XTRA'), ['EXTRA', 'UNIT', 'HEADING-NAME']],
  ['log', (c) => openHole(c, 'log'), ['HOLE-A', 'DESCRIPTION', 'LEGEND-MEANING']],
  ['table drawer', () => '?table=GEOL', ['HOLE-A', 'HOLE-CCC', 'DESCRIPTION', 'FORMATION']],
  ['compare', (c) => `?view=compare&${pick(c)}`, ['HOLE-A', 'HOLE-BB', 'HOLE-CCC', 'DESCRIPTION']],
  ['section', (c) => `?view=section&ties=yes&spt=yes&${pick(c)}`, ['HOLE-A', 'HOLE-BB', 'HOLE-CCC']],
  ['plots', (c) => `?view=plots&plot=spt&by=hole&${pick(c)}`, ['HOLE-A', 'HOLE-BB', 'HOLE-CCC']],
  ['printed log', (c) => `/print/log?hole=${first(c)}`, ['PROJECT', 'REFERENCE', 'HOLE-A', 'DESCRIPTION']],
  ['printed section', (c) => `/print/section?${pick(c)}`, ['PROJECT', 'REFERENCE', 'HOLE-A', 'HOLE-CCC']],
  [
    'printed map',
    () => '/print/map?base=offline',
    ['PROJECT', 'REFERENCE', 'TYPE-NAME', 'GROUP', 'BOUNDARY'],
  ],
]

test.describe('markup in a value is text', () => {
  for (const [name, search, words] of SCREENS) {
    test(`on the screen: ${name}`, async ({ page, open, company }) => {
      await open(`/projects/${company.project}${search(company)}`, company.key)
      await showsAsText(page, ...words)
    })
  }
})

test('markup is text in the list of projects and the description of the key', async ({
  page,
  open,
  company,
}) => {
  await open('/projects', company.key)
  await showsAsText(page, 'PROJECT')
  await page.goto(page.url().replace(/\/projects\/.*/, '/projects'))
  await showsAsText(page, 'COMPANY', 'PROJECT', 'REFERENCE', 'STATUS')
  // The only project is opened; its parties are read when its head is opened.
  await page.getByTitle('About this project').click()
  await showsAsText(page, 'CLIENT', 'CONTRACTOR', 'CONSULTANT')
})

test('markup is text on map labels, on the card of a hole, and in the selection @map', async ({
  page,
  open,
  company,
}) => {
  await open(`/projects/${company.project}?base=offline&${pick(company)}`, company.key)
  await mapIsIdle(page)
  await showsAsText(page, 'HOLE-A', 'HOLE-BB', 'HOLE-CCC')
  await page.getByRole('listbox', { name: 'On the map' }).getByRole('option').nth(1).hover()
  await expect(page.getByRole('tooltip')).toContainText(hostile('HOLE-BB'))
})

test('Trusted Types stop any text from becoming markup or a script @map', async ({
  page,
  service,
  company,
}) => {
  // What is refused is an error in the console, which is a failure on the page of the journey itself.
  const own = await page.context().newPage()
  await own.goto(`${service.url}/projects/${company.project}?base=offline#key=${company.key}`)
  await mapIsIdle(own)
  const refused = await own.evaluate(() => {
    const attempts = {
      markup: () => (document.createElement('div').innerHTML = '<b>text</b>'),
      address: () => (document.createElement('script').src = '/assets/any.js'),
      script: () => (document.createElement('script').text = 'ran()'),
      worker: () => new Worker('/v1/health'),
    }
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt()
        return []
      } catch {
        return [name]
      }
    })
  })
  expect(refused).toEqual(['markup', 'address', 'script', 'worker'])
})

test('markup in the address is text, too', async ({ page, open, company }) => {
  const text = encodeURIComponent(hostile('ADDRESS'))
  const names = [
    'find',
    'where',
    'tab',
    'table',
    'sort',
    'type',
    'has',
    'group',
    'base',
    'plot',
    'view',
    'row',
  ]
  for (const name of names) {
    await open(`/projects/${company.project}?table=GEOL&hole=${first(company)}&${name}=${text}`, company.key)
    await showsAsText(page, 'PROJECT')
  }
  await open(`/projects/${text}`, company.key)
  await expect(page.getByRole('main')).toBeVisible()
  await open(`/projects/${company.project}/print/log?hole=${first(company)}&title=${text}`, company.key)
  await showsAsText(page, 'ADDRESS', 'HOLE-A')
})

test('exports write markup as text of their format, and formulas as text of a cell', async ({
  page,
  open,
  company,
  service,
}) => {
  await open(`/projects/${company.project}`, company.key)
  await showsAsText(page, 'PROJECT')
  await openDialog(page)
  const exported = async (format: string) => {
    await chooseFormat(page, format)
    const file = await save(page, service)
    await dialog(page).getByRole('button', { name: 'New export' }).click()
    expect(file.name).toMatch(/^[^<>"/\\:]+$/)
    return file.bytes
  }

  const strata = unzip(await exported('CSV')).get('GEOL.csv') ?? ''
  expect(strata).toContain(`"'=HYPERLINK(""http://injected.example"",""press"")"`)
  expect(strata.split(/[,\r\n]/).filter((cell) => /^"?[=@]/.test(cell))).toEqual([])

  const features = JSON.parse((await exported('GeoJSON')).toString()) as { features: unknown[] }
  expect(JSON.stringify(features)).toContain(JSON.stringify(hostile('HOLE-A')).slice(1, -1))

  const workbook = unzip(await exported('Excel'))
  const sheets = [...workbook].filter(([name]) => name.includes('worksheets')).map(([, text]) => text)
  expect(sheets.filter((text) => /<f[ >]|<(script|img|svg)/.test(text))).toEqual([])
  expect(sheets.join('')).toContain('=HYPERLINK(')

  const kml = (await exported('KML')).toString()
  expect(kml).not.toMatch(/<(script|img|svg)/)
  const ofKml = await readXml(page, kml)
  expect(ofKml).toContain(hostile('HOLE-A'))
  expect(ofKml).toContain(hostile('BOUNDARY'))

  const ags = (await exported('AGS')).toString()
  expect(ags).toContain(hostile('EXTRA').replaceAll('"', '""'))
  expect(ags).toContain(FORMULA.replaceAll('"', '""'))
})

/**
 * Text of a document, read outside of the viewer, whose policy reads none. Throws where it is not well
 * formed.
 */
async function readXml(page: Page, xml: string): Promise<string> {
  const blank = await page.context().newPage()
  const text = await blank.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'application/xml')
    if (document.querySelector('parsererror')) throw new Error('not well formed')
    return document.documentElement.textContent
  }, xml)
  await blank.close()
  return text
}
