import { notify, problemOf, useProblemToForm } from '@jahrring/tool-kit';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { isSameDraft, isWholeRecord } from './merge/merge-drafts';
import { useMerge, type MergeOptions } from './merge/use-merge';

interface SaveOptions<R, D extends FieldValues, V, S> extends MergeOptions<R, D, V> {
  /** Record that the form was filled from. */
  record: R;
  /** The record as it is stored by now; from what the refusal brought along where that is all of it. */
  load: (current: unknown) => R | Promise<R>;
  /** Saves over that version of the record; rejects with the API's problem. */
  run: (values: V, base: R) => Promise<S>;
  onSaved: (saved: S, values: V) => void;
  /** Returns the record that a form which stays open continues from after saving. */
  stored?: (saved: S) => R;
  /** Said once it is saved; its text may come with the answer. None where the caller says it. */
  message?: (saved: S) => string;
  /** Shows what else went wrong; at the fields or as a message unless told. */
  onFailure?: (error: unknown) => void;
}

interface VersionedSave<R, V> {
  /** The version that is worked on from: the record, or what somebody else has made of it. */
  base: R;
  /** Another version of the record that came while the form stays as it is: a picture was added, for instance. */
  setBase: (record: R) => void;
  save: (values: V) => Promise<void>;
  /** Both versions to choose from, when somebody else was faster. */
  conflict: ReactNode;
}

/**
 * Saves a form over a record; field errors go to their fields. When somebody else saved the record meanwhile (412) nothing is
 * written: both versions are shown field by field, and what is chosen is saved over theirs.
 */
export function useVersionedSave<R, D extends FieldValues, V, S>(
  options: SaveOptions<R, D, V, S>,
): VersionedSave<R, V> {
  const { form, toDraft, record, load, run, onSaved, stored, message, onFailure } = options;
  const toForm = useProblemToForm(form);
  const fail = onFailure ?? toForm;
  const [base, setBase] = useState(record);
  const { isDirty } = form.formState;
  // A newer version of the record is followed as long as it says the same, or nothing was typed.
  const follow = useRef<(newer: R) => void>(undefined);
  useEffect(() => {
    follow.current = (newer) => {
      if (newer === base) return;
      const isSame = isSameDraft(toDraft(newer), toDraft(base));
      if (!isSame && isDirty) return;
      if (isSame) setBase(newer);
      else goOnFrom(newer);
    };
  });
  useEffect(() => follow.current?.(record), [record]);
  const goOnFrom = (next: R) => {
    setBase(next);
    form.reset(toDraft(next) as DefaultValues<D>);
  };
  const save = async (values: V, from: R = base): Promise<void> => {
    try {
      const saved = await run(values, from);
      if (stored) goOnFrom(stored(saved));
      if (message) notify.success(message(saved));
      onSaved(saved, values);
    } catch (error) {
      if (problemOf(error).status === 412) await choose(from, error);
      else fail(error);
    }
  };
  const choose = async (from: R, error: unknown) => {
    try {
      const theirs = await load(problemOf(error).current);
      if (isWholeRecord(theirs, from, toDraft)) merge.open(from, theirs);
      else fail(error);
    } catch (unread) {
      fail(unread);
    }
  };
  const merge = useMerge({ ...options, onBase: setBase, onSave: save });
  return { base, setBase, save: (values) => save(values), conflict: merge.dialog };
}
