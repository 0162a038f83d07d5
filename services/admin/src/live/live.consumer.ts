import { type RecordTold, recordTold } from '@jahrring/contracts-admin';
import { Consumes, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LivePublisher } from './live-publisher';

/** Tells open browsers what other services ask for. */
@Injectable()
export class LiveConsumer {
  constructor(private readonly live: LivePublisher) {}

  @Consumes(recordTold)
  async onRecordTold(ctx: RequestContext, { employeeIds, entity, id }: RecordTold): Promise<void> {
    for (const employeeId of new Set(employeeIds)) {
      await this.live.tell(ctx, employeeId, { name: 'record-changed', data: { entity, id } });
    }
  }
}
