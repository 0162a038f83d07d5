import { PrimaryUuidColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A note that the figures of a project, or of all projects of a licence, have changed and are not published yet. */
@Entity('figures_due')
export class FiguresDueEntity {
  @PrimaryUuidColumn()
  id!: string;

  @UuidColumn()
  licenceId!: string;

  /** Null: all projects of the licence. */
  @UuidColumn({ nullable: true })
  projectId!: string | null;
}
