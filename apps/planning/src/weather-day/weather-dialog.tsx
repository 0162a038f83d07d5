import { weatherReaches, type WeatherReach, type WeatherResource } from '@jahrring/contracts-planning';
import { notify, problemOf, problemText, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { Button, Checkbox, ErrorState, Modal, SegmentedControl, Skeletons, Stack, Text } from '@jahrring/ui';
import { useState } from 'react';
import { bookingLabel } from '../booking/booking-label';
import { useConflictText } from '../conflict/conflict-text';
import { usePlaceBookings, useWeatherDay } from '../planning.api';
import './weather-day.css';

interface WeatherDialogProps {
  /** Days to choose the rain day from. */
  days: readonly string[];
  today: string;
  onClose: () => void;
}

/** Nobody can work outdoors on a day: shows what moves by a working day and what stands in the way, then moves it as one. */
export function WeatherDialog({ days, today, onClose }: WeatherDialogProps) {
  const t = useT('planning');
  const format = useFormat();
  const toast = useProblemToast();
  const [day, setDay] = useState(days.includes(today) ? today : (days[0] ?? today));
  const [reach, setReach] = useState<WeatherReach>('week');
  /** Whom the planner took out or, in spite of a conflict, in. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { currentData, error, refetch } = useWeatherDay({ day, reach }, { refetchOnMountOrArgChange: true });
  const [place, placing] = usePlaceBookings();
  const resources = currentData?.resources;
  const isChosen = ({ id, conflict }: WeatherResource) =>
    conflict?.level !== 'block' && (chosen.get(id) ?? conflict === null);
  const moves = (resources ?? []).filter(isChosen).flatMap((resource) => resource.moves);
  const takeBack = async (undo: Parameters<typeof place>[0]): Promise<void> => {
    try {
      await place(undo).unwrap();
      notify.success(t('weather.takenBack'));
    } catch (problem) {
      toast(problem);
    }
  };
  const move = async (): Promise<void> => {
    try {
      const { bookings, undo } = await place({
        bookings: moves.map(({ booking: { id, version }, firstDay, lastDay }) => ({
          ...{ id, version, firstDay, lastDay },
        })),
      }).unwrap();
      notify.success(t('weather.moved', { count: bookings.length }), {
        action: { label: t('action.undo'), run: () => void takeBack(undo) },
      });
      onClose();
    } catch (problem) {
      if (problemOf(problem).status === 412) notify.warning(t('weather.changedMeanwhile'));
      else toast(problem);
    }
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
            loading={placing.isLoading}
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
                <Affected
                  key={resource.id}
                  resource={resource}
                  chosen={isChosen(resource)}
                  onChange={(on) => setChosen(new Map(chosen).set(resource.id, on))}
                />
              ))}
            </ul>
          )
        ) : error ? (
          <ErrorState onRetry={() => void refetch()}>{problemText(t, error)}</ErrorState>
        ) : (
          <Skeletons lines={4} />
        )}
      </Stack>
    </Modal>
  );
}

interface AffectedProps {
  resource: WeatherResource;
  chosen: boolean;
  onChange: (chosen: boolean) => void;
}

/** A person or thing with what moves of it, and what stands in the way. */
function Affected({ resource, chosen, onChange }: AffectedProps) {
  const t = useT('planning');
  const format = useFormat();
  const conflictText = useConflictText();
  const { name, moves, conflict } = resource;
  const refused = conflict?.level === 'block';
  const days = (first: string, last: string) =>
    first === last ? format.date(first) : `${format.date(first)} – ${format.date(last)}`;
  return (
    <li>
      <Checkbox checked={chosen} disabled={refused} onChange={onChange} label={name} />
      {conflict ? (
        <Text as="div" tone="error">
          {conflictText(conflict)} {refused ? t('weather.refused') : ''}
        </Text>
      ) : null}
      {moves.map(({ booking, firstDay, lastDay }) => (
        <Text key={booking.id} as="div" tone="muted">
          {t('weather.from', {
            what: bookingLabel(booking),
            from: days(booking.firstDay, booking.lastDay),
            to: days(firstDay, lastDay),
          })}
        </Text>
      ))}
    </li>
  );
}
