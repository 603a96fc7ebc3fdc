import { spawnSync } from 'node:child_process'
import { chooseFormat, dialog, openDialog, projectCalled, save, test } from './export-test.ts'
import { expect } from './test.ts'
import { unzip } from './unzip.ts'

/** Reads a file as GIS programs do, if GDAL is installed. */
const GDAL = 'ogrinfo'

test(
  'an Excel workbook and a CSV archive contain every row of the ticked tables',
  { tag: '@daily' },
  async ({ page, open, client, service }) => {
    const id = await projectCalled(client, 'NGE-1187')
    const strata = await Array.fromAsync(client.rows(id, 'GEOL', { limit: 1000 }))
    await open(`/projects/${id}`)
    await openDialog(page)
    await chooseFormat(page, 'Excel')
    await dialog(page).getByText('Tables', { exact: false }).first().click()
    await dialog(page).getByRole('button', { name: 'None' }).click()
    await dialog(page)
      .getByRole('checkbox', { name: /\bGEOL\b/ })
      .check()
    await dialog(page)
      .getByRole('checkbox', { name: /\bSAMP\b/ })
      .check()
    await dialog(page).getByRole('checkbox', { name: 'Row of units under the headings' }).check()
    const workbook = await save(page, service)
    expect(workbook.name).toBe('NGE-1187-project.xlsx')
    const parts = unzip(workbook.bytes)
    expect(parts.get('xl/workbook.xml')).toMatch(/name="GEOL".*name="SAMP"/)
    expect(parts.get('xl/worksheets/sheet1.xml')?.match(/<row /g)).toHaveLength(strata.length + 2)
    await expect(
      dialog(page)
        .getByRole('listitem')
        .filter({ hasText: /^Strata/ }),
    ).toContainText(`${strata.length.toLocaleString('en-GB')} rows`)

    await dialog(page).getByRole('button', { name: 'New export' }).click()
    await chooseFormat(page, 'CSV')
    const archive = await save(page, service)
    expect(archive.name).toBe('NGE-1187-project.zip')
    const files = unzip(archive.bytes)
    const groups = await Array.fromAsync(client.metadata(id))
    const codes = groups.flatMap(({ code }) => code ?? [])
    expect(codes).toContain('PROJ')
    expect([...files.keys()]).toEqual(['GEOL', 'SAMP', ...codes].map((code) => `${code}.csv`))
    for (const code of codes) expect(parts.get('xl/workbook.xml')).toContain(`name="${code}"`)
    expect(files.get('PROJ.csv')).toContain('NGE-1187')
    expect(files.get('GEOL.csv')).toMatch(/^LOCA_ID,GEOL_TOP,.*\r\n,m,/)

    await dialog(page).getByRole('button', { name: 'New export' }).click()
    await dialog(page).getByText('Tables', { exact: false }).first().click()
    await dialog(page)
      .getByRole('checkbox', { name: /\bSAMP\b/ })
      .uncheck()
    const single = await save(page, service)
    expect(single.name).toBe('NGE-1187-GEOL.csv')
    expect(single.bytes.toString()).toBe(files.get('GEOL.csv'))
  },
)

test('GeoJSON and KML contain every hole; GDAL reads both', async ({ page, open, client, service }) => {
  const id = await projectCalled(client, 'NGE-1342')
  const holes = await Array.fromAsync(client.locations(id, { limit: 1000 }))
  await open(`/projects/${id}`)
  await openDialog(page)
  await chooseFormat(page, 'GeoJSON')
  await expect(dialog(page).getByText('Points of 4 holes without coordinates')).toBeVisible()
  const json = await save(page, service)
  const { features } = JSON.parse(json.bytes.toString()) as {
    features: {
      properties: { kind: string; locationId?: string }
      geometry: { coordinates: number[] } | null
    }[]
  }
  const points = features.filter(({ properties }) => properties.kind === 'hole')
  expect(points.map(({ properties }) => properties.locationId)).toEqual(holes.map((hole) => hole.locationId))
  expect(points[0]?.geometry?.coordinates).toEqual([holes[0]?.longitude, holes[0]?.latitude])
  await dialog(page).getByRole('button', { name: 'New export' }).click()
  await chooseFormat(page, 'KML')
  const kml = await save(page, service)
  expect(kml.bytes.toString().match(/<Placemark id="hole-/g)).toHaveLength(holes.length)
  if (spawnSync(GDAL, ['--version']).status !== 0) return
  expect(countFeatures(json.path)).toBe(features.length)
  expect(countFeatures(kml.path)).toBe(features.length)
})

/** Number of features according to GDAL. */
function countFeatures(path: string): number {
  const { status, stdout, stderr } = spawnSync(GDAL, ['-ro', '-so', '-al', path], { encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  const counts = [...stdout.matchAll(/Feature Count: (\d+)/g)].map(([, count]) => Number(count))
  return counts.reduce((sum, count) => sum + count, 0)
}

test('a GeoPackage of the whole project is written by the service', async ({
  page,
  open,
  client,
  service,
}) => {
  const id = await projectCalled(client, 'NGE-0614')
  await open(`/projects/${id}`)
  await openDialog(page)
  await chooseFormat(page, 'GeoPackage')
  await expect(dialog(page).getByText('Written on the server')).toBeVisible()
  await expect(dialog(page).getByText('Tables', { exact: true })).toBeHidden()
  const { name, bytes } = await save(page, service)
  expect(name).toBe('NGE-0614-project.gpkg')
  const { content } = await client.exportProject(id, 'gpkg')
  expect(bytes.equals(Buffer.from(await new Response(content).arrayBuffer()))).toBe(true)
})

test('a plan as DXF is drawn by the service, and GeoParquet is written in the page', async ({
  page,
  open,
  client,
  service,
}) => {
  const id = await projectCalled(client, 'NGE-0614')
  await open(`/projects/${id}`)
  await openDialog(page)
  await chooseFormat(page, 'DXF')
  await expect(dialog(page).getByText('Drawn on the server')).toBeVisible()
  const plan = await save(page, service)
  expect(plan.name).toBe('NGE-0614-project.dxf')
  expect(plan.bytes.toString()).toContain('AC1015')
  await dialog(page).getByRole('button', { name: 'New export' }).click()
  await chooseFormat(page, 'GeoParquet')
  await expect(dialog(page).getByText('has one layer, the holes')).toBeVisible()
  const { name, bytes } = await save(page, service)
  expect(name).toBe('NGE-0614-project.parquet')
  expect([bytes.subarray(0, 4), bytes.subarray(-4)].map(String)).toEqual(['PAR1', 'PAR1'])
})
