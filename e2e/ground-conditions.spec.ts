import { brokenGround, patternsOf, strataOf } from './log-parts.ts'
import { patternUses, printedPattern, sheetsAreReady } from './printed-sheets.ts'
import { tableDrawer } from './regions.ts'
import { sectionStrata, stick, swatches } from './section-parts.ts'
import type { Service } from './service.ts'
import { importSite, row } from './site-file.ts'
import { expect, mapIsReplaced, test } from './test.ts'

/** Ground over old mine workings, codes of the AGS list. */
const STRATA = [
  ['0.00', '1.00', '102', 'MADE GROUND: Loose ash and brick.'],
  ['1.00', '3.00', '801', 'Weak grey MUDSTONE.'],
  ['3.00', '5.00', '996', 'Broken ground.'],
  ['5.00', '7.00', '999', 'VOID (driller).'],
  ['7.00', '9.00', '998', 'No recovery.'],
  ['9.00', '11.00', '997', 'Undetermined.'],
  ['11.00', '12.00', '806', 'COAL.'],
] as const

const DRAWN = ['made', 'mudstone', 'broken-ground', 'void', 'no-recovery', 'undetermined', 'coal']

/** AGS 3: HOLE_INCL is measured down from the horizontal; 0 is written where nothing was set. */
const SITE = [
  row('**PROJ'),
  row('*PROJ_ID', '*PROJ_NAME', '*PROJ_AGS'),
  row('WORKINGS', 'Old workings', '3.1'),
  '',
  row('**HOLE'),
  row(
    ...['*HOLE_ID', '*HOLE_TYPE', '*HOLE_NATE', '*HOLE_NATN', '*HOLE_GL', '*HOLE_FDEP'],
    ...['*HOLE_ORNT', '*HOLE_INCL', '*HOLE_REM'],
  ),
  row('<UNITS>', '', 'm', 'm', 'm', 'm', 'deg', 'deg', ''),
  row('BH1', 'RO', '430000', '433500', '50.00', '12.00', '0', '0', 'Mast at vertical position.'),
  row('BH2', 'RO', '430040', '433500', '51.00', '12.00', '', '', ''),
  row('BH3', 'RC', '430080', '433500', '52.00', '12.00', '', '0', 'Horizontal borehole through the wall.'),
  '',
  row('**GEOL'),
  row('*HOLE_ID', '*GEOL_TOP', '*GEOL_BASE', '*GEOL_LEG', '*GEOL_DESC'),
  row('<UNITS>', 'm', 'm', '', ''),
  ...['BH1', 'BH2', 'BH3'].flatMap((hole) => STRATA.map((stratum) => row(hole, ...stratum))),
  '',
].join('\r\n')

/** The project, a key to it, and ids of its holes by name. */
async function importWorkings(service: Service) {
  const { key, project, hole } = await importSite(service, 'Old Workings', SITE, '--crs', 'EPSG:27700')
  const names = ['BH1', 'BH2', 'BH3']
  const ids = await Promise.all(names.map(async (name) => [name, (await hole(name)).id] as const))
  return { key, project, holes: new Map(ids) }
}

test('void, no recovery, undetermined, broken ground have patterns on log, section, legend, print', async ({
  page,
  open,
  service,
}) => {
  const { key, project, holes } = await importWorkings(service)
  const hole = holes.get('BH1') ?? ''
  const picks = [...holes.values()].map((id) => `pick=${id}`).join('&')

  await open(`/projects/${project}?hole=${hole}&tab=log&base=offline`, key)
  await expect(strataOf(page)).toHaveCount(STRATA.length)
  expect(await patternsOf(strataOf(page))).toEqual(DRAWN)

  const blocks = brokenGround(page)
  expect(await blocks.evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill))).toEqual([
    'none',
    expect.stringMatching(/^rgb/),
  ])

  await open(`/projects/${project}?view=compare&base=offline&${picks}`, key)
  await expect(strataOf(page)).toHaveCount(3 * STRATA.length)
  expect(await patternsOf(strataOf(page))).toEqual([...DRAWN, ...DRAWN, ...DRAWN])

  await open(`/projects/${project}?view=section&base=offline&${picks}`, key)
  await expect(swatches(page)).toHaveCount(STRATA.length)
  expect(await patternsOf(sectionStrata(stick(page, 'BH1')))).toEqual(DRAWN)
  expect(await patternsOf(swatches(page))).toEqual(DRAWN)
  for (const meaning of ['No Recovery (998)', 'Undetermined (997)', 'Void (999)', 'Broken Ground (996)'])
    await expect(page.getByRole('list', { name: 'Legend' }).getByText(meaning)).toBeVisible()

  for (const sheet of [`log?hole=${hole}`, `section?${picks}`]) {
    await open(`/projects/${project}/print/${sheet}`, key)
    await sheetsAreReady(page)
    for (const ground of DRAWN) {
      expect(await printedPattern(page, ground).count()).toBe(1)
      expect(await patternUses(page, ground).count()).toBeGreaterThan(1)
    }
  }
})

test('an inclination of 0 without support is reported as not set; a horizontal hole is inclined', async ({
  page,
  open,
  service,
}) => {
  const { key, project, holes } = await importWorkings(service)
  const description = async (name: string) => {
    await open(`/projects/${project}?hole=${holes.get(name) ?? ''}&tab=log&base=offline`, key)
    await page.getByText('1 note', { exact: true }).click()
    return page.getByRole('list', { name: '1 note' }).getByRole('listitem')
  }
  await expect(await description('BH1')).toHaveText([
    'Holes (HOLE): inclination 0 degrees: probably not set; drawn as vertical',
  ])
  await expect(await description('BH3')).toHaveText([
    /^Holes \(HOLE\): inclined at 0° \(horizontal\); depths are along the hole/,
  ])

  const details = page.getByRole('region', { name: 'Headings of the hole' })
  await open(`/projects/${project}?hole=${holes.get('BH1') ?? ''}&tab=details&base=offline`, key)
  await expect(details).toContainText('HOLE_INCL0 deg · probably not set')
  await open(`/projects/${project}?hole=${holes.get('BH3') ?? ''}&tab=details&base=offline`, key)
  await expect(details).toContainText('HOLE_INCL0 deg')
  await expect(details).not.toContainText('probably not set')

  const picks = [...holes.values()].map((id) => `pick=${id}`).join('&')
  await open(`/projects/${project}?view=section&base=offline&${picks}`, key)
  await mapIsReplaced(page)
  await expect(tableDrawer(page)).toContainText('inclined 0°')
  await expect(page.getByText('inclined 0°')).toHaveCount(2)
})
