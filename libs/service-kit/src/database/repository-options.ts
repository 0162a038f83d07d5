import type { Audit } from '../audit/audit';
import type { Clock } from '../clock';
import type { ForeignRecords } from '../metrics/foreign-records';
import type { Database } from './database';

export interface RepositoryOptions {
  /** Alias in queries and entity name in the audit trail: `address`. */
  name: string;
  /** Write a row of the audit trail with every change (default: yes). */
  audit?: boolean;
  /** Removing keeps the row, for restoring (default: yes). */
  softDelete?: boolean;
  /**
   * A record bears the id of what it says more about, here or in another service (default: no): such an id is never
   * replaced, else one that a record of another licence has.
   */
  sharesIds?: boolean;
  /**
   * A page is found by its ids and read beside them, in one statement (default: no): for tables of millions with joins, where
   * wide rows cost much to sort.
   */
  idsFirst?: boolean;
  /**
   * Inserts go to the database with the next statement of their transaction (default: no), which then fails in their stead: for
   * records of which nobody has to know whether there is one already.
   */
  insertsSoon?: boolean;
  /** Properties that a page of a list is read without (default: none): large texts that only the record itself shows. */
  notListed?: readonly string[];
}

/** Services that a repository needs; injected as one. */
export abstract class RepositoryServices {
  abstract readonly db: Database;
  abstract readonly audit: Audit;
  abstract readonly clock: Clock;
  abstract readonly foreign: ForeignRecords;
}

export interface FindOptions {
  /** `include`: living and deleted; `only`: deleted ones. Default: living ones. */
  deleted?: 'include' | 'only';
}

/** Query that somebody enters in the global search. */
export interface RecordSearch<E> {
  text: string;
  limit: number;
  beginnings?: readonly (readonly [property: keyof E & string, start: string])[];
}
