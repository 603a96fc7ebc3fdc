import { strings } from '../../ui/strings.ts'

/** The status in words, with the dot it has on the map. Statuses nobody foresaw stand as they are. */
export const StatusMark = ({ status }: { status: string }) => (
  <span className="status-mark" data-status={status}>
    {strings.projects.status[status] ?? status}
  </span>
)
