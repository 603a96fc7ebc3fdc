import { exportFormatIds, type ExportFormatId } from '@groundsheet/contract'
import { exportStrings } from '../../ui/strings/export-strings.ts'

const words = exportStrings

interface Props {
  readonly format: ExportFormatId
  readonly onFormat: (format: ExportFormatId) => void
  /** Whether the key may read what a file contains. */
  readonly mayUse: (format: ExportFormatId) => boolean
}

export function FormatChoice({ format, onFormat, mayUse }: Props) {
  return (
    <fieldset className="export-formats">
      <legend>{words.format}</legend>
      {exportFormatIds.map((id) => (
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
