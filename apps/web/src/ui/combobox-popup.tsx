import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import type { PopupState } from './combobox.tsx'
import { isPlainClick } from './is-plain-click.ts'

interface ComboboxOption {
  /** Address that it opens; no two options have the same. */
  readonly href: string
  readonly content: ReactNode
  /** Goes on to a list, and is no item of one itself. */
  readonly isMore?: boolean | undefined
}

interface OptionGroup {
  readonly title: string
  readonly options: readonly ComboboxOption[]
}

interface Props extends PopupState {
  readonly groups: readonly OptionGroup[]
  /** What Enter selects while no option is active, as its `href`; null: nothing. */
  readonly preferred: string | null
  /** The text that these options are all of. */
  readonly settledText: string | null
  /** Note on the options: how to select one, or why there are none. */
  readonly status: string
  readonly onSelect: (href: string) => void
  /** Shown below the options. */
  readonly children?: ReactNode
}

/** Suggestions of a combobox, in groups with a title each. */
export function ComboboxPopup({ id, label, active, groups, preferred, status, children, ...props }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  function select(href: string) {
    props.onClose()
    props.onSelect(href)
  }
  useEntered({ ...props, preferred }, select)
  const firsts = groups.map((_, at) => groups.slice(0, at).reduce((sum, one) => sum + one.options.length, 0))
  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        onMouseDown={(event) => event.preventDefault()}
      >
        {groups.map(({ title, options }, at) => (
          <div key={title} role="group" aria-labelledby={`${id}-group-${at}`}>
            <div id={`${id}-group-${at}`} className="combobox-title">
              {title}
            </div>
            {options.map(({ href, content, isMore }, index) => {
              const number = (firsts[at] ?? 0) + index
              return (
                <a
                  key={href}
                  id={`${id}-${number}`}
                  role="option"
                  tabIndex={-1}
                  href={href}
                  className="combobox-option"
                  aria-selected={number === active}
                  data-more={isMore}
                  data-preferred={(active < 0 && href === preferred) || undefined}
                  onClick={(event) => {
                    if (!isPlainClick(event)) return
                    event.preventDefault()
                    select(href)
                  }}
                >
                  {content}
                </a>
              )
            })}
          </div>
        ))}
      </div>
      <p className="soft" role="status">
        {status}
      </p>
      {children}
    </>
  )
}

/** Enter selects the preferred option as soon as the options of the text it was pressed in are known. */
function useEntered(
  { entered, preferred, settledText }: Pick<Props, 'entered' | 'preferred' | 'settledText'>,
  select: (href: string) => void,
) {
  const answered = useRef<typeof entered>(null)
  const answer = useEffectEvent(() => {
    if (entered === null || entered === answered.current || entered.text !== settledText) return
    answered.current = entered
    if (preferred !== null) select(preferred)
  })
  useEffect(() => answer(), [entered, settledText])
}
