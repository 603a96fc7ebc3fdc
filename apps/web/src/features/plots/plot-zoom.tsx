import { strings } from '../../ui/strings.ts'

const words = strings.plots.zoom

interface Props {
  readonly isWhole: boolean
  readonly onZoom: (way: 'in' | 'out') => void
  readonly onWhole: () => void
}

/** To see a part of a plot larger, and all of it again. */
export const PlotZoom = ({ isWhole, onZoom, onWhole }: Props) => (
  <span className="plot-zoom" role="group" aria-label={words.label}>
    <button
      type="button"
      className="button"
      data-quiet
      aria-label={words.out}
      title={words.help}
      disabled={isWhole}
      onClick={() => onZoom('out')}
    >
      −
    </button>
    <button
      type="button"
      className="button"
      data-quiet
      aria-label={words.in}
      title={words.help}
      onClick={() => onZoom('in')}
    >
      +
    </button>
    <button type="button" className="button" data-quiet disabled={isWhole} onClick={onWhole}>
      {words.whole}
    </button>
  </span>
)
