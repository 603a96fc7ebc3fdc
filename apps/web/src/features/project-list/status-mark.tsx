import { strings } from '../../ui/strings.ts'

/** Status with its dot on the map. Unknown statuses are shown as delivered. */
export const StatusMark = ({ status }: { status: string }) => (
  <span className="status-mark" data-status={status}>
    {strings.projects.status[status] ?? status}
  </span>
)
