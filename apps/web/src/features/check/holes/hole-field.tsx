import { useId, useMemo, useState } from 'react'
import { displayName } from '../../../data/text/display-name.ts'
import { checkStrings as words } from '../../../ui/strings/check-strings.ts'

/** A list of more holes would block the page while it is drawn; their names are searched instead. */
const MAX_LISTED_HOLES = 1000
const MAX_MATCHES = 50

interface Props {
  /** Names, in the order of the file. */
  readonly holes: readonly string[]
  readonly selected: string | null
  readonly onHole: (id: string | null) => void
}

/** Selects a hole: from a list, or of very many by its name. */
export const HoleField = (props: Props) => (
  <label>
    {words.hole} {props.holes.length > MAX_LISTED_HOLES ? <NameField {...props} /> : <HoleList {...props} />}
  </label>
)

const HoleList = ({ holes, selected, onHole }: Props) => (
  <select
    className="field"
    value={selected ?? ''}
    onChange={({ target }) => onHole(target.value === '' ? null : target.value)}
  >
    <option value="">{words.selectHole(holes.length)}</option>
    {holes.map((id) => (
      <option key={id} value={id}>
        {displayName(id)}
      </option>
    ))}
  </select>
)

function NameField({ holes, selected, onHole }: Props) {
  const list = useId()
  const known = useMemo(() => new Set(holes), [holes])
  const [typed, setTyped] = useState<{ readonly text: string; readonly beside: string | null } | null>(null)
  // A hole selected elsewhere replaces what was typed before.
  const value = typed !== null && typed.beside === selected ? typed.text : (selected ?? '')
  const matches = useMemo(() => firstMatches(holes, value), [holes, value])
  return (
    <>
      <input
        className="field"
        list={list}
        value={value}
        placeholder={words.searchHole(holes.length)}
        onChange={({ target }) => {
          const name = target.value
          const isHole = known.has(name)
          setTyped(isHole ? null : { text: name, beside: selected })
          if (isHole) onHole(name)
        }}
      />
      <datalist id={list}>
        {matches.map((id) => (
          <option key={id} value={id}>
            {displayName(id)}
          </option>
        ))}
      </datalist>
    </>
  )
}

/** Names that contain the text, those that begin with it first. */
function firstMatches(holes: readonly string[], text: string): readonly string[] {
  const searched = text.toLowerCase()
  const begin: string[] = []
  const others: string[] = []
  for (const hole of holes) {
    const at = hole.toLowerCase().indexOf(searched)
    if (at === 0 && begin.push(hole) === MAX_MATCHES) break
    if (at > 0 && others.length < MAX_MATCHES) others.push(hole)
  }
  return [...begin, ...others].slice(0, MAX_MATCHES)
}
