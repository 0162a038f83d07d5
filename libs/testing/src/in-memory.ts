import { newId } from '@jahrring/contracts-common';
import {
  AppError,
  commonError,
  type Database,
  type Outbox,
  type RequestContext,
} from '@jahrring/service-kit';

interface Row {
  id: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
}

interface Which {
  deleted?: 'include' | 'only';
}

/** Stands in for a repository where a rule is tested without a database: versioned, deleted softly, in the order of insertion. */
export class InMemory<T extends Row> {
  private readonly rows = new Map<string, T>();

  constructor(rows: readonly Partial<T>[] = []) {
    for (const row of rows) this.put(row);
  }

  all({ deleted }: Which = {}): T[] {
    return [...this.rows.values()].filter(
      ({ deletedAt }) => deleted === 'include' || (deletedAt !== null) === (deleted === 'only'),
    );
  }

  async find(_ctx: unknown, id: string, which: Which = {}): Promise<T | null> {
    return this.all(which).find((row) => row.id === id) ?? null;
  }

  async get(ctx: unknown, id: string, which: Which = {}): Promise<T> {
    const row = await this.find(ctx, id, which);
    if (!row) throw commonError('NOT_FOUND');
    return row;
  }

  async getMany(_ctx: unknown, ids: readonly string[], which: Which = {}): Promise<T[]> {
    return this.all(which).filter(({ id }) => ids.includes(id));
  }

  async insert(_ctx: unknown, values: Partial<T>): Promise<T> {
    return this.put(values);
  }

  async insertMany(_ctx: unknown, rows: readonly Partial<T>[]): Promise<void> {
    for (const row of rows) this.put(row);
  }

  async update(ctx: unknown, id: string, version: number, patch: Partial<T>): Promise<T> {
    const present = await this.get(ctx, id);
    if (present.version !== version) throw commonError('VERSION_MISMATCH');
    return this.put({ ...present, ...patch, version: version + 1 });
  }

  async remove(ctx: unknown, id: string, version: number): Promise<void> {
    await this.update(ctx, id, version, { deletedAt: new Date() } as Partial<T>);
  }

  async restore(ctx: unknown, id: string): Promise<T> {
    const { version } = await this.get(ctx, id, { deleted: 'only' });
    return this.put({
      ...(await this.get(ctx, id, { deleted: 'only' })),
      deletedAt: null,
      version: version + 1,
    });
  }

  private put(values: Partial<T>): T {
    const at = new Date(0);
    const fresh = { version: 1, createdAt: at, updatedAt: at, deletedAt: null };
    const row = { ...fresh, ...values, id: values.id ?? newId() } as unknown as T;
    this.rows.set(row.id, row);
    return row;
  }
}

/** Runs what a transaction would run, and then what is to be done before its commit. */
export const noDatabase = {
  tx: async <R>(caller: RequestContext, work: (ctx: RequestContext) => Promise<R>): Promise<R> => {
    const last = new Map<string, () => Promise<void>>();
    const beforeCommit = (name: string, task: () => Promise<void>) => last.set(name, task);
    const result = await work({ ...caller, beforeCommit } as unknown as RequestContext);
    for (const task of last.values()) await task();
    return result;
  },
} as unknown as Database;

/** An outbox that keeps what it was given. */
export function openOutbox(): { outbox: Outbox; told: { name: string; payload: unknown }[] } {
  const told: { name: string; payload: unknown }[] = [];
  const add = async (_ctx: unknown, { name }: { name: string }, payload: unknown) => {
    told.push({ name, payload });
  };
  return { outbox: { add } as unknown as Outbox, told };
}

/** Returns a caller who may do everything, but for what `change` says. */
export function standInCaller(change: Partial<Record<keyof RequestContext, unknown>> = {}): RequestContext {
  return {
    ...{ licenceId: 'licence', membershipId: 'caller', timeZone: 'Europe/Zurich', locale: 'de' },
    ...{ grade: () => 'all', can: () => true, inTurn: () => undefined },
    ...change,
  } as unknown as RequestContext;
}

/** The code of the refusal, and the first field it names; null where nothing was refused. */
export async function refusal(work: () => unknown): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const [first] = error.fields ?? [];
    return first ? `${error.code} ${first.field} ${first.code}` : error.code;
  }
}
