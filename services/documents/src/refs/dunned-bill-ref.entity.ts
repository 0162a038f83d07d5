import { IntColumn, ReferenceEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** How far bookkeeping has reminded of a bill, by the id of the bill. */
@Entity('dunned_bill_refs')
export class DunnedBillRefEntity extends ReferenceEntity {
  /** The highest level of its letters that hold; 0 where none does. */
  @IntColumn()
  level!: number;
}
