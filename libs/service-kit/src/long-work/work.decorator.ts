import type { RequestContext } from '../context/request-context';
import type { WorkRun } from './work-run';

/**
 * Does one kind of long work: takes its steps in order and answers what came of it. It may be called again after a
 * crash with the same input: it goes on after the `run.done` steps that are through.
 */
export type WorkHandler<I = unknown, R = unknown> = (
  ctx: RequestContext,
  input: I,
  run: WorkRun,
) => Promise<R>;

export const workMetadata = 'jahrring:work';
export const workAbandonedMetadata = 'jahrring:work-abandoned';

/** Clears away what the steps after `done` would have used; in the transaction that ends the work. */
export type AbandonedWorkHandler<I = unknown> = (tx: RequestContext, input: I, done: number) => Promise<void>;

/** Marks the method that is called where a kind of work was cancelled or has failed: `@WorkAbandoned('documents.billing-run')`. */
export function WorkAbandoned(kind: string) {
  return <H extends (tx: RequestContext, input: never, done: number) => Promise<void>>(
    _target: object,
    _property: string | symbol,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    if (descriptor.value) Reflect.defineMetadata(workAbandonedMetadata, kind, descriptor.value);
  };
}

/** Marks a provider's method as the handler of a kind of long work: `@Work('documents.billing-run')`. */
export function Work(kind: string) {
  return <H extends (ctx: RequestContext, input: never, run: WorkRun) => Promise<unknown>>(
    _target: object,
    _property: string | symbol,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    if (descriptor.value) Reflect.defineMetadata(workMetadata, kind, descriptor.value);
  };
}
