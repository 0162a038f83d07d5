import {
  BooleanColumn,
  DoubleColumn,
  InstantColumn,
  IntColumn,
  JsonColumn,
  LocalDateColumn,
  MoneyColumn,
  QuantityColumn,
  TextColumn,
  UnitPriceColumn,
  UuidColumn,
} from './columns';
import type { ColumnSettings } from './columns';

type Decorate = (settings: ColumnSettings) => PropertyDecorator;

/** One column of a reference: how the database keeps it, and the type of its property. */
export class ReferenceField<T> {
  /** Known to the compiler alone. */
  declare readonly value: T;

  constructor(
    private readonly decorate: Decorate,
    private readonly isNullable = false,
  ) {}

  /** The same column, which may hold nothing. */
  nullable(): ReferenceField<T | null> {
    return new ReferenceField<T | null>(this.decorate, true);
  }

  declareOn(prototype: object, property: string): void {
    this.decorate({ nullable: this.isNullable })(prototype, property);
  }
}

/** Columns of references, as the column decorators of an entity: `field.text(70).nullable()`. */
export const field = {
  boolean: () => new ReferenceField<boolean>(BooleanColumn),
  double: () => new ReferenceField<number>(DoubleColumn),
  instant: () => new ReferenceField<Date>(InstantColumn),
  int: <T extends number = number>() => new ReferenceField<T>(IntColumn),
  json: <T>() => new ReferenceField<T>(JsonColumn),
  localDate: () => new ReferenceField<string>(LocalDateColumn),
  money: () => new ReferenceField<string>(MoneyColumn),
  quantity: () => new ReferenceField<string>(QuantityColumn),
  text: <T extends string = string>(length: number) =>
    new ReferenceField<T>((settings) => TextColumn(length, settings)),
  unitPrice: () => new ReferenceField<string>(UnitPriceColumn),
  uuid: () => new ReferenceField<string>(UuidColumn),
} as const;
