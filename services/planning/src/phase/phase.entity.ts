import { phaseLimits, type PhaseLink } from '@jahrring/contracts-planning';
import {
  IntColumn,
  JsonColumn,
  LicensedEntity,
  LocalDateColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A part of a project over some days. */
@Entity('phases')
export class PhaseEntity extends LicensedEntity {
  @UuidColumn()
  projectId!: string;

  @TextColumn(phaseLimits.title)
  title!: string;

  @LocalDateColumn()
  firstDay!: string;

  @LocalDateColumn()
  lastDay!: string;

  @IntColumn()
  people!: number;

  /** Links to phases that were removed stay, and count again once those come back. */
  @JsonColumn({ name: 'waits_for' })
  after!: PhaseLink[];
}
