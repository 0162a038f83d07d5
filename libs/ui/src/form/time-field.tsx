import { formatDuration, parseDuration } from '../input/parse-duration';
import { parseTime } from '../input/parse-time';
import { useUiTexts } from '../texts/ui-texts';
import type { FieldProps } from './use-field';
import { TypedField } from './typed-field';

export interface TimeFieldProps extends FieldProps {
  /** Takes `24:00` as the end of the day. */
  endOfDay?: boolean;
  emptyValue?: null | '';
  /** Shows how it can be typed. */
  withHint?: boolean;
}

const isTime = (value: unknown): value is string => typeof value === 'string' && /^\d{2}:\d{2}$/.test(value);

/** A time of day, typed: `730`, `7:30`, `7.30`. The value is `HH:MM`. */
export function TimeField({
  endOfDay = false,
  emptyValue = null,
  withHint = false,
  ...props
}: TimeFieldProps) {
  const { t } = useUiTexts();
  return (
    <TypedField<string>
      {...props}
      description={props.description ?? (withHint ? t('form.timeHint') : undefined)}
      emptyValue={emptyValue}
      figures
      isValue={isTime}
      parse={(text) => parseTime(text, { endOfDay }) ?? undefined}
      format={(value) => value}
      inputMode="decimal"
    />
  );
}

export interface DurationFieldProps extends FieldProps {
  /** Takes `-2:30` too, for balances. */
  signed?: boolean;
  emptyValue?: null | '';
  withHint?: boolean;
}

const isSeconds = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function parseSigned(text: string): number | null {
  const [, minus, rest = ''] = /^\s*([-−])?(.*)$/.exec(text) ?? [];
  const seconds = parseDuration(rest);
  return seconds === null || seconds === 0 || !minus ? seconds : -seconds;
}

/** A length of time, typed: `7h30`, `7.5`, `7:30`. The value is in seconds. */
export function DurationField({
  signed = false,
  emptyValue = null,
  withHint = false,
  ...props
}: DurationFieldProps) {
  const { t } = useUiTexts();
  return (
    <TypedField<number>
      {...props}
      description={props.description ?? (withHint ? t('form.durationHint') : undefined)}
      emptyValue={emptyValue}
      figures
      isValue={isSeconds}
      parse={(text) => (signed ? parseSigned(text) : parseDuration(text)) ?? undefined}
      format={formatDuration}
      suffix="h"
      // The keypad of numbers has no sign.
      inputMode={signed ? 'text' : 'decimal'}
    />
  );
}
