import { useEffect, useState } from 'react';
import { distanceMetres, placeNow } from './distance';
import type { KnownQrCode } from './known-codes';

/** Metres between the device and the code's place; null where either is not known. */
export function useDistance({ latitude, longitude }: KnownQrCode): number | null {
  const [metres, setMetres] = useState<number | null>(null);
  useEffect(() => {
    let current = true;
    if (latitude !== null && longitude !== null) {
      void placeNow().then((place) => {
        if (current && place) setMetres(distanceMetres(place, { latitude, longitude }));
      });
    }
    return () => {
      current = false;
    };
  }, [latitude, longitude]);
  return metres;
}
