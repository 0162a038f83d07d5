import type { ChargeStatementQuery } from '@jahrring/contracts-admin';
import { printLanguageOf } from '@jahrring/pdf/format';
import { PdfWorkers } from '@jahrring/pdf/workers';
import { Audit, Clock, commonError, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable, type OnModuleDestroy, StreamableFile } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { LicenceRepository } from '../../identity-record';
import { PluginChargeService } from '../plugin-charge.service';
import type { StatementPaper } from './render-statement';

/** Prints what a licence owes for its plugins in a month. */
@Injectable()
export class ChargeStatementService implements OnModuleDestroy {
  private readonly workers = new PdfWorkers({
    tool: 'admin',
    jobs: async () => (await import('../agreement/pdf-jobs')).pdfJobs,
    refusal: () => commonError('UNAVAILABLE'),
  });

  constructor(
    private readonly db: Database,
    private readonly charges: PluginChargeService,
    private readonly licences: LicenceRepository,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws UNAVAILABLE when too many wait already */
  async print(ctx: RequestContext, { month, licenceId }: ChargeStatementQuery): Promise<StreamableFile> {
    const { name, country, street, houseNumber, zip, city } = await this.licences.get(ctx, licenceId);
    const owed = await this.charges.statementOf(ctx, month, licenceId);
    const lines = [
      [street, houseNumber],
      [zip, city],
    ].map((parts) => parts.filter(Boolean).join(' '));
    const paper: StatementPaper = {
      month,
      licence: { name, country, lines: lines.filter(Boolean) },
      charges: owed.map(({ pluginName, amount, agreedBy, startsOn, endedOn }) => ({
        ...{ plugin: pluginName, amount, agreedBy, startsOn, endedOn },
      })),
      sum: owed.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0)).toFixed(2),
      language: printLanguageOf(ctx.locale),
      madeAt: this.clock.now().toISOString(),
    };
    const bytes = await this.workers.run('statement', paper, { urgent: true });
    const after = { month, licenceId, format: 'pdf', total: owed.length };
    await this.db.tx(ctx, (ctx) =>
      this.audit.record(ctx, { action: 'export', entity: 'pluginCharge', entityId: licenceId, after }),
    );
    const disposition = `inline; filename="statement-${month}.pdf"`;
    return new StreamableFile(bytes, { type: 'application/pdf', length: bytes.length, disposition });
  }

  onModuleDestroy(): Promise<void> {
    return this.workers.close();
  }
}
