import { DatePicker } from '@mantine/dates';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/dates/styles.layer.css';
import './calendar.css';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { chevronLeftIcon, chevronRightIcon } from '../icons';
import { withMantine } from '../internal/with-mantine';
import { useUiTexts } from '../texts/ui-texts';

export interface CalendarLayerProps {
  value: string | null;
  today: string;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (value: string) => void;
}

/** Mantine's month view with our words: names come from `Intl`, so no locale files are loaded. */
export const CalendarLayer = withMantine(Calendar);

function Calendar({ value, today, min, max, onChange }: CalendarLayerProps) {
  const { t, locale } = useUiTexts();
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (date: string) => format.format(new Date(`${date.slice(0, 10)}T12:00:00Z`));
  };
  const longDay = write({ dateStyle: 'full' });
  return (
    <div className="jr-calendar">
      <DatePicker
        value={value}
        onChange={(picked) => picked && onChange(picked)}
        defaultDate={value ?? today}
        minDate={min}
        maxDate={max}
        firstDayOfWeek={1}
        weekdayFormat={write({ weekday: 'short' })}
        monthLabelFormat={write({ month: 'long', year: 'numeric' })}
        monthsListFormat={write({ month: 'short' })}
        getDayAriaLabel={longDay}
        highlightToday
        previousIcon={<Icon name={chevronLeftIcon} size={18} />}
        nextIcon={<Icon name={chevronRightIcon} size={18} />}
        ariaLabels={{
          previousMonth: t('form.previousMonth'),
          nextMonth: t('form.nextMonth'),
          previousYear: t('form.previousYear'),
          nextYear: t('form.nextYear'),
          previousDecade: t('form.previousYears'),
          nextDecade: t('form.nextYears'),
        }}
      />
      <Button variant="quiet" size="small" fullWidth onClick={() => onChange(today)}>
        {t('form.today')}
      </Button>
    </div>
  );
}
