import { TextColumn } from '@jahrring/service-kit';
import { Entity, PrimaryColumn } from 'typeorm';

/** A licence that gets one version of a tool, whatever its channels say. */
@Entity('tool_pins')
export class ToolPinEntity {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  licenceId!: string;

  @PrimaryColumn({ type: 'varchar', length: 40 })
  tool!: string;

  @TextColumn(40)
  toolVersion!: string;
}
