import { use } from 'react'
import { fullTableName } from './table-names.ts'
import { strings } from './strings/strings.ts'
import { AgsHeadingsContext } from './ags-headings-context.ts'

interface Props {
  readonly code: string
  readonly name: string
  readonly rows: number
}

/**
 * `Strata 12` or `GEOL 12`; the tooltip has the other label and an abbreviation in full, and screen readers
 * read both.
 */
export function TableLabel({ code, name, rows }: Props) {
  const full = fullTableName({ code, name })
  const named = full === name ? code : `${full}, ${code}`
  const [shown, other] = use(AgsHeadingsContext) ? [code, full] : [name, named]
  return (
    <>
      <span title={other}>{shown}</span> <span className="visually-hidden">{other}</span>{' '}
      <span className="soft">{strings.number(rows)}</span>
    </>
  )
}
