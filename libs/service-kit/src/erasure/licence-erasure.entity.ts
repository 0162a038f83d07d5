import { Entity } from 'typeorm';
import { InstantColumn, IntColumn, PrimaryUuidColumn } from '../database/columns';

/** A licence that is being erased here; gone after the last pass. */
@Entity('licence_erasures')
export class LicenceErasureEntity {
  @PrimaryUuidColumn()
  licenceId!: string;

  @InstantColumn()
  nextAt!: Date;

  /** Number of passes so far. */
  @IntColumn()
  passes!: number;
}
