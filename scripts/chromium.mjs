/** Finds a Chromium for the browser tests, and installs Debian's where there is none and that is possible. */
import { existsSync } from 'node:fs'
import { canInstallPackages, installPackages } from './debian-packages.mjs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Path of a Chromium, or null with the reason printed. */
export function findChromium() {
  const found = [process.env.CHROMIUM, ...PLACES].find((path) => path && existsSync(path))
  return found ?? installChromium()
}

function installChromium() {
  if (!canInstallPackages()) {
    console.error(
      'No Chromium found. Install one (Debian: apt-get install chromium) or name it: CHROMIUM=/path npm test',
    )
    return null
  }
  console.log('Installing Chromium …')
  installPackages('chromium')
  if (existsSync(PLACES[0])) return PLACES[0]
  console.error('Chromium could not be installed; what apt-get printed above says why.')
  return null
}
