import { displayName } from '../../data/text/display-name.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { projectQuery } from '../../data/service/queries.ts'
import { useSession } from '../../data/service/session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { shareDialogStrings as words } from '../../ui/strings/share-dialog-strings.ts'
import { usePath } from '../../url-state/address.ts'
import { makeLink, type CreatedLink } from '../../data/share/make-link.ts'
import { ShareForm } from './share-form.tsx'
import { ShareResult } from './share-result.tsx'
import { defaultShareTerms } from '../../data/share/share-terms.ts'
import './share.css'

const PROJECT = /^\/projects\/([0-9a-f]{24})(?:\/|$)/

/** Makes a link that narrows what the key may do. */
export default function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  const { me, key, client } = useSession()
  const queries = useQueryClient()
  const projectId = PROJECT.exec(usePath())?.[1] ?? null
  const project =
    projectId === null ? undefined : queries.getQueryData(projectQuery(client, projectId).queryKey)
  const [terms, setTerms] = useState(() => defaultShareTerms(me, projectId !== null, Date.now()))
  const [made, setMade] = useState<CreatedLink | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const make = () =>
    makeLink(key, me, terms, projectId).then(
      (link) => {
        setError(null)
        setMade(link)
      },
      (reason: unknown) => setError(reason as Error),
    )
  const refusal = refusalOf(me)
  return (
    <Dialog title={made ? words.made(displayName(made.name.trim())) : words.title} onClose={onClose}>
      {refusal !== null && <p className="share-refusal">{refusal}</p>}
      {refusal === null && made === null && (
        <ShareForm
          me={me}
          terms={terms}
          project={projectId === null ? null : displayName(project?.projectName ?? projectId)}
          error={error === null ? null : <ErrorNotice error={error} />}
          onTerms={setTerms}
          onMake={() => void make()}
          onClose={onClose}
        />
      )}
      {made && <ShareResult made={made} onAnother={() => setMade(null)} onClose={onClose} />}
    </Dialog>
  )
}

/** Why no link can be made at all. */
function refusalOf({ link, linkIssuer }: ReturnType<typeof useSession>['me']): string | null {
  if (!('subtle' in globalThis.crypto)) return words.noProtection
  return link || linkIssuer ? null : words.oldKey
}
