import { IconButton } from '../button/icon-button';
import { calendarIcon } from '../icons';
import { dateOrder, formatDate, isIsoDate, localToday, parseDate } from '../input/parse-date';
import { lazyNamed } from '../internal/lazy-named';
import { Popover } from '../overlay/popover';
import { useUiTexts } from '../texts/ui-texts';
import { TypedField } from './typed-field';
import type { FieldProps } from './use-field';

const CalendarLayer = lazyNamed(async () => (await import('./calendar-layer')).CalendarLayer);

export interface DateFieldProps extends FieldProps {
  /** The day that shorthand counts from; today in the user's zone unless told. */
  today?: string;
  /** Bounds of the calendar, `YYYY-MM-DD`; the schema checks what is typed. */
  min?: string;
  max?: string;
  emptyValue?: null | '';
  withHint?: boolean;
  /** False where only typing makes sense, for example inside a filter. */
  withCalendar?: boolean;
}

/** A day, typed (`4.3.`, `+5`, `mo`, `gestern`) or picked. The value is `YYYY-MM-DD`. */
export function DateField({
  today,
  min,
  max,
  emptyValue = null,
  withHint = false,
  withCalendar = true,
  ...props
}: DateFieldProps) {
  const { t, locale } = useUiTexts();
  const base = today ?? localToday();
  const parse = (text: string) => parseDate(text, { today: base, order: dateOrder(locale) }) ?? undefined;
  return (
    <TypedField<string>
      {...props}
      description={props.description ?? (withHint ? t('form.dateHint') : undefined)}
      emptyValue={emptyValue}
      isValue={isIsoDate}
      parse={parse}
      format={(value) => formatDate(value, locale)}
      extra={(field, set) =>
        withCalendar ? (
          <Popover
            label={props.label}
            align="end"
            preload={CalendarLayer.preload}
            trigger={(trigger) => (
              <IconButton
                icon={calendarIcon}
                size="small"
                label={`${t('form.openCalendar')}: ${props.label}`}
                withTooltip={false}
                disabled={props.disabled}
                {...trigger}
              />
            )}
          >
            {(close) => (
              <CalendarLayer
                value={isIsoDate(field.value) ? field.value : null}
                today={base}
                min={min}
                max={max}
                onChange={(value) => {
                  set(value);
                  close();
                }}
              />
            )}
          </Popover>
        ) : null
      }
    />
  );
}
