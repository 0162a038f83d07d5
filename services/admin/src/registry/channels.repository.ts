import { commonError, Database, execute, type RequestContext, rowMapper } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ToolChannels } from './tool-channels.entity';
import { ToolPinRow } from './tool-pin.entity';

const unset: Omit<ToolChannels, 'tool'> = {
  version: 1,
  stable: null,
  previous: null,
  canary: null,
  canarySince: null,
  canaryWithdrawn: null,
  built: null,
};

/** Channels and pins of tools: few rows, above licences. */
@Injectable()
export class ChannelsRepository {
  constructor(private readonly db: Database) {}

  findAll(ctx: RequestContext): Promise<ToolChannels[]> {
    return this.db
      .manager(ctx)
      .createQueryBuilder(ToolChannels, 'channels')
      .orderBy('channels.tool')
      .getMany();
  }

  find(ctx: RequestContext, tool: string): Promise<ToolChannels | null> {
    return this.db
      .manager(ctx)
      .createQueryBuilder(ToolChannels, 'channels')
      .where('channels.tool = :tool', { tool })
      .getOne();
  }

  async get(ctx: RequestContext, tool: string): Promise<ToolChannels> {
    const found = await this.find(ctx, tool);
    if (!found) throw commonError('NOT_FOUND');
    return found;
  }

  /** The channels of a tool that has just been seen first: none is set. */
  async add(ctx: RequestContext, tool: string): Promise<ToolChannels> {
    const row = { ...unset, tool };
    await rowMapper(this.db.dataSource, ToolChannels).insert(this.db.writing(ctx), [row]);
    return row;
  }

  /** Moves pointers that are still as they were seen; 412 when somebody else has moved them. */
  async update(
    ctx: RequestContext,
    before: ToolChannels,
    change: Partial<Omit<ToolChannels, 'tool' | 'version'>>,
  ): Promise<ToolChannels> {
    const { tool, version } = before;
    const { affected } = await this.db
      .writing(ctx)
      .createQueryBuilder()
      .update(ToolChannels)
      .set({ ...change, version: version + 1 })
      .where('tool = :tool AND version = :version', { tool, version })
      .execute();
    if (affected !== 1) throw commonError('VERSION_MISMATCH');
    return { ...before, ...change, version: version + 1 };
  }

  findPins(ctx: RequestContext): Promise<ToolPinRow[]> {
    return this.db
      .manager(ctx)
      .createQueryBuilder(ToolPinRow, 'pin')
      .orderBy('pin.tool')
      .addOrderBy('pin.licenceId')
      .getMany();
  }

  async pin(ctx: RequestContext, pin: ToolPinRow): Promise<void> {
    const mapper = rowMapper(this.db.dataSource, ToolPinRow);
    await mapper.insertOrChange(this.db.writing(ctx), [pin], { replace: ['toolVersion'] });
  }

  async unpin(ctx: RequestContext, licenceId: string, tool: string): Promise<void> {
    const sql = 'DELETE FROM tool_pins WHERE licence_id = ? AND tool = ?';
    await execute(this.db.writing(ctx), sql, [licenceId, tool]);
  }
}
