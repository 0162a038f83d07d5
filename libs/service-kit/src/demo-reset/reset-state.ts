import { z } from 'zod';
import type { RequestContext } from '../context/request-context';
import { systemContext } from '../context/request-context';
import type { Database } from '../database/database';
import { execute } from '../database/execute';

const prefix = 'demo-reset:';
/** So long what other instances have written may go unseen. */
const freshMilliseconds = 1_000;

/** State of a licence's reset in this service. Events from before `from` belong to the erased data. */
const resetState = z.object({
  id: z.string(),
  step: z.enum(['begun', 'erased', 'seeded']),
  from: z.string(),
});
export type ResetState = z.infer<typeof resetState>;

/** State of the resets of demo licences. It belongs to the installation, so erasing a licence keeps it. */
export class ResetStates {
  private known: { at: number; states: Map<string, ResetState> } | undefined;

  constructor(private readonly db: Database) {}

  /** Returns the licence's state, at most a second old: it is read for each event. */
  async find(licenceId: string): Promise<ResetState | undefined> {
    if (!this.known || performance.now() - this.known.at > freshMilliseconds) {
      const states = await this.read(systemContext({ licenceId: '' }));
      this.known = { at: performance.now(), states };
    }
    return this.known.states.get(licenceId);
  }

  /** Reads the state within the transaction. */
  async current(tx: RequestContext, licenceId: string): Promise<ResetState | undefined> {
    return (await this.read(tx)).get(licenceId);
  }

  async write(tx: RequestContext, licenceId: string, state: ResetState): Promise<void> {
    const name = prefix + licenceId;
    const manager = this.db.writing(tx);
    const value = JSON.stringify(state);
    await execute(manager, 'DELETE FROM service_state WHERE name = ?', [name]);
    await execute(manager, 'INSERT INTO service_state (name, value) VALUES (?, ?)', [name, value]);
    tx.afterCommit(() => {
      this.known = undefined;
    });
  }

  private async read(ctx: RequestContext): Promise<Map<string, ResetState>> {
    const rows: { name: string; value: string }[] = await this.db
      .manager(ctx)
      .query('SELECT name, value FROM service_state WHERE name LIKE ?', [`${prefix}%`]);
    return new Map(
      rows.map(({ name, value }) => [name.slice(prefix.length), resetState.parse(JSON.parse(value))]),
    );
  }
}
