import { type RecordTold, recordTold } from '@jahrring/contracts-admin';
import { Consumes, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LivePublisher } from './live-publisher';

/** Tells open browsers what other services ask for. */
@Injectable()
export class LiveConsumer {
  constructor(private readonly live: LivePublisher) {}

  @Consumes(recordTold)
  async onRecordTold(ctx: RequestContext, told: RecordTold): Promise<void> {
    const { employeeIds, everybody = false, entity, id } = told;
    // By the licence, not by those who listen now: whoever opens a stream in a moment asks for what was missed.
    const recipients = everybody ? [...employeeIds, ctx.licenceId] : employeeIds;
    for (const recipientId of new Set(recipients)) {
      await this.live.publish(ctx, recipientId, { name: 'record-changed', data: { entity, id } });
    }
  }
}
