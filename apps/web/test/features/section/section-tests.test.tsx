import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { holeOf } from '../../../src/data/holes/hole.ts'
import type { Section } from '../../../src/features/section/section-model.ts'
import { SectionTests } from '../../../src/features/section/section-tests.tsx'
import { partOf } from '../../../../../test/part-of.ts'

const BH1 = holeOf({
  ...{ id: 'a'.repeat(24), locationId: 'BH1', table: 'LOCA', easting: null, northing: null, latitude: 0 },
  ...{ longitude: 0, groundLevel: 20, finalDepth: 20, mapPlacement: null, data: {} },
  updatedAt: '2026-01-01T00:00:00.000Z',
})

test('all SPT results are listed as text, contradicted ones with a sign, omitted ones counted', () => {
  const tests = [
    { top: 2.5, label: '50/187 mm' },
    { top: 1.2, label: '7' },
    { top: 20.5, label: '48', contradicted: true as const },
  ]
  const section = partOf<Section>({ sticks: [{ hole: BH1, tests }] })
  const listed = renderToStaticMarkup(
    <SectionTests section={section} hidden={[{ hole: BH1, results: 1 }]} isNoteDrawn={false} />,
  )
  const text = listed.replace(/<[^<>]+>/g, ' ')
  expect(listed).not.toContain('visually-hidden')
  expect(text).toContain('SPT results not shown for lack of room: 1 in BH1.')
  expect(text).toMatch(/BH1\s+1\.20 m: 7, 2\.50 m: 50\/187 mm, 20\.50 m: 48\*/)
})

test('the note of hidden results is shown once: in the list only where the drawing has none', () => {
  const section = partOf<Section>({ sticks: [{ hole: BH1, tests: [{ top: 1.2, label: '7' }] }] })
  const listed = renderToStaticMarkup(
    <SectionTests section={section} hidden={[{ hole: BH1, results: 1 }]} isNoteDrawn />,
  )
  expect(listed).toMatch(/<p class="visually-hidden">SPT results not shown/)
})
