import { type RecordTold, recordTold } from '@jahrring/contracts-admin';
import { Consumes, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LivePublisher } from './live-publisher';
import { OpenStreams } from './open-streams.repository';

/** Tells open browsers what other services ask for. */
@Injectable()
export class LiveConsumer {
  constructor(
    private readonly live: LivePublisher,
    private readonly streams: OpenStreams,
  ) {}

  @Consumes(recordTold)
  async onRecordTold(ctx: RequestContext, told: RecordTold): Promise<void> {
    const { employeeIds, everybody = false, entity, id } = told;
    const present = everybody ? await this.streams.listening(ctx) : [];
    for (const employeeId of new Set([...employeeIds, ...present])) {
      await this.live.publish(ctx, employeeId, { name: 'record-changed', data: { entity, id } });
    }
  }
}
