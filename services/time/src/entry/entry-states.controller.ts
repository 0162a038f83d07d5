import { entryStates, entryStatesQuery, type EntryStatesQuery } from '@jahrring/contracts-time';
import { Ctx, Internal, ok, Post, ToolController, type RequestContext } from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { toEntryChanged } from './entry-event';
import { EntryRepository } from '../entry-record';

@ToolController('time', 'internal')
export class EntryStatesController {
  constructor(private readonly entries: EntryRepository) {}

  /** Returns the current content of these entries' events: for copies that must be rebuilt. */
  @Post('entry-states', Internal(), ok(entryStates))
  async states(@Ctx() ctx: RequestContext, @Body({ schema: entryStatesQuery }) { ids }: EntryStatesQuery) {
    return { items: (await this.entries.getMany(ctx, ids)).map(toEntryChanged) };
  }
}
