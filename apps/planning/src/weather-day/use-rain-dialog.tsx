import type { BookingChanges } from '@jahrring/contracts-planning';
import { lazy, Suspense, useState, type ReactNode } from 'react';

const WeatherDialog = lazy(async () => ({ default: (await import('./weather-dialog')).WeatherDialog }));

interface RainDialogOptions {
  /** Days to choose the rain day from. */
  days: readonly string[];
  today: string;
  /** The variant that is shown in the place of the plan. */
  variantId: string | null;
  /** Returns whether the bookings were moved. */
  onMove: (changes: BookingChanges, told: string) => Promise<boolean>;
}

/** The dialog of a rain day, and what opens it. */
export function useRainDialog(options: RainDialogOptions): { open: () => void; dialog: ReactNode } {
  const [opened, setOpened] = useState(false);
  const dialog = opened ? (
    <Suspense>
      <WeatherDialog {...options} onClose={() => setOpened(false)} />
    </Suspense>
  ) : null;
  return { open: () => setOpened(true), dialog };
}
