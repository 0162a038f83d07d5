import { LicensedEntity, LocalDateColumn, MoneyColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A payment of a bill, or the reversal of one. Rows are added, never changed. */
@Entity('document_payments')
export class PaymentEntity extends LicensedEntity {
  @UuidColumn()
  documentId!: string;

  @LocalDateColumn()
  paidOn!: string;

  /** In the bill's currency; of a reversal negative. */
  @MoneyColumn()
  amount!: string;

  /** As cash discount; of a reversal negative. */
  @MoneyColumn()
  deducted!: string;

  /** The payment that is taken back; at most once. */
  @UuidColumn({ nullable: true })
  reversesId!: string | null;
}
