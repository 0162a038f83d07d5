import type { Refusal } from '@jahrring/contracts-evaluations';
import { printFormat } from '@jahrring/pdf/format';
import {
  Clock,
  Database,
  Job,
  LOGGER,
  mailAttempts,
  Mailer,
  mailRetryDelay,
  readPublicUrl,
  systemContext,
  type JobRun,
  type RecordPatch,
  type RequestContext,
} from '@jahrring/service-kit';
import { fillText } from '@jahrring/service-kit/texts';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { serviceTexts } from '../i18n';
import type {
  ReportScheduleEntity,
  ReportScheduleMailEntity,
  ReportScheduleRunEntity,
} from './report-schedule.entities';
import { ReportScheduleMailRepository, ReportScheduleRepository } from './report-schedule.repositories';
import { ReportScheduleRunRepository } from './report-schedule-run.repository';
import { ScheduleAdmission, type Admission } from './schedule-admission';
import { ScheduleMailNames } from './schedule-mail-names';
import { ScheduledReport, type ScheduledFile } from './scheduled-report';

const batchSize = 10;
/** Nobody else tries meanwhile. */
const claimedMs = 10 * 60_000;
/** Many servers take no larger mails. */
const mostBytes = 15_000_000;

interface Sending {
  mail: ReportScheduleMailEntity;
  run: ReportScheduleRunEntity;
  schedule: ReportScheduleEntity;
}

/** Brings reports out, each as its recipient may see it at that moment; tries again with growing pauses for about three hours. */
@Injectable()
export class ScheduleMailJobs {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
    private readonly schedules: ReportScheduleRepository,
    private readonly runs: ReportScheduleRunRepository,
    private readonly mails: ReportScheduleMailRepository,
    private readonly admission: ScheduleAdmission,
    private readonly reports: ScheduledReport,
    private readonly names: ScheduleMailNames,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Job<ScheduleMailJobs>({
    ...{ name: 'evaluations.schedule.send', everySeconds: 3 },
    isDue: async (jobs) => (await jobs.due(1)).length > 0,
  })
  async send({ signal }: JobRun): Promise<void> {
    for (const { id, licenceId } of await this.due(batchSize)) {
      if (signal.aborted) return;
      const ctx = systemContext({ licenceId });
      const mail = await this.claim(ctx, id);
      if (mail) await this.sendOne(ctx, mail);
    }
  }

  private due(limit: number): Promise<{ id: string; licenceId: string }[]> {
    return this.mails.due(systemContext({ licenceId: '' }), limit);
  }

  /** Null where another instance has it: one that was overtaken sends nothing twice. */
  private claim(ctx: RequestContext, id: string): Promise<ReportScheduleMailEntity | null> {
    return this.db.tx(ctx, async (tx) => {
      const mail = await this.mails.get(tx, id);
      const now = this.clock.now();
      if (mail.state !== 'queued' || mail.nextAttemptAt > now) return null;
      const nextAttemptAt = new Date(now.getTime() + claimedMs);
      return this.mails.update(tx, id, mail.version, { nextAttemptAt, attempts: mail.attempts + 1 });
    });
  }

  private async sendOne(ctx: RequestContext, mail: ReportScheduleMailEntity): Promise<void> {
    try {
      const run = await this.runs.get(ctx, mail.runId);
      const schedule = await this.schedules.find(ctx, run.scheduleId);
      const refusal = schedule ? await this.deliver(ctx, { mail, run, schedule }) : 'report';
      await this.change(
        ctx,
        mail,
        refusal
          ? { state: 'refused', refusal, lastError: null }
          : { state: 'sent', sentAt: this.clock.now(), lastError: null },
      );
    } catch (error) {
      const { attempts } = mail;
      const message = error instanceof Error ? error.message : String(error);
      this.logger.warn({ mailId: mail.id, attempts, message }, 'scheduled report not sent');
      await this.change(ctx, mail, {
        lastError: message.slice(0, 500),
        state: attempts >= mailAttempts ? 'failed' : 'queued',
        nextAttemptAt: new Date(this.clock.now().getTime() + mailRetryDelay(attempts)),
      });
    }
  }

  /** Null: it is out. */
  private async deliver(ctx: RequestContext, sending: Sending): Promise<Refusal | null> {
    const { mail, run, schedule } = sending;
    const admitted = await this.admission.of(ctx, schedule, mail.employeeId);
    if (typeof admitted === 'string') return admitted;
    const file = await this.reports.write(admitted.ctx, schedule, run);
    if (typeof file === 'string') return file;
    if (file.bytes.length > mostBytes) return 'size';
    await this.mailer.send(await this.written(admitted, sending, file));
    return null;
  }

  private async written({ ctx, email }: Admission, { mail, run, schedule }: Sending, file: ScheduledFile) {
    const { schedule: texts } = serviceTexts.in(ctx.locale);
    const { licence, country, person, owner } = await this.names.of(ctx, schedule.ownerId);
    const { date } = printFormat(country);
    const link = `${readPublicUrl(process.env)}/evaluations`;
    const values = {
      ...{ title: schedule.title, from: date(run.firstDay), to: date(run.lastDay) },
      ...{ licence, person, owner, link },
    };
    return {
      id: mail.id,
      to: [{ name: person, address: email }],
      senderName: licence || undefined,
      subject: fillText(run.firstDay === run.lastDay ? texts.subjectDay : texts.subject, values).slice(
        0,
        200,
      ),
      text: fillText(texts.text, values),
      ...{ locale: ctx.locale, automatic: true },
      attachments: [{ filename: file.name, contentType: file.type, content: file.bytes }],
    };
  }

  private async change(
    ctx: RequestContext,
    mail: ReportScheduleMailEntity,
    patch: RecordPatch<ReportScheduleMailEntity>,
  ): Promise<void> {
    await this.db.tx(ctx, (tx) => this.mails.update(tx, mail.id, mail.version, patch));
  }
}
