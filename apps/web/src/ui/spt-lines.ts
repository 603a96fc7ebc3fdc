import type { TableRow } from '@groundsheet/contract'
import { readSptDetails } from '@groundsheet/readings'
import type { Glossary } from '../data/tables/glossary.ts'
import { strings } from './strings/strings.ts'

interface Line {
  readonly label: string
  readonly value: string
}

const words = strings.spt

/** Details of a standard penetration test; none for rows of other tables. */
export function sptLines({ table, data }: TableRow, glossary: Glossary): readonly Line[] {
  if (table !== 'ISPT') return []
  const details = readSptDetails(data)
  const { type, seating, main, selfWeight, extrapolation, casing, water, energyRatio, n60 } = details
  const noN60 = details.energyRatioIsImpossible ? words.noN60 : ''
  const meaning = glossary.meaning('ISPT_TYPE', type)
  const lines = [
    { label: words.type, value: meaning === null ? type : `${meaning} (${type})` },
    { label: words.seating, value: seating ? words.drive(seating.blows, seating.penetration) : '' },
    { label: words.main, value: main ? words.drive(main.blows, main.penetration) : '' },
    { label: words.stated, value: extrapolation },
    { label: words.selfWeight, value: selfWeight === null ? '' : words.millimetres(selfWeight) },
    { label: words.casing, value: words.depth(casing) },
    { label: words.water, value: words.depth(water) },
    { label: words.energyRatio, value: energyRatio && `${energyRatio}%` },
    { label: words.n60, value: n60 ? words.n60Value(n60.value, n60.stated) : noN60 },
  ]
  return lines.filter(({ value }) => value !== '')
}
