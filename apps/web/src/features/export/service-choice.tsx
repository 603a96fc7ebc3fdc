import { holdsTables, isOfService } from '../../data/export/export-order.ts'
import { exportStrings } from '../../ui/strings/export-strings.ts'
import { estimateExport } from './estimate-export.ts'
import { isByService, orderOf, type ExportChoice } from './export-choice.ts'
import type { ExportSubject } from './export-subject.ts'

const words = exportStrings.service

/** Seconds of an export in this page from which that of the service is offered. */
const MIN_BROWSER_SECONDS = 30

interface Props {
  readonly subject: ExportSubject
  readonly choice: ExportChoice
  readonly onByService: (byService: boolean) => void
}

/** Offers that the service writes the file of a large project, and names formats that only it writes. */
export function ServiceChoice({ subject, choice, onByService }: Props) {
  if (isOfService(choice.format)) return <p>{holdsTables(choice.format) ? words.always : words.plan}</p>
  const here = estimateExport(orderOf({ ...choice, byService: false }, subject), subject)
  const isOffered =
    isByService({ ...choice, byService: true }, subject) && here.seconds >= MIN_BROWSER_SECONDS
  if (!isOffered && !choice.byService) return null
  return (
    <fieldset className="export-options">
      <legend>{words.title}</legend>
      <label>
        <input
          type="checkbox"
          checked={choice.byService}
          onChange={({ target }) => onByService(target.checked)}
        />
        <span>{words.offer}</span>
      </label>
    </fieldset>
  )
}
