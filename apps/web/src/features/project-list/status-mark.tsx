import { displayText } from '@groundsheet/readings/display-text'
import { strings } from '../../ui/strings/strings.ts'

const words = strings.project

/** Status with its dot on the map. Unknown statuses are shown as delivered. */
export const StatusMark = ({ status }: { status: string }) => (
  <span className="status-mark" data-status={status} title={`${words.status}: ${words.statusSource}`}>
    {words.statuses[status] ?? displayText(status)}
  </span>
)
