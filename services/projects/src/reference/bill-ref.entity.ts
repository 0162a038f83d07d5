import { MoneyColumn, ReferenceEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of a project's bill: what is charged and what is still open. */
@Entity('bill_refs')
export class BillRefEntity extends ReferenceEntity {
  @UuidColumn()
  projectId!: string;

  @TextColumn(4)
  status!: string;

  @MoneyColumn()
  total!: string;
}
