import { EXPORT_FORMATS } from '@groundsheet/contract'
import {
  exportFileName,
  holdsTables,
  isOfService,
  isSingleCsv,
  type ExportOrder,
} from '../../data/export/export-order.ts'
import type { TargetKind } from '../../data/export/export-target.ts'
import { exportStrings } from '../../ui/strings/export-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import { isReadable, orderOf, type ExportChoice } from './export-choice.ts'
import type { ExportSubject } from './export-subject.ts'
import { estimateExport, type ExportEstimate } from './estimate-export.ts'
import { FormatChoice } from './format-choice.tsx'
import { ServiceChoice } from './service-choice.tsx'
import { LeftOutNotes } from './left-out-notes.tsx'
import { OptionChoice } from './option-choice.tsx'
import { ScopeChoice } from './scope-choice.tsx'
import { TableChoice } from './table-choice.tsx'

const words = exportStrings

interface Props {
  readonly subject: ExportSubject
  readonly choice: ExportChoice
  readonly onChoice: (choice: ExportChoice) => void
  readonly onStart: (order: ExportOrder, kind: TargetKind) => void
  readonly onClose: () => void
}

/** Form of an export: choice, estimate, and what is left out. */
export function ExportForm({ subject, choice, onChoice, onStart, onClose }: Props) {
  const order = orderOf(choice, subject)
  const estimate = estimateExport(order, subject)
  const set = (values: Partial<ExportChoice>) => onChoice({ ...choice, ...values })
  const isEmpty = estimate.holes === 0 || (holdsTables(order.format) && order.tables.length === 0)
  return (
    <form
      className="export-form"
      onSubmit={(event) => {
        event.preventDefault()
        onStart(order, kindOf(order, subject))
      }}
    >
      <div className="export-body">
        {!subject.readsTables && <p className="notice">{strings.missing.scope('tables:read')}</p>}
        <FormatChoice
          format={choice.format}
          onFormat={(format) => set({ format })}
          mayUse={(format) => isReadable(format, subject)}
        />
        {!isOfService(choice.format) && (
          <ScopeChoice subject={subject} scope={choice.scope} onScope={(scope) => set({ scope })} />
        )}
        <ServiceChoice subject={subject} choice={choice} onByService={(byService) => set({ byService })} />
        {holdsTables(choice.format) && !order.byService && (
          <TableChoice
            subject={subject}
            choice={choice}
            order={order}
            onWithout={(without) => set({ without })}
          />
        )}
        {!order.byService && <OptionChoice choice={choice} onOptions={(options) => set({ options })} />}
        <LeftOutNotes order={order} subject={subject} />
      </div>
      <footer>
        <p role="status">{isEmpty ? words.nothing : <Amount estimate={estimate} />}</p>
        <button type="button" className="button" data-quiet onClick={onClose}>
          {words.cancel}
        </button>
        <button type="submit" className="button" data-primary disabled={isEmpty}>
          {words.start}
        </button>
      </footer>
    </form>
  )
}

function Amount({ estimate: { holes, rows, bytes, seconds } }: { estimate: ExportEstimate }) {
  return (
    <>
      <strong>{words.amount(holes, rows)}</strong>{' '}
      <span className="soft">{words.about(words.size(bytes), describeTime(seconds))}</span>
    </>
  )
}

/** Rounded: the estimate is not accurate to the second. */
function describeTime(seconds: number): string {
  if (seconds <= 5) return words.moment
  return seconds < 60 ? words.minute : words.minutes(Math.ceil(seconds / 60))
}

function kindOf(order: ExportOrder, { reference }: ExportSubject): TargetKind {
  const { extension, mediaType } = isSingleCsv(order)
    ? { extension: 'csv', mediaType: 'text/csv' }
    : EXPORT_FORMATS[order.format]
  return { name: exportFileName(reference, order, extension), extension, mediaType }
}
