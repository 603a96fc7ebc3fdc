import { FORMATS, type FormatOptions } from '@groundsheet/formats'
import { exportStrings } from '../../ui/strings/export-strings.ts'
import type { ExportChoice } from './export-choice.ts'

const words = exportStrings

/** Defaults of the options. */
const USUAL: Readonly<Record<keyof FormatOptions, boolean>> = {
  units: false,
  meanings: false,
  byteOrderMark: false,
  shapes: true,
  keepLineBreaks: false,
}

interface Props {
  readonly choice: ExportChoice
  readonly onOptions: (options: FormatOptions) => void
}

/** Options of the selected format. */
export function OptionChoice({ choice: { format, options }, onOptions }: Props) {
  const names: readonly (keyof FormatOptions)[] = FORMATS.find(({ id }) => id === format)?.options ?? []
  if (names.length === 0) return null
  return (
    <fieldset className="export-options">
      <legend>{words.options}</legend>
      {names.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={options[name] ?? USUAL[name]}
            onChange={({ target }) => onOptions({ ...options, [name]: target.checked })}
          />
          <span>{words[name]}</span>
        </label>
      ))}
    </fieldset>
  )
}
