import { lazy, Suspense, useEffect } from 'react'
import { PanelBoundary } from '../ui/panel-boundary.tsx'
import { strings } from '../ui/strings.ts'
import { goTo, usePath } from '../url-state/address.ts'
import { AppFrame, NothingHere } from './app-frame.tsx'

const ProjectsScreen = lazy(() => import('./projects/projects-screen.tsx'))
const ProjectScreen = lazy(() => import('./project/project-screen.tsx'))
const PrintScreen = lazy(() => import('./print/print-screen.tsx'))

const START = '/'

/** The screen that the path of the address names. */
export function Screens() {
  const path = usePath()
  useEffect(() => {
    if (path === START) goTo('/projects', true)
  }, [path])
  return (
    <AppFrame>
      <PanelBoundary of={path}>
        <Suspense fallback={<p className="notice">{strings.loading}</p>}>{screenAt(path)}</Suspense>
      </PanelBoundary>
    </AppFrame>
  )
}

function screenAt(path: string) {
  const [projects, project, print, sheet, ...more] = path.split('/').slice(1).filter(Boolean)
  if (path === START) return null
  if (projects !== 'projects' || more.length > 0) return <NothingHere />
  if (project === undefined) return <ProjectsScreen />
  if (print === undefined) return <ProjectScreen key={project} projectId={project} />
  return print === 'print' && sheet !== undefined ? (
    <PrintScreen projectId={project} sheet={sheet} />
  ) : (
    <NothingHere />
  )
}
