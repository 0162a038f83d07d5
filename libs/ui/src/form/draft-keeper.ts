import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type DraftStore, type FormDraft } from './draft-store';
import { changedValues, withoutSecrets } from './form-drafts';

const longestDraft = 200_000;

type Bag = Record<string, unknown>;

const bagOf = (value: unknown): Bag => (withoutSecrets(value) ?? {}) as Bag;

/** Returns the present and the initial values of the form. */
export function heldBy<TIn extends FieldValues, TOut>(
  form: UseFormReturn<TIn, unknown, TOut>,
): Omit<FormDraft, 'at'> {
  return { values: bagOf(form.getValues()), base: bagOf(form.formState.defaultValues) };
}

/** Writes what a form holds while it is being filled in, and forgets it once the server has taken it. */
export class DraftKeeper<TIn extends FieldValues, TOut> {
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
export function readDraft<TIn extends FieldValues, TOut>(
  form: UseFormReturn<TIn, unknown, TOut>,
  store: DraftStore | null,
  key: string | null,
): FormDraft | null {
  const draft = key === null ? null : (store?.read(key) ?? null);
  if (!draft) return null;
  const changes = changedValues(draft.values, draft.base);
  return Object.keys(changedValues(changes, heldBy(form).base)).length > 0 ? draft : null;
}
