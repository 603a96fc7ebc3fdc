import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { CheckScreen } from './features/check/check-screen.tsx'
import { lazyComponent } from './ui/lazy-component.tsx'
import './ui/base.css'

const holeLog = lazyComponent(() => import('./app/check/hole-log.tsx'))
// Before a file is selected, so that no later request depends on it. A failure is shown where the log is.
void holeLog.fetch().catch(() => undefined)

const root = document.getElementById('root')
if (!root) throw new Error('check.html has no element #root')
createRoot(root).render(
  <StrictMode>
    <CheckScreen HoleLog={holeLog.Component} />
  </StrictMode>,
)
