import { Database, execute, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PersonalTraces } from '../../identity';

/** Banners, messages, mails and live events of people and licences that are erased. */
@Injectable()
export class SettingsTraces extends PersonalTraces {
  constructor(private readonly db: Database) {
    super();
  }

  async erasePeople(ctx: RequestContext, people: readonly { id: string; email: string }[]): Promise<void> {
    const manager = this.db.writing(ctx);
    const ids = people.map(({ id }) => id);
    const marks = ids.map(() => '?').join(', ');
    await execute(manager, `DELETE FROM notice_dismissals WHERE user_id IN (${marks})`, ids);
    await execute(manager, `DELETE FROM message_entries WHERE owner_id IN (${marks})`, ids);
    const emails = people.map(({ email }) => email);
    await execute(manager, `DELETE FROM mails WHERE recipient IN (${marks})`, emails);
  }

  async eraseLicence(ctx: RequestContext, licenceId: string): Promise<void> {
    const manager = this.db.writing(ctx);
    const messages = 'DELETE FROM message_entries WHERE author_licence_id = ? OR target = ?';
    await execute(manager, messages, [licenceId, licenceId]);
    await execute(manager, 'DELETE FROM notices WHERE target = ?', [licenceId]);
    await execute(manager, 'DELETE FROM live_events WHERE employee_id = ?', [licenceId]);
  }
}
