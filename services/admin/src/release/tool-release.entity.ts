import type { BuiltDescriptor, ReleaseChannel, ReleaseState } from '@jahrring/contracts-admin';
import { InstantColumn, JsonColumn, PrimaryUuidColumn, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A version of a tool that this installation knows. */
@Entity('tool_releases')
export class ToolRelease {
  @PrimaryUuidColumn()
  id!: string;

  @TextColumn(40)
  tool!: string;

  @TextColumn(40)
  toolVersion!: string;

  @TextColumn(255)
  entry!: string;

  @TextColumn(100)
  globalName!: string;

  @TextColumn(120, { nullable: true })
  integrity!: string | null;

  @JsonColumn()
  descriptor!: BuiltDescriptor;

  @TextColumn(20)
  state!: ReleaseState;

  @TextColumn(20)
  channel!: ReleaseChannel;

  @InstantColumn()
  registeredAt!: Date;
}
