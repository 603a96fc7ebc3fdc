import type { SearchHit } from '@groundsheet/contract'
import { displayName } from '../../data/text/display-name.ts'
import { nameOf } from '../../data/text/project-name.ts'
import { MarkedWords } from '../../ui/marked-words.tsx'
import { wordHitStrings } from '../../ui/word-hit-strings.ts'
import './word-hits.css'

interface Props {
  readonly hits: readonly SearchHit[]
  readonly isWhole: boolean
  /** Opens the hole of a row. */
  readonly onOpen: (hit: SearchHit) => void
}

const words = wordHitStrings

/** Rows of all projects with the words that were searched for, marked. */
export const WordHits = ({ hits, isWhole, onOpen }: Props) => (
  <section className="word-hits" aria-label={words.title}>
    <div className="word-hits-head">
      <h2>{words.title}</h2>
      <p className="soft" role="status">
        {hits.length === 0 ? words.none : words.found(hits.length, isWhole)}
      </p>
    </div>
    <ol>
      {hits.map((hit) => (
        <Hit key={hit.id} hit={hit} onOpen={onOpen} />
      ))}
    </ol>
  </section>
)

function Hit({ hit, onOpen }: { hit: SearchHit } & Pick<Props, 'onOpen'>) {
  const { locationId, location, project, depthTop, depthBase, matches } = hit
  const name = <bdi>{displayName(locationId)}</bdi>
  return (
    <li>
      <p className="word-hit-place">
        {location ? (
          <button type="button" onClick={() => onOpen(hit)}>
            {name}
          </button>
        ) : (
          name
        )}
        {depthTop !== null && <span>{words.depths(depthTop, depthBase)}</span>}
        <span className="soft">{nameOf(project)}</span>
      </p>
      {matches.map(({ heading, text, marks }) => (
        <p key={heading}>
          <MarkedWords text={text} marks={marks} />
        </p>
      ))}
    </li>
  )
}
