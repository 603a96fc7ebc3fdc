import { projectListStrings } from '../ui/strings/project-list-strings.ts'

const PARTS = ['list', 'map'] as const
type Part = (typeof PARTS)[number]

/** Switch between list and map, for small screens. */
export const ListOrMap = ({ part, onPart }: { part: Part; onPart: (part: Part) => void }) => (
  <div className="list-or-map">
    {PARTS.map((name) => (
      <button
        key={name}
        type="button"
        className="button"
        aria-pressed={part === name}
        onClick={() => onPart(name)}
      >
        {projectListStrings.parts[name]}
      </button>
    ))}
  </div>
)
