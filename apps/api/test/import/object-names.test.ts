import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exportProject } from '../../src/export/export-project.ts'
import { findRules } from '../../../../test/find-rules.ts'
import { createWorkspace } from './workspace.ts'

/** Members of every object, which a lookup by a text of a file must not find. */
const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']

/** With the name as a group, its heading, and a heading, unit, type, hole name and code of others. */
const fileWith = (name: string, hasHeading: boolean): string => {
  const own = hasHeading ? `,"${name}"` : ''
  return [
    '"GROUP","PROJ"\r\n"HEADING","PROJ_ID","PROJ_NAME"\r\n"UNIT","",""\r\n"TYPE","ID","X"',
    `"DATA","J1","${name}"\r\n`,
    '"GROUP","LOCA"\r\n"HEADING","LOCA_ID","LOCA_TYPE","LOCA_GL"',
    `"UNIT","","","${name}"\r\n"TYPE","ID","PA","${name}"\r\n"DATA","${name}","${name}","1.00"\r\n`,
    `"GROUP","GEOL"\r\n"HEADING","LOCA_ID","GEOL_TOP","GEOL_BASE","GEOL_LEG"${own}`,
    `"UNIT","","${name}","m",""${own}\r\n"TYPE","ID","2DP","${name}","PA"${own}`,
    `"DATA","${name}","0.00","1.00","${name}"${own}\r\n`,
    `"GROUP","${name}"\r\n"HEADING","LOCA_ID"${own}\r\n"UNIT",""${own}\r\n"TYPE","ID"${own}`,
    `"DATA","${name}"${own}\r\n`,
  ].join('\r\n')
}

test.each(NAMES)('%s in place of any name of a file is checked, imported and exported', async (name) => {
  const workspace = createWorkspace()
  const file = fileWith(name, true)
  expect((await findRules(file)).length).toBeGreaterThan(0)
  await workspace.import(workspace.write('site.ags', fileWith(name, false)))
  await workspace.import(workspace.write('site.ags', file))
  const again = await workspace.import(workspace.write('site.ags', fileWith(name, false)))
  expect(again.projects).toHaveLength(1)
  expect(workspace.holes().map(({ locationId }) => locationId)).toEqual([name])
  // Names of groups are read in upper case.
  expect(workspace.rows(name.toUpperCase()).map(({ locationId }) => locationId)).toContain(name)
  const of = { database: await workspace.stored(), project: 'J1', company: 'Local', keepLineBreaks: true }
  const out = join(workspace.folder, 'export.ags')
  await exportProject({ ...of, format: 'ags', out })
  const text = readFileSync(out, 'utf8')
  expect(text).toContain(`"DATA","${name}","${name}","1.00"`)
  expect(text).not.toMatch(/native code|\[object/)
})
