import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { findSentences } from './find-sentences.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const SOURCES = ['packages/{readings,logs,plots,sections,symbols}/src/**/*.ts', 'apps/web/src/**/*.{ts,tsx}']
/** Files of a language. */
const OF_LANGUAGE = /(?:-words|\bstrings|-strings)\.ts$/

/** Texts that another language does not change, and files of nothing else. */
const NOT_OF_LANGUAGE: Readonly<Record<string, readonly string[] | 'all'>> = {
  // Tables of names, each beside its drawing.
  'packages/symbols/src/plan-symbols.ts': 'all',
  'packages/symbols/src/shapes.ts': 'all',
  // Names of tables as the AGS standards write them, which files are compared with.
  'apps/web/src/ui/table-names.ts': 'all',
  // The form of ISPT_REP that the reader of its figures takes.
  'packages/readings/src/spt/report-text.ts': ['… for …'],
  // The name of a series.
  'packages/logs/src/lanes/backfill.ts': ['backfill …'],
  // Names of grids, as EPSG has them.
  'apps/web/src/data/map/national-grids.ts': ['UTM zone …N'],
  // A command to type.
  'apps/web/src/features/map/controls/unknown-grid-note.tsx': ['npx groundsheet import FILE --crs …'],
  // The name of a font.
  'apps/web/src/features/map/sheet/label-features.ts': ['Groundsheet plan'],
  // Names of tabs, and of what is stored.
  'apps/web/src/features/hole-panel/hole-panel.tsx': ['table …'],
  'apps/web/src/data/service/kept-queries.ts': ['groundsheet kept queries …'],
  'apps/web/src/data/service/proxy-sign-in.ts': ['signed in at the proxy: '],
}

describe('sentences in literals are found', () => {
  test.each([
    ["const text = 'below the hole'", '1: below the hole'],
    ["const text = 'Trial pit'", '1: Trial pit'],
    ['const text = `tip at ${depth} m`', '1: tip at … m'],
    ['const text = `${top} to ${base} m`', '1: … to … m'],
    ['const text = `${kind} (negative), ${count} rows`', '1: … (negative), … rows'],
  ])('%s', (source, found) => {
    expect(findSentences('a.ts', source)).toEqual([found])
  })

  test.each([
    "type Layout = 'side by side'",
    "throw new Error('no such hole')",
    "reject(new Error('no such hole'))",
    "const known = 'assumed assessed possible'.split(' ')",
    'const pattern = String.raw`due to|because of`',
    'const text = `${blows}/${penetration} mm`',
    'const text = `ISPT_NVAL ${n}, ISPT_NPEN ${penetration} mm`',
    'const item = { key: `${id} count` }',
  ])('not where people do not read them: %s', (source) => {
    expect(findSentences('a.ts', source)).toEqual([])
  })
})

describe('every sentence is in a file of words or strings', () => {
  const found = new Map(
    globSync(SOURCES, { cwd: root })
      .filter((path) => !OF_LANGUAGE.test(path))
      .map((path) => [path, findSentences(path, readFileSync(root + path, 'utf8'))]),
  )
  const textOf = (sentence: string) => sentence.replace(/^\d+: /, '')

  test('of packages and viewer', () => {
    expect(found.size).toBeGreaterThan(700)
    const misplaced = [...found].flatMap(([path, sentences]) => {
      const allowed = NOT_OF_LANGUAGE[path] ?? []
      if (allowed === 'all') return []
      return sentences.filter((one) => !allowed.includes(textOf(one))).map((one) => `${path}:${one}`)
    })
    expect(misplaced).toEqual([])
  })

  test('and no exception is left without its text', () => {
    const isUsed = ([path, texts]: [string, readonly string[] | 'all']) => {
      const sentences = found.get(path)?.map(textOf) ?? []
      return texts === 'all' ? sentences.length > 0 : texts.every((text) => sentences.includes(text))
    }
    expect(Object.entries(NOT_OF_LANGUAGE).filter((one) => !isUsed(one))).toEqual([])
  })
})
