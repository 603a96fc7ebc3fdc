import { displayText } from '@groundsheet/readings/display-text'
import type { Delivery } from '@groundsheet/contract'
import { deliveriesQuery } from '../../data/service/project-data-queries.ts'
import { useSession } from '../../data/service/session.ts'
import { useWholeList } from '../../data/service/whole-list.ts'
import { isolateText } from '../../data/text/isolate-value.ts'
import { formatDateText } from '../../ui/dates.ts'
import { ErrorNotice, LoadingNotice } from '../../ui/notice.tsx'
import { projectDataStrings as words } from '../../ui/strings/project-data-strings.ts'
import { newestFirst } from './newest-first.ts'

export function DeliveryList({ projectId }: { readonly projectId: string }) {
  const { client } = useSession()
  const { items, loading, error, retry } = useWholeList(deliveriesQuery(client, projectId))
  if (error) return <ErrorNotice error={error} retry={retry} />
  if (loading) return <LoadingNotice />
  if (items.length === 0) return <p>{words.noDeliveries}</p>
  const lastImport = items.reduce((last, { importedAt }) => (importedAt > last ? importedAt : last), '')
  return (
    <>
      <p className="soft">{words.deliveriesIntro}</p>
      <ul className="deliveries">
        {newestFirst(items).map((delivery) => (
          <DeliveryItem
            key={delivery.id}
            delivery={delivery}
            replacement={items.find(({ id }) => id === delivery.replacedBy)}
            inForce={items.filter(({ replacedBy }) => !replacedBy).length}
            isOfLastImport={delivery.importedAt === lastImport}
          />
        ))}
      </ul>
    </>
  )
}

interface DeliveryItemProps {
  readonly delivery: Delivery
  /** The delivery that took its place; undefined: none did. */
  readonly replacement: Delivery | undefined
  /** Number of deliveries in force. */
  readonly inForce: number
  /** Its findings are those of the project. */
  readonly isOfLastImport: boolean
}

function DeliveryItem({ delivery, replacement, inForce, isOfLastImport }: DeliveryItemProps) {
  const { date, issue, status, file, producer, recipient, importedAt, importOptions, tables } = delivery
  const options = words.importOptions(importOptions)
  const description = words.description(delivery.description)
  const named = [
    date === null ? words.undated : formatDateText(date),
    issue && words.issue(issue),
    status && words.status(status),
  ]
  const parties = words.fromTo(producer, recipient)
  return (
    <li className={replacement && 'is-replaced'}>
      <strong>{named.flatMap((text) => (text ? [isolateText(text)] : [])).join(' · ')}</strong>
      <span className="delivery-rows">{countsText(delivery.rows)}</span>
      {replacement && (
        <span className="delivery-line">
          {words.replacedBy(
            replacement.issue && isolateText(replacement.issue),
            isolateText(replacement.file),
          )}
        </span>
      )}
      {delivery.order !== null && inForce > 1 && (
        <span className="delivery-line">{words.order(delivery.order, inForce)}</span>
      )}
      {options !== '' && <span className="delivery-line">{options}</span>}
      {isOfLastImport && delivery.rows.removed > 0 && (
        <span className="delivery-line">{words.removedNamed}</span>
      )}
      {description !== null && <bdi className="delivery-line">{displayText(description)}</bdi>}
      <span className="delivery-line soft">
        {parties !== '' && <bdi>{`${displayText(parties)} · `}</bdi>}
        <bdi>{displayText(file)}</bdi>
        {` · ${words.imported(formatDateText(importedAt.slice(0, 10)))}`}
      </span>
      {tables.length > 0 && (
        <details>
          <summary>{words.byTable}</summary>
          <dl>
            {tables.map(({ table, ...rows }) => (
              <div key={table}>
                <dt>{table}</dt>
                <dd>
                  {countsText(rows)}
                  {rows.removedRows && (
                    <bdi>{`: ${words.removedRows(rows.removedRows.map(isolateText), rows.removed)}`}</bdi>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  )
}

function countsText({ added, changed, kept, removed }: Delivery['rows']): string {
  const parts = [
    added > 0 && words.added(added),
    changed > 0 && words.changed(changed),
    kept > 0 && words.kept(kept),
    removed > 0 && words.removed(removed),
  ].filter(Boolean)
  return parts.length === 0 ? words.unchanged : parts.join(', ')
}
