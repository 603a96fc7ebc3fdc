import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { CheckScreen } from './features/check/check-screen.tsx'
import { lazyPart } from './ui/lazy-part.tsx'
import './ui/base.css'

const holeLog = lazyPart(() => import('./app/check/hole-log.tsx'))
// Before a file is chosen: no later request can tell anything of it. A failure is shown where the log is.
void holeLog.fetch().catch(() => undefined)

const root = document.getElementById('root')
if (!root) throw new Error('check.html has no element #root')
createRoot(root).render(
  <StrictMode>
    <CheckScreen HoleLog={holeLog.Part} />
  </StrictMode>,
)
