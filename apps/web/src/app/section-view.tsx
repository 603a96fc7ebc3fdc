import { strings } from '../ui/strings.ts'
import type { ProjectViewProps } from './project-view.ts'

export default function SectionView({ holes }: ProjectViewProps) {
  return <p className="notice">{strings.holes.all(holes.length)}</p>
}
