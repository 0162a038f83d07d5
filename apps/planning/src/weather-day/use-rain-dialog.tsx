import { lazy, Suspense, useState, type ReactNode } from 'react';

const WeatherDialog = lazy(async () => ({ default: (await import('./weather-dialog')).WeatherDialog }));

/** The dialog of a rain day, and what opens it. */
export function useRainDialog(
  days: readonly string[],
  today: string,
): { open: () => void; dialog: ReactNode } {
  const [opened, setOpened] = useState(false);
  const dialog = opened ? (
    <Suspense>
      <WeatherDialog days={days} today={today} onClose={() => setOpened(false)} />
    </Suspense>
  ) : null;
  return { open: () => setOpened(true), dialog };
}
