import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ObjectRefRepository } from '../reference';
import { EntryRepository } from '../entry-record';
import type { EntryEntity } from '../entry-record';

type Counted = Pick<EntryEntity, 'objectId' | 'counterTo'>;

/** Keeps where a machine's counter stood after its latest entry. */
@Injectable()
export class CounterService {
  constructor(
    private readonly entries: EntryRepository,
    private readonly objects: ObjectRefRepository,
  ) {}

  /** After an entry on a machine was recorded, changed, deleted or restored; the states it was and is in. */
  async follow(ctx: RequestContext, ...states: readonly Counted[]): Promise<void> {
    const counted = states.filter(({ counterTo }) => counterTo !== null);
    for (const objectId of new Set(counted.map((state) => state.objectId))) {
      if (objectId === null) continue;
      await this.objects.setCounter(ctx, objectId, await this.entries.lastCounter(ctx, objectId));
    }
  }
}
