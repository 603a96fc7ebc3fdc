import { Dialog } from '../../ui/dialog.tsx'
import { projectDataStrings as words } from '../../ui/strings/project-data-strings.ts'
import { DeliveryList } from './delivery-list.tsx'
import { GroupList } from './group-list.tsx'
import './project-data.css'

interface Props {
  readonly projectId: string
  /** The key may read rows. */
  readonly readsTables: boolean
  readonly onClose: () => void
}

/** The AGS files of a project, and the groups that belong to no hole. */
export default function ProjectDataDialog({ projectId, readsTables, onClose }: Props) {
  return (
    <Dialog title={words.title} hasAddress onClose={onClose}>
      <div className="project-data" tabIndex={0} role="region" aria-label={words.title}>
        <section>
          <h3>{words.deliveries}</h3>
          <DeliveryList projectId={projectId} />
        </section>
        {readsTables && (
          <section>
            <h3>{words.groups}</h3>
            <GroupList projectId={projectId} />
          </section>
        )}
      </div>
    </Dialog>
  )
}
