import { useContext, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { DraftStoreContext, type DraftStore, type FormDraft } from './draft-store';
import { changedValues, sameValues, withoutSecrets } from './form-drafts';

const everyMilliseconds = 1000;
const longestDraft = 200_000;

type Bag = Record<string, unknown>;

const bagOf = (value: unknown): Bag => (withoutSecrets(value) ?? {}) as Bag;

/** Returns the present and the initial values of the form. */
function heldBy<TIn extends FieldValues, TOut>(
  form: UseFormReturn<TIn, unknown, TOut>,
): Omit<FormDraft, 'at'> {
  return { values: bagOf(form.getValues()), base: bagOf(form.formState.defaultValues) };
}

/** Writes what a form holds while it is being filled in, and forgets it once the server has taken it. */
class DraftKeeper<TIn extends FieldValues, TOut> {
  private changed = false;
  private submitted = false;

  constructor(
    private readonly form: UseFormReturn<TIn, unknown, TOut>,
    private readonly store: DraftStore,
    private readonly key: string,
  ) {}

  onChange(): void {
    this.changed = true;
    this.submitted = false;
  }

  onSubmit(): void {
    this.submitted = true;
  }

  /** Removes the draft at once, not with the next timer: the same form may be opened anew before that. */
  onSaved(): void {
    if (!this.submitted) return;
    this.submitted = false;
    this.changed = false;
    this.store.remove(this.key);
  }

  /** Once a second, and when the page goes. */
  look(): void {
    if (!this.changed) return;
    this.changed = false;
    const held = heldBy(this.form);
    if (Object.keys(changedValues(held.values, held.base)).length === 0) this.store.remove(this.key);
    else if (JSON.stringify(held).length <= longestDraft) {
      this.store.write(this.key, { at: new Date().toISOString(), ...held });
    }
  }
}

/** A draft that still says something new of the record in the form, or null. */
function readDraft<TIn extends FieldValues, TOut>(
  form: UseFormReturn<TIn, unknown, TOut>,
  store: DraftStore | null,
  key: string | null,
): FormDraft | null {
  const draft = key === null ? null : (store?.read(key) ?? null);
  if (!draft) return null;
  const changes = changedValues(draft.values, draft.base);
  return Object.keys(changedValues(changes, heldBy(form).base)).length > 0 ? draft : null;
}

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
