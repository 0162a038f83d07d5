import type { Canary, ToolSummary } from '@jahrring/contracts-admin';
import { InstantColumn, IntColumn, JsonColumn, TextColumn } from '@jahrring/service-kit';
import { Entity, PrimaryColumn } from 'typeorm';

/** Versions of a tool that are served: pointers, nothing else. */
@Entity('tool_channels')
export class ToolChannelsEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  tool!: string;

  @IntColumn()
  version!: number;

  @TextColumn(40, { nullable: true })
  stable!: string | null;

  /** Previous stable version: one click goes back to it, and it replaces a stable version that fails. */
  @TextColumn(40, { nullable: true })
  previous!: string | null;

  @JsonColumn({ nullable: true })
  canary!: Canary | null;

  /** Since when this version is the canary: what it did before counts no more. */
  @InstantColumn({ nullable: true })
  canarySince!: Date | null;

  @JsonColumn({ nullable: true })
  canaryWithdrawn!: ToolSummary['canaryWithdrawn'];

  /**
   * Version that `latest.json` of the folder named when it was last read: there is a new build only if it names
   * another.
   */
  @TextColumn(40, { nullable: true })
  built!: string | null;
}
