import { IntColumn, LicensedEntity, LocalDateColumn, MoneyColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

const optional = { nullable: true } as const;

/** Costs of a machine whether it runs or not; its id is the machine's. */
@Entity('cost_bases')
export class CostBasisEntity extends LicensedEntity {
  @MoneyColumn(optional)
  purchasePrice!: string | null;

  @LocalDateColumn(optional)
  purchasedOn!: string | null;

  @MoneyColumn(optional)
  residualValue!: string | null;

  @IntColumn(optional)
  usefulYears!: number | null;

  /** Insurance, taxes, garage. */
  @MoneyColumn(optional)
  fixedPerYear!: string | null;
}
