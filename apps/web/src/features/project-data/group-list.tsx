import type { MetadataGroup } from '@groundsheet/contract'
import { useState } from 'react'
import { tableName } from '../../ui/table-names.ts'
import { metadataQuery } from '../../data/service/project-data-queries.ts'
import { useSession } from '../../data/service/session.ts'
import { useWholeList } from '../../data/service/whole-list.ts'
import { NameAndCode } from '../../ui/name-and-code.tsx'
import { ErrorNotice, LoadingNotice } from '../../ui/notice.tsx'
import { projectDataStrings as words } from '../../ui/strings/project-data-strings.ts'
import { GroupRows } from './group-rows.tsx'

export function GroupList({ projectId }: { readonly projectId: string }) {
  const { client } = useSession()
  const { items, loading, error, retry } = useWholeList(metadataQuery(client, projectId))
  if (error) return <ErrorNotice error={error} retry={retry} />
  if (loading) return <LoadingNotice />
  if (items.length === 0) return <p>{words.noGroups}</p>
  return (
    <>
      <p className="soft">{words.groupsIntro}</p>
      {items
        .map((item) => ({ ...item, name: tableName(item) }))
        .map((group) =>
          group.code === null ? (
            <p key={group.name} className="metadata-closed">
              <bdi>{group.name}</bdi>
              <span className="soft">{` ${words.rows(group.rows)}, ${words.unpublished}`}</span>
            </p>
          ) : (
            <Group key={group.code} projectId={projectId} group={group} code={group.code} />
          ),
        )}
    </>
  )
}

interface GroupProps {
  readonly projectId: string
  readonly group: MetadataGroup
  readonly code: string
}

/** Rows are loaded when the group is opened. */
function Group({ projectId, group, code }: GroupProps) {
  const [open, setOpen] = useState(false)
  const shownCode = group.name === code ? '' : code
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <NameAndCode name={group.name} code={shownCode} />
        <span className="soft"> {words.rows(group.rows)}</span>
      </summary>
      {open && <GroupRows projectId={projectId} code={code} name={group.name} />}
    </details>
  )
}
