import { use } from 'react'
import { strings } from './strings.ts'
import { AgsHeadingsContext } from './ags-headings-context.ts'

interface Props {
  readonly code: string
  readonly name: string
  readonly rows: number
}

/** `Strata 12` or `GEOL 12`; the other label is the tooltip, and screen readers read both. */
export function TableLabel({ code, name, rows }: Props) {
  const [shown, other] = use(AgsHeadingsContext) ? [code, name] : [name, code]
  return (
    <>
      <span title={other}>{shown}</span> <span className="visually-hidden">{other}</span>{' '}
      <span className="soft">{strings.number(rows)}</span>
    </>
  )
}
