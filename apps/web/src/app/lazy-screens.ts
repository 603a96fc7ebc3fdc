import { createElement } from 'react'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { strings } from '../ui/strings/strings.ts'
import { SEVERAL_PROJECTS } from '../url-state/several-projects.ts'
import { mapPart } from './project/lazy-map.tsx'

const words = strings.waiting
const loadingText = (text: string) => createElement('p', { className: 'notice' }, text)

export const projectsScreen = lazyComponent(
  () => import('./projects/projects-screen.tsx'),
  loadingText(words.projects),
)
export const projectScreen = lazyComponent(
  () => import('./project/project-screen.tsx'),
  loadingText(words.project),
)
export const printScreen = lazyComponent(() => import('./print/print-screen.tsx'), loadingText(words.sheets))
export const companyPrintScreen = lazyComponent(
  () => import('./print/company-print-screen.tsx'),
  loadingText(words.sheets),
)

/** Segments of a path: `/projects/5f0e/print/log`. */
export const namesIn = (path: string) => path.split('/').slice(1).filter(Boolean)

/** Whether a path can be a page of the viewer. */
export function isPage(path: string): boolean {
  const [first, , third, , ...more] = namesIn(path)
  return (
    (first === undefined || first === 'projects') &&
    (third === undefined || third === 'print') &&
    more.length === 0
  )
}

/** Code parts that an address needs. */
export function lazyComponentsOf(path: string) {
  const [, project, print] = namesIn(path)
  if (project === undefined) return [projectsScreen]
  if (print === undefined) return [projectScreen, mapPart]
  return [project === SEVERAL_PROJECTS ? companyPrintScreen : printScreen]
}
