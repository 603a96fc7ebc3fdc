import { strings } from '../../ui/strings.ts'

const PARTS = ['holes', 'filters', 'legend'] as const
export type SidebarPart = (typeof PARTS)[number]

/** On a phone there is room for one of these. */
export const PartSwitch = ({ part, onPart }: { part: SidebarPart; onPart: (part: SidebarPart) => void }) => (
  <div className="part-switch">
    {PARTS.map((name) => (
      <button
        key={name}
        type="button"
        className="button"
        data-quiet
        aria-pressed={part === name}
        onClick={() => onPart(name)}
      >
        {strings.project.parts[name]}
      </button>
    ))}
  </div>
)
