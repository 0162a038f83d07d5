import { Database, execute, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PersonalTraces } from '../../port';

interface Person {
  id: string;
  email: string;
}

/** Tables above licences that belong to one person, each with the column of their identity. */
const ofPerson = [
  ['cv_entries', 'user_id'],
  ['recovery_codes', 'user_id'],
  ['one_time_links', 'user_id'],
  ['sessions', 'user_id'],
  // The bytes go with the next sweep.
  ['stored_files', 'identity_id'],
  ['users', 'id'],
] as const;

/** Placeholders of one statement. */
const atOnce = 200;

/** The identities of people who belong to one licence and to nothing else. */
@Injectable()
export class ErasedPeople {
  constructor(
    private readonly db: Database,
    private readonly traces: PersonalTraces,
  ) {}

  /** Deletes them with everything of theirs; answers how many. Superadmins and members of other licences stay. */
  async erase(ctx: RequestContext, licenceId: string): Promise<number> {
    const manager = this.db.writing(ctx);
    const people: Person[] = await manager.query(
      `SELECT u.id AS id, u.email AS email FROM users u
       WHERE u.superadmin = ? AND EXISTS (SELECT 1 FROM memberships m WHERE m.user_id = u.id AND m.licence_id = ?)
       AND NOT EXISTS (SELECT 1 FROM memberships o WHERE o.user_id = u.id AND o.licence_id <> ?)`,
      [0, licenceId, licenceId],
    );
    for (let from = 0; from < people.length; from += atOnce) {
      const some = people.slice(from, from + atOnce);
      const ids = some.map(({ id }) => id);
      const marks = ids.map(() => '?').join(', ');
      for (const [table, column] of ofPerson)
        await execute(manager, `DELETE FROM ${table} WHERE ${column} IN (${marks})`, ids);
      await this.traces.erasePeople(ctx, some);
    }
    // A person who stays in another licence must not start in the erased one.
    const first = 'UPDATE users SET default_licence_id = NULL WHERE default_licence_id = ?';
    await execute(manager, first, [licenceId]);
    return people.length;
  }
}
