import type { CostKind } from '@jahrring/contracts-projects';
import {
  BooleanColumn,
  InstantColumn,
  IntColumn,
  LocalDateColumn,
  MoneyColumn,
  QuantityColumn,
  ReferenceEntity,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

const optional = { nullable: true } as const;

/** Source of a line: a recorded entry, a document's amount for one project, or a part of a supplier's bill. */
export type SourceKind = 'entry' | 'document' | 'supplier';

/** Kind of a line; for a document: money charged, ordered or offered. */
export type LineKind = CostKind | 'income' | 'planned' | 'offered';

/** One source of a project's costs or income, counted once: (licence, source kind, source) is unique. */
@Entity('cost_lines')
export class CostLineEntity extends ReferenceEntity {
  @TextColumn(12)
  sourceKind!: SourceKind;

  /** The entry; `document:project` of a document, `bill:part` of a supplier's bill. */
  @TextColumn(80)
  sourceId!: string;

  /** The document, or the supplier's bill. */
  @UuidColumn(optional)
  documentId!: string | null;

  /** Null while only a claim of the source is known. */
  @UuidColumn(optional)
  projectId!: string | null;

  @TextColumn(12)
  kind!: LineKind;

  @LocalDateColumn(optional)
  day!: string | null;

  @UuidColumn(optional)
  employeeId!: string | null;

  /** The activity of hours, the object of every other kind. */
  @UuidColumn(optional)
  objectId!: string | null;

  @UuidColumn(optional)
  companyPartId!: string | null;

  @IntColumn()
  seconds!: number;

  @QuantityColumn(optional)
  quantity!: string | null;

  @TextColumn(30, optional)
  unit!: string | null;

  /** Charged value; for a document its net sum. */
  @MoneyColumn(optional)
  value!: string | null;

  /** Amount spent, if known; otherwise a cost rate determines it. */
  @MoneyColumn(optional)
  cost!: string | null;

  /** The source's own centres; without them the project's hold. */
  @TextColumn(30, optional)
  costCentre!: string | null;

  @TextColumn(30, optional)
  revenueCentre!: string | null;

  /** Supplier and number of a supplier's bill. */
  @TextColumn(220, optional)
  title!: string | null;

  /** Of a document. */
  @TextColumn(4, optional)
  status!: string | null;

  @BooleanColumn()
  billable!: boolean;

  /** The draft or document that holds it. */
  @UuidColumn(optional)
  claimedDocumentId!: string | null;

  /** On an issued bill. */
  @BooleanColumn()
  billed!: boolean;

  /** When the claim was last changed; an older event changes nothing. */
  @InstantColumn(optional)
  claimChangedAt!: Date | null;

  @BooleanColumn()
  deleted!: boolean;
}
