import { useEffect, useEffectEvent, useState } from 'react'
import type { DevicePosition } from './device-position.ts'

/** Browsers give a position only to pages of https, or of this computer. */
export const canReadDevicePosition = () => window.isSecureContext && 'geolocation' in navigator

/** Watches the position of the device while it is shown. `onPlace` gets null when it is no longer shown. */
export function useDevicePosition(onPlace: (place: DevicePosition | null, first: boolean) => void) {
  const [watching, setWatching] = useState(false)
  const [failed, setFailed] = useState(false)
  const [place, setPlace] = useState<DevicePosition | null>(null)
  const report = useEffectEvent(onPlace)
  useEffect(() => {
    if (!watching) return
    let first = true
    const watch = navigator.geolocation.watchPosition(
      ({ coords: { longitude, latitude, accuracy } }) => {
        setFailed(false)
        setPlace({ longitude, latitude, accuracy })
        report({ longitude, latitude, accuracy }, first)
        first = false
      },
      () => setFailed(true),
      { enableHighAccuracy: true },
    )
    return () => {
      navigator.geolocation.clearWatch(watch)
      setFailed(false)
      setPlace(null)
      report(null, false)
    }
  }, [watching])
  return { watching, failed, place, setWatching }
}
