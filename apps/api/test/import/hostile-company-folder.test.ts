import { describe, expect, test } from 'vitest'
import { boundary } from '@groundsheet/contract'
import { smallSite } from './ags-text.ts'
import { type Workspace } from './workspace.ts'
import { importAndExamine, workspaceWithSite } from './import-and-examine.ts'

/** A company folder with one project, in which some file is as given. */
function companyWith(workspace: Workspace, file: string, content: string | Uint8Array): string {
  workspace.write('company/company.json', '{"name":"North","crs":"EPSG:27700"}')
  workspace.write('company/projects/mill/project.json', '{"projectId":"NG-7"}')
  workspace.write('company/projects/mill/site.ags', smallSite())
  workspace.write(`company/${file}`, content)
  return `${workspace.folder}/company`
}

const collection = (geometry: string): string =>
  `{"type":"FeatureCollection","features":[{"type":"Feature","properties":{},"geometry":${geometry}}]}`

const polygon = (...rings: string[]): string =>
  collection(`{"type":"Polygon","coordinates":[${rings.join(',')}]}`)

const circle = (positions: number): string => {
  const angles = Array.from(
    { length: positions },
    (_, i) => ((i % (positions - 1)) / (positions - 1)) * 2 * Math.PI,
  )
  return JSON.stringify(angles.map((angle) => [-1 + Math.cos(angle) / 100, 52 + Math.sin(angle) / 100]))
}

describe('a boundary', () => {
  test.each<[string, string, RegExp]>([
    ['of NaN', polygon('[[0,NaN],[1,1],[1,0],[0,NaN]]'), /boundaries\.geojson: cannot be read as JSON/],
    ['beyond all numbers', polygon('[[0,1e999],[1,1],[1,0],[0,1e999]]'), /features\[0\]\.geometry/],
    ['of null', polygon('[[0,null],[1,1],[1,0],[0,null]]'), /features\[0\]\.geometry/],
    ['of text', polygon('[["0","1"],[1,1],[1,0],["0","1"]]'), /features\[0\]\.geometry/],
    ['without positions', polygon('[]'), /features\[0\]\.geometry/],
    ['without rings', polygon(), /features\[0\]\.geometry/],
    ['of two positions', polygon('[[0,0],[0,0]]'), /features\[0\]\.geometry/],
    ['around the world', polygon('[[190,0],[191,1],[191,0],[190,0]]'), /a longitude in degrees, -180 to 180/],
    ['of another kind', collection('{"type":"Point","coordinates":[0,0]}'), /features\[0\]\.geometry/],
    ['of none', collection('null'), /features\[0\]\.geometry/],
    ['nested without end', collection('['.repeat(100_000) + ']'.repeat(100_000)), /boundaries\.geojson: /],
    ['that never ends', collection('['.repeat(100_000)), /boundaries\.geojson: cannot be read as JSON/],
  ])('%s is refused in one line', async (_what, text, line) => {
    const workspace = await workspaceWithSite()
    const path = companyWith(workspace, 'projects/mill/boundaries.geojson', text)
    const said = await importAndExamine(workspace, path)
    expect(said).toMatch(line)
    expect(said).toMatch(/^[^\n]{1,1000}$/)
  })

  test.each<[string, string]>([
    ['wound the other way', polygon('[[0,0],[0,1],[1,1],[0,0]]')],
    ['that crosses itself', polygon('[[0,0],[1,1],[1,0],[0,1],[0,0]]')],
    ['across the date line', polygon('[[179,0],[-179,0],[-179,1],[179,0]]')],
    ['of one spot', polygon('[[0,0],[0,0],[0,0],[0,0]]')],
    ['of 10 MB', polygon(circle(250_000))],
  ])('%s is stored unchanged', async (_what, text) => {
    const workspace = await workspaceWithSite()
    expect(
      await importAndExamine(workspace, companyWith(workspace, 'projects/mill/boundaries.geojson', text)),
    ).toBe('imported')
    const [kept] = workspace.boundaries()
    expect(boundary.parse(kept).geometry).toEqual(
      (JSON.parse(text) as { features: [{ geometry: unknown }] }).features[0].geometry,
    )
  })
})

