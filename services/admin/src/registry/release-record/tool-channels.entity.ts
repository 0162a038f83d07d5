import type { Canary, ToolSummary } from '@jahrring/contracts-admin';
import { InstantColumn, IntColumn, JsonColumn, TextColumn } from '@jahrring/service-kit';
import { Entity, PrimaryColumn } from 'typeorm';

/** Which versions of a tool are served: pointers, nothing else. */
@Entity('tool_channels')
export class ToolChannelsEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  tool!: string;

  @IntColumn()
  version!: number;

  @TextColumn(40, { nullable: true })
  stable!: string | null;

  /** What was stable before: one click goes back to it, and a stable that fails falls back to it. */
  @TextColumn(40, { nullable: true })
  previous!: string | null;

  @JsonColumn({ nullable: true })
  canary!: Canary | null;

  /** Since when this version is the canary: what it did before counts no more. */
  @InstantColumn({ nullable: true })
  canarySince!: Date | null;

  @JsonColumn({ nullable: true })
  canaryWithdrawn!: ToolSummary['canaryWithdrawn'];

  /** What `latest.json` of the folder named when it was read last: only where it names another is there a new build. */
  @TextColumn(40, { nullable: true })
  built!: string | null;
}
