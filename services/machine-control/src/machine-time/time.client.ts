import { recordedMachineHours, type MachineHours, type RecordedMachineHours } from '@jahrring/contracts-time';
import { ServiceClient, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Client of the time service. */
@Injectable()
export class TimeClient {
  constructor(private readonly client: ServiceClient) {}

  /** By the rights of the caller; asked again it adds nothing. */
  record(ctx: RequestContext, body: MachineHours): Promise<RecordedMachineHours> {
    const path = '/api/time/internal/machine-hours';
    return this.client.call(ctx, { tool: 'time', method: 'POST', path, body, schema: recordedMachineHours });
  }
}
