import { useEffect } from 'react'
import { PanelBoundary } from '../ui/panel-boundary.tsx'
import { goTo, usePath } from '../url-state/address.ts'
import { AppFrame, NothingHere } from './app-frame.tsx'
import { lazyPart } from './lazy-part.tsx'
import { mapPart } from './project/map-part.tsx'

const projectsScreen = lazyPart(() => import('./projects/projects-screen.tsx'))
const projectScreen = lazyPart(() => import('./project/project-screen.tsx'))
const printScreen = lazyPart(() => import('./print/print-screen.tsx'))

const START = '/'

/** Fetches what a path of the address needs, so that it comes while the key is being checked. */
export function fetchScreen(path: string): void {
  const [, project, print] = partsOf(path)
  const parts =
    project === undefined ? [projectsScreen] : print === undefined ? [projectScreen, mapPart] : [printScreen]
  // One that does not come is told where it is shown.
  for (const { fetch } of parts) fetch().catch(() => undefined)
}

/** The screen that the path of the address names. */
export function Screens() {
  const path = usePath()
  useEffect(() => {
    if (path === START) goTo('/projects', true)
  }, [path])
  return (
    <AppFrame>
      <PanelBoundary of={path}>{screenAt(path)}</PanelBoundary>
    </AppFrame>
  )
}

function screenAt(path: string) {
  const [projects, project, print, sheet, ...more] = partsOf(path)
  if (path === START) return null
  if (projects !== 'projects' || more.length > 0) return <NothingHere />
  if (project === undefined) return <projectsScreen.Part />
  if (print === undefined) return <projectScreen.Part key={project} projectId={project} />
  return print === 'print' && sheet !== undefined ? (
    <printScreen.Part projectId={project} sheet={sheet} />
  ) : (
    <NothingHere />
  )
}

const partsOf = (path: string) => path.split('/').slice(1).filter(Boolean)
