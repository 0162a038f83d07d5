import {
  weatherReaches,
  type BookingChanges,
  type WeatherReach,
  type WeatherResource,
} from '@jahrring/contracts-planning';
import { useFormat, useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Button, Modal, SegmentedControl, Stack, Text } from '@jahrring/ui';
import { useState } from 'react';
import { useWeatherDay } from '../planning.api';
import { useVariantWeatherDay } from '../variant/variant.api';
import { AffectedBookings } from './affected-bookings';
import './weather-day.css';

interface WeatherDialogProps {
  /** Days to choose the rain day from. */
  days: readonly string[];
  today: string;
  /** The variant whose bookings move; null: those of the plan. */
  variantId: string | null;
  /** Returns whether they were moved. */
  onMove: (changes: BookingChanges, told: string) => Promise<boolean>;
  onClose: () => void;
}

/** Nobody can work outdoors on a day: shows what moves by a working day and what stands in the way, then moves it as one. */
export function WeatherDialog({ days, today, variantId, onMove, onClose }: WeatherDialogProps) {
  const t = useT('planning');
  const format = useFormat();
  const [day, setDay] = useState(days.includes(today) ? today : (days[0] ?? today));
  const [reach, setReach] = useState<WeatherReach>('week');
  /** Whom the planner took out or, in spite of a conflict, in. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const asked = { day, reach };
  const always = { refetchOnMountOrArgChange: true };
  const inPlan = useWeatherDay(asked, { ...always, skip: variantId !== null });
  const inVariant = useVariantWeatherDay(
    { ...asked, variantId: variantId ?? '' },
    { ...always, skip: variantId === null },
  );
  const { currentData, error, refetch } = variantId === null ? inPlan : inVariant;
  const [moving, setMoving] = useState(false);
  const resources = currentData?.resources;
  const isChosen = ({ id, conflict }: WeatherResource) =>
    conflict?.level !== 'block' && (chosen.get(id) ?? conflict === null);
  const moves = (resources ?? []).filter(isChosen).flatMap((resource) => resource.moves);
  const move = async (): Promise<void> => {
    setMoving(true);
    const update = moves.map(({ booking: { id, version }, firstDay, lastDay }) => ({
      ...{ id, version, firstDay, lastDay },
    }));
    const moved = await onMove({ update }, t('weather.moved', { count: moves.length }));
    setMoving(false);
    if (moved) onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('weather.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button
            variant="primary"
            disabled={moves.length === 0}
            loading={moving}
            onClick={() => void move()}
          >
            {t('weather.move', { count: moves.length })}
          </Button>
        </>
      }
    >
      <Stack>
        <label className="planning-weather__day">
          {t('weather.day')}
          <select
            className="planning-weather__select"
            value={day}
            onChange={(event) => setDay(event.target.value)}
          >
            {days.map((date) => (
              <option key={date} value={date}>
                {format.longDate(date)}
              </option>
            ))}
          </select>
        </label>
        <SegmentedControl
          label={t('weather.reach')}
          value={reach}
          onChange={(value) => setReach(weatherReaches.find((one) => one === value) ?? 'week')}
          options={weatherReaches.map((value) => ({ value, label: t(`weather.reaches.${value}`) }))}
        />
        {resources ? (
          resources.length === 0 ? (
            <Text tone="muted">{t('weather.nothing')}</Text>
          ) : (
            <ul className="planning-weather">
              {resources.map((resource) => (
                <AffectedBookings
                  key={resource.id}
                  resource={resource}
                  chosen={isChosen(resource)}
                  onChange={(on) => setChosen(new Map(chosen).set(resource.id, on))}
                />
              ))}
            </ul>
          )
        ) : (
          <QueryState query={{ error, refetch }} lines={4} />
        )}
      </Stack>
    </Modal>
  );
}
