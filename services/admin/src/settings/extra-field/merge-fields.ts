import type { SaveExtraFields } from '@jahrring/contracts-admin';
import {
  extraLimits,
  mayReport,
  type ExtraChoice,
  type ExtraEntity,
  type ExtraField,
} from '@jahrring/contracts-common';
import { fieldErrorOf } from '@jahrring/service-kit';

type Input = SaveExtraFields['fields'][number];

export interface MergeFields {
  entity: ExtraEntity;
  present: readonly ExtraField[];
  sent: readonly Input[];
  /** Six new characters of a key. */
  newKey: () => string;
}

/**
 * The fields as they stand after a save: new ones have their key, the order is that of the list, and a choice that was
 * taken away stays for the records that have it. 422 where a kind changes, a field is missing, or a choice has no choices.
 */
export function mergeFields(given: MergeFields): ExtraField[] {
  const { present, sent } = given;
  const keys = sent.flatMap(({ key }) => key ?? []);
  if (new Set(keys).size < keys.length) throw fieldErrorOf('fields', 'distinct');
  if (present.some(({ key }) => !keys.includes(key))) throw fieldErrorOf('fields', 'extraFieldGone');
  if (sent.filter(({ active }) => active).length > extraLimits.fields) {
    throw fieldErrorOf('fields', 'maxItems', { max: extraLimits.fields });
  }
  return sent.map((input, order) => mergeField(input, order, given));
}

function mergeField(input: Input, order: number, { entity, present, newKey }: MergeFields): ExtraField {
  const known = present.find(({ key }) => key === input.key);
  if (input.key !== undefined && !known) throw fieldErrorOf(`fields.${order}.key`, 'exists');
  if (known && known.kind !== input.kind) throw fieldErrorOf(`fields.${order}.kind`, 'extraKindFixed');
  const { title, kind, required, active, inList, reportable } = input;
  if (reportable && !mayReport(entity, kind)) throw fieldErrorOf(`fields.${order}.reportable`, 'invalid');
  const key = known?.key ?? `${kind}_${newKey()}`;
  const field = { key, title, kind, required, active, order, inList, ...(reportable ? { reportable } : {}) };
  if (kind !== 'choice') return field;
  const sentKeys = (input.choices ?? []).flatMap((choice) => choice.key ?? []);
  if (new Set(sentKeys).size < sentKeys.length) throw fieldErrorOf(`fields.${order}.choices`, 'distinct');
  const choices = mergeChoices(input, known?.choices ?? [], newKey);
  if (!choices.some((choice) => choice.active)) throw fieldErrorOf(`fields.${order}.choices`, 'required');
  return { ...field, choices };
}

function mergeChoices(input: Input, present: readonly ExtraChoice[], newKey: () => string): ExtraChoice[] {
  const sent = (input.choices ?? []).map(({ key, title }): ExtraChoice => {
    const known = present.find((choice) => choice.key === key);
    return { key: known?.key ?? newKey(), title, active: true };
  });
  const gone = present.filter(({ key }) => !sent.some((choice) => choice.key === key));
  return [...sent, ...gone.map((choice) => ({ ...choice, active: false }))];
}