describe('an icon', () => {
  const laughs = Array.from(
    { length: 9 },
    (_, i) => `<!ENTITY l${i + 1} "&l${i};&l${i};&l${i};&l${i};&l${i};&l${i};&l${i};&l${i};">`,
  )
  test.each<[string, string, RegExp]>([
    [
      'of 10 MB',
      `<svg viewBox="0 0 1 1"><!--${'x'.repeat(10 * 1024 ** 2)}--></svg>`,
      /rig\.svg: is larger than 256 kB/,
    ],
    [
      'that laughs a billion times',
      `<!DOCTYPE svg [<!ENTITY l0 "ha">${laughs.join('')}]><svg viewBox="0 0 1 1"><title>&l9;</title></svg>`,
      /rig\.svg: is not well-formed/,
    ],
    [
      'that reads a file',
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg viewBox="0 0 1 ' +
        '1"><title>&x;</title></svg>',
      /rig\.svg: is not well-formed/,
    ],
    ['nested without end', '<svg viewBox="0 0 1 1">' + '<g>'.repeat(30_000), /rig\.svg: is too complex/],
    [
      'of 50,000 attributes',
      `<svg viewBox="0 0 1 1"><g ${Array.from({ length: 20_000 }, (_, i) => `a${i}=""`).join(' ')}/></svg>`,
      /imported/,
    ],
  ])('%s is imported or refused without effect on others', async (_what, text, line) => {
    const workspace = await workspaceWithSite()
    expect(await importAndExamine(workspace, companyWith(workspace, 'icons/rig.svg', text))).toMatch(line)
  })
})

describe('JSON of a project', () => {
  test.each<[string, string, string, RegExp]>([
    [
      'nested without end',
      'project.json',
      `{"projectId":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      /project\.json: /,
    ],
    [
      'with a prototype',
      'project.json',
      '{"__proto__":{"projectId":"X"},"projectId":"NG-7"}',
      /project\.json: has no member "__proto__"|imported/,
    ],
    [
      'with a constructor',
      'project.json',
      '{"projectId":"NG-7","constructor":{"prototype":{"x":1}}}',
      /has no member "constructor"/,
    ],
    [
      'with pins on prototypes',
      'placements.json',
      '{"__proto__":{"latitude":52,"longitude":-1},"constructor":{"latitude":52,"longitude":-1}}',
      /^imported$/,
    ],
    [
      'with styles of prototypes',
      'styles.json',
      '{"types":{"__proto__":{"markerSize":9},"toString":{"markerSize":9}},' +
        '"locations":{"valueOf":{"markerSize":9}}}',
      /^imported$/,
    ],
    ['that is a list', 'styles.json', '[]', /styles\.json: /],
    ['that is a number', 'groups.json', '7', /groups\.json: /],
    [
      'of 100,000 members of a group',
      'groups.json',
      JSON.stringify([{ name: 'All', locationIds: Array.from({ length: 100_000 }, String) }]),
      /^imported$/,
    ],
  ])(
    '%s is refused in one line or imported, and changes no other object',
    async (_what, name, text, line) => {
      const workspace = await workspaceWithSite()
      expect(
        await importAndExamine(workspace, companyWith(workspace, `projects/mill/${name}`, text)),
      ).toMatch(line)
      expect(({} as Record<string, unknown>).projectId).toBeUndefined()
      expect(({} as Record<string, unknown>).markerSize).toBeUndefined()
    },
  )

  test('holes and types with names of object members are imported', async () => {
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']
    const workspace = await workspaceWithSite()
    const LOCA = [['LOCA_ID', 'LOCA_TYPE'], ...names.map((name) => [name, name])]
    const path = companyWith(workspace, 'projects/mill/site.ags', smallSite({ LOCA, GEOL: [] }))
    expect(await importAndExamine(workspace, path)).toBe('imported')
    expect(
      workspace
        .holes()
        .slice(-5)
        .map(({ locationId }) => locationId),
    ).toEqual(names)
    for (const hole of workspace.holes().slice(-5)) {
      expect(hole).toMatchObject({ mapPlacement: null, data: { LOCA_TYPE: hole.locationId } })
      expect(workspace.styles()[hole.locationId]).toMatchObject({
        locationType: hole.locationId,
        source: 'default',
      })
    }
  })
})
