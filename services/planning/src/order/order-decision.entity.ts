import { LicensedEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

export type Decision = 'taken' | 'dismissed';

/** Decision on the proposal of a position, by the position's id. */
@Entity('order_decisions')
export class OrderDecisionEntity extends LicensedEntity {
  @TextColumn(10)
  decision!: Decision;

  @UuidColumn()
  projectId!: string;
}
