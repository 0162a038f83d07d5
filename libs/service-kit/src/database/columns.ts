import { Column, PrimaryColumn } from 'typeorm';
import type { ColumnOptions, ValueTransformer } from 'typeorm';

/** Options every column takes. */
export interface ColumnSettings {
  nullable?: boolean;
  /** Column name, where it is not the property in snake case. */
  name?: string;
}

/** Something decimal arithmetic gave us; written with the column's number of decimals. */
interface Fixed {
  toFixed(decimals: number): string;
}

/**
 * SQLite keeps decimals as numbers (exact up to 15 digits, ours have 14), MariaDB answers strings: the property is
 * always a string with the column's decimals.
 */
function decimalTransformer(scale: number): ValueTransformer {
  return {
    to: (value: string | Fixed | null | undefined) =>
      value === null || value === undefined || typeof value === 'string' ? value : value.toFixed(scale),
    from: (value: string | number | null) => (typeof value === 'number' ? value.toFixed(scale) : value),
  };
}

function decimal(scale: number, settings: ColumnSettings): PropertyDecorator {
  return Column({
    type: 'decimal',
    precision: 14,
    scale,
    transformer: decimalTransformer(scale),
    ...settings,
  });
}

/** Amount, DECIMAL(14,2); the property is a string. */
export function MoneyColumn(settings: ColumnSettings = {}): PropertyDecorator {
  return decimal(2, settings);
}

/** Price of one unit, DECIMAL(14,4); the property is a string. */
export function UnitPriceColumn(settings: ColumnSettings = {}): PropertyDecorator {
  return decimal(4, settings);
}

/** Quantity, DECIMAL(14,3); the property is a string. */
export function QuantityColumn(settings: ColumnSettings = {}): PropertyDecorator {
  return decimal(3, settings);
}

/** Point in time in UTC with milliseconds; the property is a Date. */
export function InstantColumn(settings: ColumnSettings = {}): PropertyDecorator {
  return Column({ type: 'datetime', precision: 3, ...settings });
}

/** Calendar day; the property is `YYYY-MM-DD`. */
export function LocalDateColumn(settings: ColumnSettings = {}): PropertyDecorator {
  return Column({ type: 'date', ...settings });
}

export function UuidColumn(settings: ColumnSettings = {}): PropertyDecorator {
  return Column({ type: 'varchar', length: 36, ...settings });
}

/** The id of a record that is not licensed (a licence itself, an identity). */
export function PrimaryUuidColumn(): PropertyDecorator {
  return PrimaryColumn({ type: 'varchar', length: 36 });
}

/** Short text; compared without regard to case, as the database's collation does. */
export function TextColumn(length: number, settings: ColumnSettings = {}): PropertyDecorator {
  return Column({ type: 'varchar', length, ...settings });
}

/** Text of any length. */
export function LongTextColumn(settings: ColumnSettings = {}): PropertyDecorator {
  return Column({ type: 'text', ...settings });
}

/** Structured data that is never searched; kept as text, the same on both databases. */
export function JsonColumn(settings: ColumnSettings = {}): PropertyDecorator {
  return Column({ type: 'simple-json', ...settings });
}

export function BooleanColumn(settings: ColumnSettings = {}): PropertyDecorator {
  return Column({ type: 'boolean', ...settings });
}

export function IntColumn(settings: ColumnSettings = {}): PropertyDecorator {
  return Column({ type: 'int', ...settings });
}

/** Whole numbers beyond 2³¹ (up to 2⁵³); the property is a number. */
export function BigIntColumn(settings: ColumnSettings = {}): PropertyDecorator {
  const transformer: ValueTransformer = {
    to: (value: number | null | undefined) => value,
    from: (value: string | number | null) => (typeof value === 'string' ? Number(value) : value),
  };
  return Column({ type: 'bigint', transformer, ...settings } satisfies ColumnOptions);
}

/** Numbers that may be rough: coordinates, diameters. Never money. */
export function DoubleColumn(settings: ColumnSettings = {}): PropertyDecorator {
  return Column({ type: 'double', ...settings });
}
