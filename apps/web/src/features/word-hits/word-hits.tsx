import type { SearchHit } from '@groundsheet/contract'
import type { ReactNode } from 'react'
import { displayName } from '../../data/text/display-name.ts'
import { nameOf } from '../../data/text/project-name.ts'
import { MarkedWords } from '../../ui/marked-words.tsx'
import { wordHitStrings } from '../../ui/strings/word-hit-strings.ts'
import './word-hits.css'

interface Props {
  readonly hits: readonly SearchHit[]
  readonly isWhole: boolean
  /** Opens the hole of a row. */
  readonly onOpen: (hit: SearchHit) => void
  /** Loads more rows; null: there are none, or they are loading. */
  readonly onMore: (() => void) | null
  /** Actions of the heading. */
  readonly children?: ReactNode
}

const words = wordHitStrings
const { columns } = words

/** Rows of all projects with the words that were searched for, marked. */
export const WordHits = ({ hits, isWhole, onOpen, onMore, children }: Props) => (
  <section className="word-hits" aria-label={words.title}>
    <div className="word-hits-head">
      <h2>{words.title}</h2>
      <p className="soft" role="status">
        {hits.length === 0 ? words.none : words.found(hits.length, isWhole)}
      </p>
      {hits.length > 0 && children}
    </div>
    {hits.length > 0 && (
      <table aria-label={words.title}>
        <thead>
          <tr>
            {Object.entries(columns).map(([id, name]) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hits.map((hit) => (
            <Hit key={hit.id} hit={hit} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    )}
    {!isWhole && (
      <button type="button" className="button" disabled={onMore === null} onClick={onMore ?? undefined}>
        {words.next}
      </button>
    )}
  </section>
)

function Hit({ hit, onOpen }: { hit: SearchHit } & Pick<Props, 'onOpen'>) {
  const { locationId, location, project, depthTop, depthBase, matches } = hit
  const name = <bdi>{displayName(locationId)}</bdi>
  return (
    <tr>
      <td>
        {location ? (
          <button type="button" onClick={() => onOpen(hit)}>
            {name}
          </button>
        ) : (
          name
        )}
      </td>
      <td className="word-hit-depth">{depthTop === null ? '' : words.depths(depthTop, depthBase)}</td>
      <td className="soft">{nameOf(project)}</td>
      <td>
        {matches.map(({ heading, text, marks }) => (
          <p key={heading}>
            <MarkedWords text={text} marks={marks} />
          </p>
        ))}
      </td>
    </tr>
  )
}
