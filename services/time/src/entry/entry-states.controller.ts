import { entryStates, entryStatesQuery, type EntryStatesQuery } from '@jahrring/contracts-time';
import { Ctx, Internal, ToolController, type RequestContext } from '@jahrring/service-kit';
import { Body, HttpCode, Post, SerializeOptions } from '@nestjs/common';
import { toEntryChanged } from './entry-event';
import { EntryRepository } from '../entry-record';

@ToolController('time', 'internal')
export class EntryStatesController {
  constructor(private readonly entries: EntryRepository) {}

  /** What the events of these entries would say now: for copies that have to be made anew. */
  @Post('entry-states')
  @HttpCode(200)
  @Internal()
  @SerializeOptions({ schema: entryStates })
  async states(@Ctx() ctx: RequestContext, @Body({ schema: entryStatesQuery }) { ids }: EntryStatesQuery) {
    return { items: (await this.entries.getMany(ctx, ids)).map(toEntryChanged) };
  }
}
