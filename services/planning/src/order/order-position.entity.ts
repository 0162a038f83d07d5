import type { Unit } from '@jahrring/contracts-common';
import type { OrderState } from '@jahrring/contracts-documents';
import { QuantityColumn, ReferenceEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

const optional = { nullable: true } as const;

/** Our copy of a position of an offer or an order confirmation. */
@Entity('order_positions')
export class OrderPositionEntity extends ReferenceEntity {
  @UuidColumn()
  orderId!: string;

  @TextColumn(60)
  orderNumber!: string;

  @TextColumn(10)
  state!: OrderState;

  @UuidColumn(optional)
  projectId!: string | null;

  /** The first line of it. */
  @TextColumn(200)
  text!: string;

  @QuantityColumn()
  quantity!: string;

  @TextColumn(30)
  unit!: Unit;

  @UuidColumn(optional)
  objectId!: string | null;

  /** The position of an earlier document that this one takes its quantity from. */
  @UuidColumn(optional)
  sourcePositionId!: string | null;
}
