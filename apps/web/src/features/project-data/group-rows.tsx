import type { TableRow } from '@groundsheet/contract'
import { useState } from 'react'
import { metadataRowsQuery } from '../../data/service/project-data-queries.ts'
import { useSession } from '../../data/service/session.ts'
import { useWholeList } from '../../data/service/whole-list.ts'
import { ErrorNotice, LoadingNotice } from '../../ui/notice.tsx'
import { projectDataStrings as words } from '../../ui/strings/project-data-strings.ts'

/** Rows that are shown until all are requested. */
const MAX_ROWS_SHOWN_INITIALLY = 100

interface Props {
  readonly projectId: string
  readonly code: string
  readonly name: string
}

/** One row as a list of headings and values, several as a table; values as the file states them. */
export function GroupRows({ projectId, code, name }: Props) {
  const { client } = useSession()
  const { items, loading, error, retry } = useWholeList(metadataRowsQuery(client, projectId, code))
  if (error) return <ErrorNotice error={error} retry={retry} />
  if (loading) return <LoadingNotice />
  const headings = [...new Set(items.flatMap(({ data }) => Object.keys(data)))]
  const filled = headings.filter((heading) => items.some(({ data }) => (data[heading] ?? '') !== ''))
  const empty = headings.filter((heading) => !filled.includes(heading))
  const [only, ...others] = items
  return (
    <>
      {only !== undefined && others.length === 0 ? (
        <OneRow row={only} headings={filled} />
      ) : (
        <ManyRows rows={items} headings={filled} label={words.table(name, code)} />
      )}
      {empty.length > 0 && <p className="soft">{words.emptyHeadings(empty)}</p>}
    </>
  )
}

function OneRow({ row, headings }: { readonly row: TableRow; readonly headings: readonly string[] }) {
  return (
    <dl className="metadata-row">
      {headings.map((heading) => (
        <div key={heading}>
          <dt>{heading}</dt>
          <dd>
            <bdi>{row.data[heading]}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface ManyProps {
  readonly rows: readonly TableRow[]
  readonly headings: readonly string[]
  readonly label: string
}

function ManyRows({ rows, headings, label }: ManyProps) {
  const [all, setAll] = useState(false)
  const shown = all ? rows : rows.slice(0, MAX_ROWS_SHOWN_INITIALLY)
  return (
    <>
      <div className="metadata-table" tabIndex={0} role="region" aria-label={label}>
        <table>
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, data }) => (
              <tr key={id}>
                {headings.map((heading) => (
                  <td key={heading}>
                    <bdi>{data[heading] ?? ''}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < rows.length && (
        <button type="button" className="button" onClick={() => setAll(true)}>
          {words.showAll(rows.length)}
        </button>
      )}
    </>
  )
}
