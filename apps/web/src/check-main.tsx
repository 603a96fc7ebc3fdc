import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { CheckScreen } from './features/check/check-screen.tsx'
import './ui/base.css'

const root = document.getElementById('root')
if (!root) throw new Error('check.html has no element #root')
createRoot(root).render(
  <StrictMode>
    <CheckScreen />
  </StrictMode>,
)
