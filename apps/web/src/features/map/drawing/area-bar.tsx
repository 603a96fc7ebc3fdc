import { strings } from '../../../ui/strings.ts'
import type { AreaDrawing } from './use-area-drawing.ts'

interface Props {
  readonly drawing: AreaDrawing
  readonly drawn: boolean
  readonly onRemove: () => void
}

/** How an area is drawn while it is being drawn; and afterwards the way to be rid of it. */
export function AreaBar({ drawing, drawn, onRemove }: Props) {
  const words = strings.map.area
  if (drawing.active) return <DrawingBar {...drawing} />
  if (!drawn) return null
  return (
    <div className="area-bar">
      <button type="button" className="area-chip" onClick={onRemove}>
        <span className="visually-hidden">{words.remove} </span>
        {words.drawn} <span aria-hidden="true">×</span>
      </button>
    </div>
  )
}

function DrawingBar({ corners, close, undo, takeView, cancel }: AreaDrawing) {
  const words = strings.map.area
  return (
    <div className="area-bar" data-active="" role="group" aria-label={words.draw}>
      <p role="status">{corners < 3 ? words.corners(corners) : words.closing}</p>
      {corners === 0 ? (
        <button type="button" className="button" onClick={takeView}>
          {words.view}
        </button>
      ) : (
        <button type="button" className="button" onClick={undo}>
          {words.undo}
        </button>
      )}
      {corners >= 3 && (
        <button type="button" className="button" data-primary onClick={close}>
          {words.close}
        </button>
      )}
      <button type="button" className="button" data-quiet onClick={cancel}>
        {words.cancel}
      </button>
    </div>
  )
}
