import type { KeyboardEvent, ReactNode } from 'react';
import { decimalsOf, formatNumber, parseNumber } from '../input/parse-number';
import { useUiTexts } from '../texts/ui-texts';
import type { FieldProps } from './use-field';
import { TypedField } from './typed-field';

export interface NumberFieldProps extends FieldProps {
  /** `number` (default) or a plain decimal string, as money and quantities travel. */
  valueAs?: 'number' | 'string';
  /** Most decimals taken; more are refused, not rounded. */
  decimals?: number;
  /** Always shows so many decimals. */
  minDecimals?: number;
  /** Arrow keys step by so much; off without it. */
  step?: number;
  suffix?: ReactNode;
  /** Value of an emptied field; default `null`. */
  emptyValue?: null | '';
}

const isNumberValue = (value: unknown): value is number | string =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value));

/** A number, typed the region's way (`1’234.50`, `12,5`). */
export function NumberField({
  valueAs = 'number',
  decimals = 0,
  minDecimals = 0,
  step,
  emptyValue = null,
  ...props
}: NumberFieldProps) {
  const { locale } = useUiTexts();
  const toValue = (plain: string) => (valueAs === 'number' ? Number(plain) : plain);
  const parse = (text: string) => {
    const plain = parseNumber(text, locale);
    return plain === null || decimalsOf(plain) > decimals ? undefined : toValue(plain);
  };
  const stepBy = (
    event: KeyboardEvent,
    value: number | string | undefined,
    set: (value: number | string) => void,
  ) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (step === undefined || direction === 0) return;
    event.preventDefault();
    set(
      toValue((Number(value ?? 0) + direction * step).toFixed(Math.max(decimals, decimalsOf(String(step))))),
    );
  };
  return (
    <TypedField<number | string>
      {...props}
      emptyValue={emptyValue}
      figures
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      isValue={isNumberValue}
      parse={parse}
      format={(value) =>
        formatNumber(value, locale, { minDecimals, maxDecimals: Math.max(decimals, minDecimals) })
      }
      onKey={stepBy}
    />
  );
}

export interface MoneyFieldProps extends FieldProps {
  /** Shown behind the amount: CHF, EUR, USD. */
  currency?: string;
  /** 2 for amounts, 4 for unit prices. */
  decimals?: 2 | 4;
  emptyValue?: null | '';
}

/** An amount; the value is a decimal string (`"1234.50"`), never a binary number. */
export function MoneyField({ currency, decimals = 2, ...props }: MoneyFieldProps) {
  return <NumberField {...props} valueAs="string" decimals={decimals} minDecimals={2} suffix={currency} />;
}
