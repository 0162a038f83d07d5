import type { HolidayCalendar } from '@jahrring/contracts-time';
import { useFormat, useT } from '@jahrring/tool-kit';
import { IconButton, SegmentedControl } from '@jahrring/ui';
import { useFormContext, useWatch } from '@jahrring/ui/form';
import { chevronLeftIcon, chevronRightIcon, trashIcon } from '@jahrring/ui/icons';
import type { AbsenceDraft } from './absence-settings-draft';
import { holidayRows, withHalves, withoutDay, type HolidayRow } from './holiday-rows';

interface HolidayListProps {
  calendar: HolidayCalendar;
  onYear: (year: number) => void;
}

/** The public holidays of a year; each can count as half a day or as none. */
export function HolidayList({ calendar, onYear }: HolidayListProps) {
  const t = useT('time');
  const { year, days } = calendar;
  const { setValue } = useFormContext<AbsenceDraft>();
  const changes = useWatch<AbsenceDraft, 'holidays'>({ name: 'holidays' });
  const set = (next: AbsenceDraft['holidays']) => setValue('holidays', next, { shouldDirty: true });
  const rows = holidayRows(days, changes, year);
  return (
    <div>
      <div className="time-datebar">
        <IconButton
          icon={chevronLeftIcon}
          label={t('absenceSettings.previousYear')}
          onClick={() => onYear(year - 1)}
        />
        <strong className="time-datebar__label" aria-live="polite">
          {year}
        </strong>
        <IconButton
          icon={chevronRightIcon}
          label={t('absenceSettings.nextYear')}
          onClick={() => onYear(year + 1)}
        />
      </div>
      <ul className="absence-holidays">
        {rows.map((row) => (
          <HolidayItem
            key={row.date}
            row={row}
            onHalves={(halves) => set(withHalves(changes, row, halves))}
            onRemove={() => set(withoutDay(changes, row.date))}
          />
        ))}
      </ul>
    </div>
  );
}

interface HolidayItemProps {
  row: HolidayRow;
  onHalves: (halves: number) => void;
  onRemove: () => void;
}

const halves = ['2', '1', '0'] as const;

function HolidayItem({ row, onHalves, onRemove }: HolidayItemProps) {
  const t = useT('time');
  const format = useFormat();
  return (
    <li className="absence-holidays__day">
      <span className="absence-holidays__date">{format.longDate(row.date)}</span>
      <span className="absence-holidays__name">{row.name}</span>
      <SegmentedControl
        label={`${row.name}, ${format.date(row.date)}`}
        options={halves.map((value) => ({ value, label: t(`absenceSettings.halvesOf.${value}`) }))}
        value={halves.find((value) => Number(value) === row.halves) ?? '2'}
        onChange={(value) => onHalves(Number(value))}
      />
      {row.own ? (
        <IconButton
          icon={trashIcon}
          label={t('absenceSettings.removeDay', { name: row.name })}
          onClick={onRemove}
        />
      ) : null}
    </li>
  );
}
