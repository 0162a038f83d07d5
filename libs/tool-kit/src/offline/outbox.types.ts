import type { ApiProblem } from '../api/problem';

/** waiting: on the device · sent: the server has it · refused: the server said no, see `problem` */
export type OutboxState = 'waiting' | 'sent' | 'refused';

/** Content of an item in a list, in the person's language at the time of recording. */
export interface OutboxSummary {
  /** `Mo., 23.11.2026 · 7:30–12:00` */
  title: string;
  text?: string;
}

/** A POST that the person made and the server may not have yet. */
export interface OutboxItem {
  /** A UUID; the idempotency key is made of it, so that however often it is sent it has one effect. */
  id: string;
  userId: string;
  licenceId: string;
  /** `time/entry`: whose it is. */
  kind: string;
  url: string;
  body: unknown;
  /** Makes the record of the body's `id`, which the answer shows; later items may name it. */
  creates?: boolean;
  /** Sent as a form then, the body's values as its text fields. */
  file?: { name: string; blob: Blob };
  summary: OutboxSummary;
  /** The page on which a refused one can be mended; `?outbox=<id>` is added. */
  mendAt?: string;
  /** When the person did it, ISO 8601. */
  createdAt: string;
  state: OutboxState;
  tries: number;
  /** Reason why it was refused. */
  problem?: ApiProblem;
  sentAt?: string;
  /** The id under which the server made the record, where it is not the body's. */
  answeredId?: string;
}

export type NewOutboxItem = Pick<
  OutboxItem,
  'id' | 'kind' | 'url' | 'body' | 'creates' | 'file' | 'summary' | 'mendAt'
>;
