import type { WriteStore } from '../../store/write/write-store.ts'
import {
  NO_NUMBER_ADVICE,
  NUMBER,
  OUTSIDE_ADVICE,
  unusedCoordinates,
  type Edition,
  type HoleNumbers,
  type UnusedCoordinates,
} from '@groundsheet/ags'
import { areGroundLevelsUnset } from '@groundsheet/readings/file-checks'
import { copyStrings } from '../copy-strings.ts'
import { shortenedList } from '@groundsheet/rules'
import type { DiagnosticList } from '../diagnostics.ts'
import type { PublicCodes } from '../rows/public-codes.ts'
import type { StoredHole } from '../rows/import-rows.ts'
import { dataText } from '../rows/row-text.ts'
import { storedPages } from '../rows/stored-pages.ts'
import { storedValues } from '../rows/stored-values.ts'
import { readLocationNumbers, type NumberHeadings } from './location-numbers.ts'

/** A hole as in its row: name, numbers, and the values its CRS is decided from. */
export interface SurveyedHole extends HoleNumbers {
  readonly seq: number
  readonly id: string
  readonly locaId: string
  readonly type: string
  readonly gref: string
  readonly datum: string
  readonly unused: UnusedCoordinates | null
  /** JSON of the values that are sent. */
  readonly data: string
}

export interface HolesTable {
  readonly group: string
  readonly edition: Edition
  readonly numberHeadings: NumberHeadings
}

/** The holes of a project, each read once: from its row of an earlier import, or as it is written. */
export interface HoleSurvey {
  /** Takes the place of what was known of the hole. */
  put(hole: StoredHole): void
  /** In the order of their creation. */
  list(): SurveyedHole[]
  /** Reports values that are not numbers. */
  report(diagnostics: DiagnosticList): void
}

interface Survey {
  readonly hole: SurveyedHole
  readonly unread: readonly (readonly [heading: string, value: string])[]
}

export function createHoleSurvey(table: HolesTable): HoleSurvey {
  const surveys = new Map<number, Survey>()
  const inOrder = () => [...surveys.values()].sort((a, b) => a.hole.seq - b.hole.seq)
  return {
    put: (hole) => void surveys.set(hole.seq, survey(hole, table)),
    list: () => withoutUnsetLevels(inOrder().map(({ hole }) => hole)),
    report(diagnostics) {
      const unread = inOrder().flatMap((surveyed) => surveyed.unread)
      for (const [heading, found] of Map.groupBy(unread, ([heading]) => heading)) {
        const [outside, texts] = [found.filter(isNumber), found.filter((one) => !isNumber(one))]
        for (const [values, one, several, advice] of [
          [texts, '1 value is not read as a number', 'values are not read as numbers', NO_NUMBER_ADVICE],
          [outside, '1 value is out of range', 'values are out of range', OUTSIDE_ADVICE],
        ] as const) {
          if (values.length === 0) continue
          const count = values.length === 1 ? one : `${values.length} ${several}`
          const message = `${count}: ${shortenedList([...new Set(values.map(([, value]) => value))])}`
          const about = { severity: 'warning', group: table.group, heading } as const
          diagnostics.add({ ...about, rule: 'not-a-number', message, advice })
        }
      }
    },
  }
}

/** Ground levels that are 0 in all of several holes were not surveyed, so none is stated. */
const withoutUnsetLevels = (holes: SurveyedHole[]): SurveyedHole[] =>
  areGroundLevelsUnset(holes.map(({ groundLevel }) => groundLevel))
    ? holes.map((hole) => ({ ...hole, groundLevel: null }))
    : holes

function survey(
  { seq, id, values, data }: StoredHole,
  { group, edition, numberHeadings }: HolesTable,
): Survey {
  const valueOf = (name: string) => values.get(`${group}_${name}`)?.trim() ?? ''
  const unread: [heading: string, value: string][] = []
  const fields = readLocationNumbers(values, edition, numberHeadings, (heading, value) =>
    unread.push([heading, value]),
  )
  const locaId = values.get(`${group}_ID`) ?? ''
  const [type, gref, datum] = [valueOf('TYPE'), valueOf('GREF'), valueOf('LLZ')]
  const unused = unusedCoordinates(valueOf('NATE'), valueOf('NATN'))
  const hole = { seq, id, locaId, type, gref, datum, ...fields, unused }
  // Parts of a longer text would keep all of it in memory.
  return {
    hole: { ...hole, data: copyStrings(data) },
    unread: unread.length === 0 ? NONE : copyStrings(unread),
  }
}

const NONE: Survey['unread'] = []

/** It was not read all the same: no latitude or longitude is that large. */
const isNumber = ([, value]: Survey['unread'][number]): boolean => NUMBER.test(value.trim())

/** Surveys the holes of earlier imports. To be called before those of this import are written. */
export async function surveyStoredHoles(
  store: WriteStore,
  table: { readonly seq: number; readonly publicCodes: PublicCodes },
  survey: HoleSurvey,
): Promise<void> {
  for await (const page of storedPages(store, table.seq)) {
    for (const row of page) {
      const { seq, id, body } = row
      survey.put({ seq, id, values: storedValues(row, table.publicCodes), data: dataText(body) })
    }
  }
}
