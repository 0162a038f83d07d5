import { commonError, Database, execute, type RequestContext, rowMapper } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ToolChannelsEntity } from './tool-channels.entity';
import { ToolPinEntity } from './tool-pin.entity';

const unset: Omit<ToolChannelsEntity, 'tool'> = {
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

  findAll(ctx: RequestContext): Promise<ToolChannelsEntity[]> {
    return this.db
      .manager(ctx)
      .createQueryBuilder(ToolChannelsEntity, 'channels')
      .orderBy('channels.tool')
      .getMany();
  }

  find(ctx: RequestContext, tool: string): Promise<ToolChannelsEntity | null> {
    return this.db
      .manager(ctx)
      .createQueryBuilder(ToolChannelsEntity, 'channels')
      .where('channels.tool = :tool', { tool })
      .getOne();
  }

  async get(ctx: RequestContext, tool: string): Promise<ToolChannelsEntity> {
    const found = await this.find(ctx, tool);
    if (!found) throw commonError('NOT_FOUND');
    return found;
  }

  /** The channels of a tool that has just been seen first: none is set. */
  async add(ctx: RequestContext, tool: string): Promise<ToolChannelsEntity> {
    const row = { ...unset, tool };
    await rowMapper(this.db.dataSource, ToolChannelsEntity).insert(this.db.writing(ctx), [row]);
    return row;
  }

  /** Moves pointers that are still as they were seen; 412 when somebody else has moved them. */
  async update(
    ctx: RequestContext,
    before: ToolChannelsEntity,
    change: Partial<Omit<ToolChannelsEntity, 'tool' | 'version'>>,
  ): Promise<ToolChannelsEntity> {
    const { tool, version } = before;
    const { affected } = await this.db
      .writing(ctx)
      .createQueryBuilder()
      .update(ToolChannelsEntity)
      .set({ ...change, version: version + 1 })
      .where('tool = :tool AND version = :version', { tool, version })
      .execute();
    if (affected !== 1) throw commonError('VERSION_MISMATCH');
    return { ...before, ...change, version: version + 1 };
  }

  findPins(ctx: RequestContext): Promise<ToolPinEntity[]> {
    return this.db
      .manager(ctx)
      .createQueryBuilder(ToolPinEntity, 'pin')
      .orderBy('pin.tool')
      .addOrderBy('pin.licenceId')
      .getMany();
  }

  async pin(ctx: RequestContext, pin: ToolPinEntity): Promise<void> {
    const mapper = rowMapper(this.db.dataSource, ToolPinEntity);
    await mapper.insertOrChange(this.db.writing(ctx), [pin], { replace: ['toolVersion'] });
  }

  async unpin(ctx: RequestContext, licenceId: string, tool: string): Promise<void> {
    const sql = 'DELETE FROM tool_pins WHERE licence_id = ? AND tool = ?';
    await execute(this.db.writing(ctx), sql, [licenceId, tool]);
  }
}
