import type { ApiProblem } from '../api/problem';

/** waiting: on the device · sent: the server has it · refused: the server said no, see `problem` */
export type OutboxState = 'waiting' | 'sent' | 'refused';

/** A POST that the person made and the server may not have yet. */
export interface OutboxItem {
  /** A UUID; the idempotency key is made of it, so that however often it is sent it has one effect. */
  id: string;
  userId: string;
  licenceId: string;
  /** `time/entry`: who shows it and can mend it. */
  kind: string;
  url: string;
  body: unknown;
  /** What a list shows of it, as the kind defines it. */
  summary: unknown;
  /** When the person did it, ISO 8601. */
  createdAt: string;
  state: OutboxState;
  tries: number;
  /** Why it was refused. */
  problem?: ApiProblem;
  sentAt?: string;
}

export type NewOutboxItem = Pick<OutboxItem, 'id' | 'kind' | 'url' | 'body' | 'summary'>;
