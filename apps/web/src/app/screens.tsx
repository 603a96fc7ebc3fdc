import { useEffect } from 'react'
import { PanelBoundary } from '../ui/panel-boundary.tsx'
import { goTo, usePath, useQueryText } from '../url-state/address.ts'
import { isEmbedded } from '../url-state/embedded.ts'
import { SEVERAL_PROJECTS } from '../url-state/several-projects.ts'
import { AppFrame } from './app-frame.tsx'
import { EmbeddedFrame } from './embedded-frame.tsx'
import { NotFound } from './not-found.tsx'
import { companyPrintScreen, namesIn, printScreen, projectScreen, projectsScreen } from './lazy-screens.ts'

const START = '/'

/** The screen for the current path. */
export function Screens() {
  const path = usePath()
  const Frame = isEmbedded(path, useQueryText()) ? EmbeddedFrame : AppFrame
  useEffect(() => {
    if (path === START) goTo('/projects', true)
  }, [path])
  return (
    <Frame>
      <PanelBoundary of={path}>{screenAt(path)}</PanelBoundary>
    </Frame>
  )
}

function screenAt(path: string) {
  const [projects, project, print, sheet, ...more] = namesIn(path)
  if (path === START) return null
  if (projects !== 'projects' || more.length > 0) return <NotFound />
  if (project === undefined) return <projectsScreen.Component />
  if (print === undefined) return <projectScreen.Component key={project} projectId={project} />
  if (print !== 'print' || sheet === undefined) return <NotFound />
  return project === SEVERAL_PROJECTS ? (
    <companyPrintScreen.Component sheet={sheet} />
  ) : (
    <printScreen.Component projectId={project} sheet={sheet} />
  )
}
