import type { FormatId } from '@groundsheet/formats'
import { exportStrings } from '../../ui/export-strings.ts'

const words = exportStrings

/** Most used first. */
const ORDER: readonly FormatId[] = ['ags', 'xlsx', 'csv', 'leapfrog', 'geojson', 'kml']

interface Props {
  readonly format: FormatId
  readonly onFormat: (format: FormatId) => void
  /** Keys without access to tables can only use map formats. */
  readonly mayUse: (format: FormatId) => boolean
}

export function FormatChoice({ format, onFormat, mayUse }: Props) {
  return (
    <fieldset className="export-formats">
      <legend>{words.format}</legend>
      {ORDER.map((id) => (
        <label key={id}>
          <input
            type="radio"
            name="export-format"
            checked={id === format}
            disabled={!mayUse(id)}
            onChange={() => onFormat(id)}
          />
          <span>{words.formats[id].name}</span>
          <span className="soft">{words.formats[id].detail}</span>
        </label>
      ))}
    </fieldset>
  )
}
