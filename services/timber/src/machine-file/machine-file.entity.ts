import { machineFileLimits } from '@jahrring/contracts-timber';
import type { MachineFileKind, MachineFileState } from '@jahrring/contracts-timber';
import { IntColumn, JsonColumn, LicensedEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';
import type { FileSummary } from './file-summary';

/** A machine's file: what it tells, and what of it was taken over. */
@Entity('machine_files')
export class MachineFileEntity extends LicensedEntity {
  @TextColumn(machineFileLimits.name)
  name!: string;

  @TextColumn(5)
  kind!: MachineFileKind;

  @TextColumn(10)
  state!: MachineFileState;

  @TextColumn(64)
  sha256!: string;

  @UuidColumn()
  storedFileId!: string;

  @JsonColumn()
  summary!: FileSummary;

  /** Origins of its sites, by their keys. */
  @JsonColumn()
  origins!: Record<string, string>;

  @IntColumn()
  written!: number;

  @IntColumn()
  known!: number;

  @IntColumn()
  skipped!: number;
}
