import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { readPrintSearch } from '../url-state/print-search.ts'
import { readProjectSearch } from '../url-state/project-search.ts'
import { readProjectsSearch } from '../url-state/projects-search.ts'
import { parseSearch, stringifySearch } from '../url-state/search-text.ts'
import { AppFrame, NothingHere } from './app-frame.tsx'
import { ProjectsScreen } from './projects-screen.tsx'

const root = createRootRoute({ component: AppFrame, notFoundComponent: NothingHere })

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router's way to redirect
    throw redirect({ to: '/projects', replace: true })
  },
})

const projects = createRoute({
  getParentRoute: () => root,
  path: '/projects',
  validateSearch: readProjectsSearch,
  component: ProjectsScreen,
})

const project = createRoute({
  getParentRoute: () => root,
  path: '/projects/$projectId',
  validateSearch: readProjectSearch,
  component: lazyRouteComponent(() => import('./project-screen.tsx'), 'ProjectScreen'),
})

const print = createRoute({
  getParentRoute: () => root,
  path: '/projects/$projectId/print/$sheet',
  validateSearch: readPrintSearch,
  component: lazyRouteComponent(() => import('./print-screen.tsx'), 'PrintScreen'),
})

export const router = createRouter({
  routeTree: root.addChildren([start, projects, project, print]),
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
