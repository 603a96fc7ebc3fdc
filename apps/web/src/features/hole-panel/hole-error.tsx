import { ErrorNotice } from '../../ui/notice.tsx'
import { strings } from '../../ui/strings/strings.ts'
import './hole-panel.css'

interface Props {
  readonly error: Error
  readonly retry: () => void
  readonly onClose: () => void
}

/** Shown instead of a hole that could not be loaded. */
export const HoleError = ({ error, retry, onClose }: Props) => (
  <div className="hole-error">
    <ErrorNotice error={error} subject="hole" retry={retry} />
    <button type="button" className="button" onClick={onClose}>
      {strings.close}
    </button>
  </div>
)
