import { useContext, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { DraftStoreContext, type FormDraft } from './draft-store';
import { changedValues, sameValues } from './form-drafts';
import { heldBy, DraftKeeper, readDraft } from './draft-keeper';

const everyMilliseconds = 1000;

export interface FormDraftApi {
  /** A draft from an earlier visit, as long as nobody has decided about it. */
  offered: FormDraft | null;
  restore: () => void;
  discard: () => void;
  onSubmit: () => void;
}

/**
 * Keeps a form's input on this device each second. `name` tells forms of one page apart; `false` keeps nothing. Forms of
 * a dialog share the page's address, so there a draft is only offered where the form begins with the same values.
 */
export function useFormDraft<TIn extends FieldValues, TOut>(
  form: UseFormReturn<TIn, unknown, TOut>,
  name: string | false,
  element: RefObject<HTMLElement | null>,
): FormDraftApi {
  const store = useContext(DraftStoreContext);
  const key = useMemo(
    () => (name === false || !store ? null : `${window.location.pathname}#${name}`),
    [name, store],
  );
  const [offered, setOffered] = useState(() => readDraft(form, store, key));
  const keeper = useRef<DraftKeeper<TIn, TOut> | null>(null);
  useEffect(() => {
    const inDialog = element.current?.closest('[role="dialog"]');
    if (inDialog) setOffered((draft) => (draft && sameValues(draft.base, heldBy(form).base) ? draft : null));
  }, [element, form]);
  useEffect(() => {
    if (!store || key === null) return undefined;
    const own = new DraftKeeper(form, store, key);
    keeper.current = own;
    const stop = form.subscribe({ formState: { values: true }, callback: () => own.onChange() });
    const stopSaves = store.onSaved(() => own.onSaved());
    const timer = setInterval(() => own.look(), everyMilliseconds);
    const leave = () => own.look();
    window.addEventListener('pagehide', leave);
    return () => {
      stop();
      stopSaves();
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      own.look();
    };
  }, [form, store, key]);
  return {
    offered,
    restore: () => {
      if (!offered) return;
      const changes = changedValues(offered.values, offered.base);
      form.reset({ ...form.getValues(), ...changes } as TIn, { keepDefaultValues: true });
      keeper.current?.onChange();
      setOffered(null);
    },
    discard: () => {
      if (key !== null) store?.remove(key);
      setOffered(null);
    },
    onSubmit: () => keeper.current?.onSubmit(),
  };
}
