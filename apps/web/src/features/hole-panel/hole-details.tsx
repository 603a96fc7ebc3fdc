import type { LocationDetail } from '@groundsheet/contract'
import { inclinationIsUnset, type StatedDirection } from '@groundsheet/readings'
import { use } from 'react'
import { tableName } from '../../ui/table-names.ts'
import { codedName } from '../../data/text/coded-name.ts'
import { directionOf, type Glossary } from '../../data/tables/glossary.ts'
import { formatValueWithUnit } from '../../ui/dates.ts'
import { NameAndCode } from '../../ui/name-and-code.tsx'
import { Notice } from '../../ui/notice.tsx'
import { strings } from '../../ui/strings/strings.ts'
import { AgsHeadingsContext } from '../../ui/ags-headings-context.ts'
import { sectionsOf } from './heading-sections.ts'

const words = strings.hole

interface Props {
  readonly hole: LocationDetail
  readonly glossary: Glossary
  readonly withheld: string | null
}

/** Every heading of the hole with its value in the file; blank headings are listed in a collapsed part. */
export default function HoleDetails({ hole, glossary, withheld }: Props) {
  const unnamed = hole.tables.filter(({ code }) => code === null)
  const headings = headingsOf(hole, glossary)
  const blank = headings.filter((heading) => !hasValue(hole, heading))
  return (
    <div className="hole-details" role="region" aria-label={words.headings} tabIndex={0}>
      {withheld !== null && <Notice>{withheld}</Notice>}
      {sectionsOf(headings.filter((heading) => hasValue(hole, heading))).map(({ id, headings }) => (
        <section key={id} aria-label={words.sections[id]}>
          <h3>{words.sections[id]}</h3>
          <dl>
            {headings.map((heading) => (
              <Detail key={heading} hole={hole} heading={heading} glossary={glossary} />
            ))}
          </dl>
        </section>
      ))}
      {blank.length > 0 && (
        <details>
          <summary className="soft">{words.blank(blank.length)}</summary>
          <ul>
            {blank.map((heading) => (
              <li key={heading}>
                {glossary.heading(hole.table, heading)?.name} <code>{heading}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
      {unnamed.map((table) => (
        <Notice key={table.name}>{words.noCode(tableName(table), table.rows)}</Notice>
      ))}
      {hole.tables.length === 0 && <p className="soft">{words.noTables}</p>}
    </div>
  )
}

function Detail({ hole, heading, glossary }: { hole: LocationDetail; heading: string; glossary: Glossary }) {
  const { name, unit } = glossary.heading(hole.table, heading) ?? {}
  const value = hole.data[heading] ?? ''
  const codesOnly = use(AgsHeadingsContext)
  const meaning = codesOnly ? null : glossary.meaning(heading, value)
  return (
    <div>
      <dt>
        {name} <code>{heading}</code>
      </dt>
      <dd>
        {meaning === null ? formatValueWithUnit(value, unit) : <NameAndCode {...codedName(value, meaning)} />}
        {heading === 'HOLE_INCL' && <InclinationNote direction={directionOf(hole, glossary)} />}
      </dd>
    </div>
  )
}

/** Notes an inclination that cannot be, a 0 that means blank, and one that contradicts words of the hole. */
function InclinationNote({ direction }: { direction: StatedDirection }) {
  if (inclinationIsUnset(direction)) return <span className="soft"> · {words.notSet}</span>
  const { inclination, impossible, words: stated } = direction
  if (impossible !== null) return <span className="soft"> · {words.impossibleInclination}</span>
  if (inclination !== 0 || !stated || stated.horizontal) return null
  return <span className="soft"> · {words.inclinedInWords(stated.text)}</span>
}

const hasValue = ({ data }: LocationDetail, heading: string) => (data[heading] ?? '').trim() !== ''

/** In dictionary order, then in file order. */
const headingsOf = ({ table, data }: LocationDetail, glossary: Glossary): string[] => {
  const known = glossary.table(table)?.headings.map(({ heading }) => heading) ?? []
  return [...new Set([...known.filter((heading) => heading in data), ...Object.keys(data)])]
}
