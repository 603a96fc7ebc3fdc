import type { Project } from '@groundsheet/contract'
import { useMemo } from 'react'
import type { Glossary } from '../../../data/tables/glossary.ts'
import { collectTiles, patternOf } from '../../../ui/fill-patterns.ts'
import { PatternDefs } from '../../../ui/pattern-defs.tsx'
import { innerSize, type SheetSize } from '../../../ui/paper/paper-size.ts'
import { partyFacts } from '../../../ui/paper/party-facts.ts'
import { FOOT_HEIGHT_PX, PaperSheet } from '../../../ui/paper/paper-sheet.tsx'
import { TitleBlock, type SheetTexts } from '../../../ui/paper/title-block.tsx'
import { titleBlockHeight, type Fact } from '../../../ui/paper/title-block-height.ts'
import { printStrings } from '../../../ui/strings/print-strings.ts'
import { strings } from '../../../ui/strings/strings.ts'
import { flowNotes } from './flow-notes.ts'
import { legendBlock, type LegendLog } from './log-foot.ts'
import { LogNotes } from './log-notes.tsx'

interface Props {
  readonly project: Project | null
  readonly logs: readonly LegendLog[]
  readonly glossary: Glossary
  readonly size: SheetSize
  readonly texts: SheetTexts
}

const words = printStrings
/** Gap above the legend. */
const GAP_PX = 14

/** One legend for several logs, on separate sheets. */
export function LegendSheets({ project, logs, glossary, size, texts }: Props) {
  const facts = useMemo(
    (): readonly Fact[] => [...partyFacts(project), [words.facts.holes, words.log.legendOf(logs.length)]],
    [project, logs],
  )
  const sheets = useMemo(() => {
    const { width, height } = innerSize(size)
    const room = height - titleBlockHeight(size, facts) - FOOT_HEIGHT_PX - GAP_PX
    return flowNotes(legendBlock(logs, glossary, width), room, room)
  }, [logs, glossary, size, facts])
  const tiles = useMemo(
    () =>
      collectTiles(
        logs
          .flatMap(({ source }) => source.log.lanes)
          .filter(({ kind }) => kind === 'strata' || kind === 'fills')
          .flatMap(({ marks }) => marks.map((mark) => patternOf(mark, glossary))),
      ),
    [logs, glossary],
  )
  return sheets.map((pieces, index) => (
    <PaperSheet
      key={index}
      size={size}
      label={words.log.legendSheet}
      number={index + 1}
      count={sheets.length}
      source=""
    >
      <TitleBlock
        size={size}
        project={project?.projectName ?? strings.project.unnamed}
        reference={project?.projectId ?? ''}
        subject={words.log.legendSheet}
        texts={texts}
        facts={facts}
        sheet={words.sheet(index + 1, sheets.length)}
      />
      {index === 0 && (
        <svg className="paper-tiles" aria-hidden="true">
          <PatternDefs artwork={tiles} />
        </svg>
      )}
      <LogNotes pieces={pieces} />
    </PaperSheet>
  ))
}
