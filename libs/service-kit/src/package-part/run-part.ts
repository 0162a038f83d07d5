import { createHash } from 'node:crypto';
import {
  canonicalJson,
  toFieldErrors,
  type ChangedField,
  type LeftReason,
  type PartOutcome,
  type PartRequest,
  type PartResult,
} from '@jahrring/contracts-common';
import type { RequestContext } from '../context/request-context';
import type { Database } from '../database/database';
import { commonError } from '../errors/app-error';
import type { KeptItem, KeptRecord, PartKeeper } from './part-keeper';

interface Written<V> extends KeptItem<V> {
  hash: string;
}

/** Outcome of an item, and the record it concerns. */
interface Decision<V> {
  item: KeptItem<V>;
  present: KeptRecord<V> | null;
  outcome: PartOutcome;
  reason: LeftReason | null;
  hash: string | null;
}

/**
 * Writes or takes back one part of an industry package, or tells what would happen: nothing that the licence has changed or
 * made itself is touched. Asked the same again it changes nothing more. All items of a part are one transaction.
 */
export async function runPart<V extends object>(
  db: Database,
  ctx: RequestContext,
  keeper: PartKeeper<V>,
  request: PartRequest,
): Promise<PartResult[]> {
  const items = request.items.map((item, at) => read(keeper, item, `items.${at}`));
  const written = request.written.map((item, at) => ({
    ...read(keeper, item, `written.${at}`),
    hash: item.hash,
  }));
  const wanted = new Set(items.map(({ key }) => key));
  const isReverting = request.task === 'takeBack' || request.task === 'previewTakeBack';
  const toRemove = isReverting ? written : written.filter(({ key }) => !wanted.has(key));
  const used = toRemove.length > 0 ? await keeper.used(ctx, toRemove) : new Set<string>();
  const isPreview = request.task === 'preview' || request.task === 'previewTakeBack';
  const run = async (tx: RequestContext): Promise<PartResult[]> => {
    const results: PartResult[] = [];
    for (const item of toRemove) {
      const decision = await decideRemoval(tx, keeper, item, used);
      if (!isPreview && decision.outcome === 'removed') await keeper.remove(tx, item);
      results.push(toResult(decision));
    }
    const before = new Map(written.map((item) => [item.key, item]));
    for (const given of isReverting ? [] : items) {
      const values = (await keeper.normalise?.(tx, given.values)) ?? given.values;
      const item = { ...given, values };
      const decision = await decide(tx, keeper, item, before.get(item.key));
      if (!isPreview && needsWriting(decision)) await keeper.write(tx, item, decision.present);
      results.push(toResult(decision));
    }
    return results;
  };
  return isPreview ? run(ctx) : db.tx(ctx, run);
}

/** Checksum of what a record says. */
export function partHash(values: object): string {
  return createHash('sha256').update(canonicalJson(values)).digest('hex');
}

function read<V>(keeper: PartKeeper<V>, item: { key: string; id: string; values: unknown }, at: string) {
  const parsed = keeper.values.safeParse(item.values);
  if (parsed.success) return { key: item.key, id: item.id, values: parsed.data };
  const fields = toFieldErrors(parsed.error.issues, item.values, 'body', [at, 'values']);
  throw commonError('VALIDATION_FAILED', undefined, { fields });
}

async function decide<V extends object>(
  ctx: RequestContext,
  keeper: PartKeeper<V>,
  item: KeptItem<V>,
  written: Written<V> | undefined,
): Promise<Decision<V>> {
  const present = await keeper.find(ctx, item);
  const target = partHash(item.values);
  const left = (reason: LeftReason): Decision<V> => ({
    ...{ item, present, outcome: 'left', reason },
    hash: written?.hash ?? null,
  });
  const done = (outcome: PartOutcome): Decision<V> => ({
    item,
    present,
    outcome,
    reason: null,
    hash: target,
  });
  if (written && (!present || present.deleted)) return left('deleted');
  if (present && !written && !present.own) return left('existing');
  const current = present && !present.deleted ? partHash(present.values) : null;
  if (current === target) return done(written ? (written.hash === target ? 'same' : 'changed') : 'added');
  if (current !== null && current !== written?.hash) return left('edited');
  const refusal = (await keeper.refusal?.(ctx, item)) ?? null;
  if (refusal) return left(refusal);
  return done(current === null ? 'added' : 'changed');
}

async function decideRemoval<V extends object>(
  ctx: RequestContext,
  keeper: PartKeeper<V>,
  item: Written<V>,
  used: ReadonlySet<string>,
): Promise<Decision<V>> {
  const present = await keeper.find(ctx, item);
  const left = (reason: LeftReason): Decision<V> => ({
    ...{ item, present, outcome: 'left', reason, hash: item.hash },
  });
  if (!present || present.deleted) return { item, present, outcome: 'gone', reason: null, hash: null };
  if (partHash(present.values) !== item.hash) return left('edited');
  if (used.has(item.key)) return left('used');
  const refusal = (await keeper.refusal?.(ctx, item)) ?? null;
  if (refusal === 'rights') return left(refusal);
  return { item, present, outcome: 'removed', reason: null, hash: null };
}

function needsWriting<V extends object>({ outcome, present, hash }: Decision<V>): boolean {
  if (outcome !== 'added' && outcome !== 'changed') return false;
  return !present || present.deleted || partHash(present.values) !== hash;
}

function toResult<V extends object>({ item, present, outcome, reason, hash }: Decision<V>): PartResult {
  const fields = outcome === 'changed' && present ? changedFields(present.values, item.values) : [];
  return { key: item.key, outcome, reason, hash, fields };
}

function changedFields(before: object, after: object): ChangedField[] {
  const was = before as Record<string, unknown>;
  return Object.entries(after)
    .filter(([name, value]) => canonicalJson(was[name] ?? null) !== canonicalJson(value ?? null))
    .map(([name, value]: [string, unknown]) => ({ name, before: was[name] ?? null, after: value ?? null }));
}
