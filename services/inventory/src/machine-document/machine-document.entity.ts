import { machineDocumentLimits, type MachineDocumentKind } from '@jahrring/contracts-inventory';
import { LicensedEntity, LocalDateColumn, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A paper of a machine or vehicle, with the last day it is valid. */
@Entity('machine_documents')
export class MachineDocumentEntity extends LicensedEntity {
  @UuidColumn()
  machineId!: string;

  @TextColumn(20)
  kind!: MachineDocumentKind;

  @TextColumn(machineDocumentLimits.title)
  title!: string;

  @LocalDateColumn({ nullable: true })
  validUntil!: string | null;

  @UuidColumn({ nullable: true })
  fileId!: string | null;
}
