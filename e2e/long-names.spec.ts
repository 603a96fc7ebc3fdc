import { createClient } from '@groundsheet/client'
import type { Locator } from '@playwright/test'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { group, plain } from './hostile-company.ts'
import { logColumnHeads, titleBlockHeads, titleBlockProject } from './printed-sheets.ts'
import { holePanel } from './regions.ts'
import { startService } from './service.ts'
import { expect, test as base } from './test.ts'

const PROJECT = 'Very long project name '.repeat(39).trim()
const TYPE = 'C'.repeat(1500)

const AGS = [
  group('PROJ', plain('PROJ_ID', 'PROJ_NAME'), [['LONG-1', PROJECT]]),
  group('ABBR', plain('ABBR_HDNG', 'ABBR_CODE', 'ABBR_DESC'), [['LOCA_TYPE', 'CP', TYPE]]),
  group(
    'LOCA',
    { ...plain('LOCA_ID', 'LOCA_TYPE'), LOCA_NATE: 'm', LOCA_NATN: 'm', LOCA_GL: 'm', LOCA_FDEP: 'm' },
    [
      ['BH101', 'CP', '436700', '388000', '50.00', '10.00'],
      ['BH102', 'CP', '436720', '388030', '50.00', '10.00'],
    ],
  ),
  group('FRAC', { LOCA_ID: '', FRAC_FROM: 'm', FRAC_TO: 'm', FRAC_FI: '', FRAC_IAVE: 'mm' }, [
    ['BH101', '1.00', '3.00', '12', '80'],
    ['BH101', '3.00', '5.00', '4', '240'],
  ]),
].join('')

/** One lacks the start of the others, as in a real file: the names share no start that could be left out. */
const LONG_HOLES = [
  'A4084 NORTHMOOR DAM. 13',
  'A4084 NORTHMOOR DAM. 13A',
  'A4084 NORTHMOOR DAM. 14',
  'DAM. 15',
]

const LONG_HOLES_AGS = [
  group('PROJ', plain('PROJ_ID', 'PROJ_NAME'), [['LONG-2', 'Long hole names']]),
  group(
    'LOCA',
    { LOCA_ID: '', LOCA_NATE: 'm', LOCA_NATN: 'm', LOCA_FDEP: 'm' },
    LONG_HOLES.map((name, at) => [name, `${436700 + at}`, '388000', '13.00']),
  ),
].join('')

const MAPS = {
  basemaps: [
    'offline',
    {
      type: 'style',
      name: 'Dead style with a very long name which goes on and on',
      url: 'http://127.0.0.1:9/style.json',
    },
  ],
  overlays: [{ type: 'xyz', name: 'Mines', url: 'http://127.0.0.1:9/{z}/{x}/{y}.png', attribution: 'Mines' }],
}

interface Company {
  readonly key: string
  readonly project: string
  readonly hole: string
  /** The project whose holes have long names. */
  readonly longHoles: string
}

/** A company whose project, hole type and basemap have very long names. */
const test = base.extend<object, { company: Company }>({
  service: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'groundsheet-maps-'))
      writeFileSync(join(folder, 'maps.json'), JSON.stringify(MAPS))
      const service = await startService({ GROUNDSHEET_MAPS: join(folder, 'maps.json') })
      await use(service)
      await service.stop()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  company: [
    async ({ service }, use) => {
      const folder = join(service.folder, 'long')
      mkdirSync(join(folder, 'projects', 'one'), { recursive: true })
      writeFileSync(join(folder, 'company.json'), JSON.stringify({ name: 'Long names' }))
      writeFileSync(join(folder, 'projects', 'one', 'long.ags'), AGS)
      mkdirSync(join(folder, 'projects', 'two'))
      writeFileSync(join(folder, 'projects', 'two', 'holes.ags'), LONG_HOLES_AGS)
      const { status, stderr } = service.run('import', folder, '--database', service.database)
      if (status !== 0) throw new Error(stderr)
      const { key } = service.createKey({ company: 'Long names' })
      const client = createClient({ baseUrl: `${service.url}/v1`, key })
      const projects = await Array.fromAsync(client.projects())
      const idOf = (reference: string) => projects.find(({ projectId }) => projectId === reference)?.id ?? ''
      const project = idOf('LONG-1')
      const [hole] = await Array.fromAsync(client.locations(project))
      await use({ key, project, hole: hole?.id ?? '', longHoles: idOf('LONG-2') })
    },
    { scope: 'worker' },
  ],
})

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('not visible')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

for (const width of [1440, 1024, 390])
  test(`with a very long hole type the name and the buttons stay visible at ${width} px`, async ({
    page,
    open,
    company,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(`/projects/${company.project}?hole=${company.hole}&tab=details`, company.key)
    const head = page.getByRole('group', { name: 'Summary of the hole' })
    const type = head.getByTitle(new RegExp(TYPE))
    await expect(type).toBeVisible()
    expect((await boxOf(head.getByRole('heading', { name: 'BH101' }))).height).toBeLessThan(40)
    expect((await boxOf(type)).height).toBeLessThan(50)
    const { right } = await boxOf(holePanel(page))
    for (const button of await head.getByRole('button').all())
      expect((await boxOf(button)).right).toBeLessThanOrEqual(right)
  })

test('a very long project name has three lines in the sidebar and its whole text in the title', async ({
  page,
  open,
  company,
}) => {
  await open(`/projects/${company.project}?base=offline`, company.key)
  const name = page.getByRole('heading', { level: 1, name: PROJECT })
  await expect(name).toHaveAttribute('title', PROJECT)
  expect((await boxOf(name)).height).toBeLessThan(65)
})

test('the ends of long hole names are seen in the list while holes are selected', async ({
  page,
  open,
  company,
}) => {
  await open(`/projects/${company.longHoles}?base=offline`, company.key)
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  const options = page.getByRole('listbox', { name: 'On the map' }).getByRole('option')
  await expect(options).toHaveCount(LONG_HOLES.length)
  for (const name of LONG_HOLES) {
    const text = options.getByTitle(name, { exact: true })
    const [end, box] = await text.evaluate((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode());
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      range.setStart(texts.currentNode, (texts.currentNode.textContent?.length ?? 1) - 1)
      return [range.getBoundingClientRect().right, element.getBoundingClientRect().right]
    })
    expect(end, name).toBeLessThanOrEqual(box + 0.5)
  }
})

test('the title block of a printed log ends with a complete line below a very long project name', async ({
  page,
  open,
  company,
}) => {
  await open(`/projects/${company.project}/print/log?hole=${company.hole}`, company.key)
  const head = titleBlockHeads(page).first()
  const reference = head.getByText('LONG-1', { exact: true })
  const name = await boxOf(titleBlockProject(head))
  expect(name.bottom).toBeLessThanOrEqual((await boxOf(reference)).y + 0.5)
  expect((await boxOf(reference)).bottom).toBeLessThanOrEqual((await boxOf(head)).bottom)
})

test('the head of every column of a printed log fits into its box', async ({ page, open, company }) => {
  await open(`/projects/${company.project}/print/log?hole=${company.hole}`, company.key)
  const heads = logColumnHeads(page)
  await expect(heads.filter({ hasText: 'FI /m' }).first()).toBeVisible()
  const tooLong = await heads.evaluateAll((all) =>
    all
      .filter((head) => {
        const range = document.createRange()
        range.selectNodeContents(head)
        const [text, box] = [range.getBoundingClientRect(), head.getBoundingClientRect()]
        return text.height > box.height || text.right > box.right
      })
      .map((head) => head.textContent),
  )
  expect(tooLong).toEqual([])
})
