import { parseAgs } from '@groundsheet/ags'
import { createClient } from '@groundsheet/client'
import { writeAgsFile } from '@groundsheet/formats'
import { afterAll, expect, test, vi } from 'vitest'
import { startServer, type RunningServer } from '../apps/api/src/server.ts'
import { smallSite } from '../apps/api/test/import/ags-text.ts'
import { createWorkspace } from '../apps/api/test/import/workspace.ts'
import { makeKey } from '../apps/api/test/seed-world.ts'
import { openExportSource } from '../apps/web/src/data/export/export-source.ts'
import { findRules } from './find-rules.ts'

vi.setConfig({ testTimeout: 120_000 })

let server: RunningServer | undefined
afterAll(() => server?.close())

/** An issue of a site with a vane test, whose value and remark have these types and texts. */
function issue(date: string, types: readonly string[], row: readonly string[]): string {
  const text = smallSite({
    TRAN: [
      ['TRAN_ISNO', 'TRAN_DATE'],
      ['1', date],
    ],
    IVAN: [['LOCA_ID', 'IVAN_DPTH', 'IVAN_IVAN', 'IVAN_IVAR', 'IVAN_REM'], row],
  })
  const lines = text.split('\r\n')
  const start = lines.indexOf('"GROUP","IVAN"')
  return lines.with(start + 3, ['TYPE', ...types].map((type) => `"${type}"`).join(',')).join('\r\n')
}

const ivanOf = (text: string) => {
  const group = parseAgs(text).groups.get('IVAN')
  const places = ['LOCA_ID', 'IVAN_DPTH', 'IVAN_IVAN', 'IVAN_IVAR', 'IVAN_REM'].map(
    (heading) => group?.headings.indexOf(heading) ?? -1,
  )
  const inOrder = (values: readonly string[] = []) => places.map((place) => values[place])
  return {
    types: inOrder(group?.types),
    units: inOrder(group?.units),
    rows: group?.rows.map((row) => inOrder(row)).toSorted(),
  }
}

test('the page and the service write the same AGS types and values of a merged project', async () => {
  const workspace = createWorkspace()
  const old = issue('2024-01-01', ['ID', '2DP', '0DP', '0DP', 'X'], ['BH1', '1.00', '40', '12', 'a\nb'])
  const recent = issue('2024-06-14', ['ID', '2DP', '2DP', '0DP', 'X'], ['BH2', '0.50', '0.00', '<5', 'c'])
  await workspace.import(workspace.write('old.ags', old))
  await workspace.import(workspace.write('new.ags', recent))
  const database = await workspace.stored()
  server = await startServer({ port: 0, database, logLevel: 'silent', rateLimit: 1_000_000 })
  const key = await makeKey(database, { company: 'Local' })
  const client = createClient({ baseUrl: `${server.url}/v1`, key })
  const [listed] = await Array.fromAsync(client.projects())
  const projectId = listed?.id ?? ''
  const { tables } = await client.project(projectId)

  const { content } = await client.exportProject(projectId, 'ags')
  const ofService = await new Response(content).text()

  const order = {
    ...{ format: 'ags' as const, options: {}, holes: null, byService: false },
    tables: tables.flatMap(({ code }) => code ?? []),
  }
  const read: string[] = []
  const source = await openExportSource(
    { client, projectId, company: 'Local', styled: false, locations: 'LOCA' },
    order,
    { signal: new AbortController().signal, onRead: (table) => read.push(table) },
  )
  const pieces = await Array.fromAsync(writeAgsFile(source))
  const ofPage = pieces.join('')

  expect(ivanOf(ofPage)).toEqual(ivanOf(ofService))
  expect(ivanOf(ofPage)).toMatchObject({
    types: ['ID', '2DP', 'U', 'XN', 'X'],
    rows: [
      ['BH1', '1.00', '40', '12', 'a b'],
      ['BH2', '0.50', '0.00', '<5', 'c'],
    ],
  })
  for (const text of [ofPage, ofService])
    expect((await findRules(text)).filter(({ rule, group }) => rule === '8' && group === 'IVAN')).toEqual([])
  expect(read.toSorted()).toEqual(['GEOL', 'IVAN', 'LOCA'])
})
