import { notify, useProblemToast, useProblemToForm, useT, type ErrorTarget } from '@jahrring/tool-kit';

/** Does some work and tells its failure; answers whether it was done. */
export function useAttempt(
  onFailure?: (error: unknown) => void,
): (work: () => Promise<unknown>) => Promise<boolean> {
  const toast = useProblemToast();
  return async (work) => {
    try {
      await work();
      return true;
    } catch (error) {
      (onFailure ?? toast)(error);
      return false;
    }
  };
}

/** Saves what a form submits; a failure is told at the fields it names, or in a message. */
export function useSubmit<Values>(
  form: ErrorTarget,
  save: (values: Values) => Promise<unknown>,
): (values: Values) => Promise<boolean> {
  const attempt = useAttempt(useProblemToForm(form));
  return (values) => attempt(() => save(values));
}

interface RemovalOptions<Removed extends Restored, Restored> {
  remove: (record: Removed) => Promise<unknown>;
  restore: (record: Restored) => Promise<unknown>;
  /** Said beside the way back. */
  removed: (record: Removed) => string;
  /** Said once it is back; none where the page shows it. */
  restored?: (record: Restored) => string;
  /** Instead of the usual message about a failure. */
  onFailure?: (error: unknown) => void;
}

interface Removal<Removed, Restored> {
  remove: (record: Removed) => Promise<boolean>;
  restore: (record: Restored) => Promise<boolean>;
}

/** Deleting with a way back: the message offers the undo; failures are told. Each answers whether it was done. */
export function useRemoval<Removed extends Restored, Restored>(
  options: RemovalOptions<Removed, Restored>,
): Removal<Removed, Restored> {
  const t = useT();
  const attempt = useAttempt(options.onFailure);
  const restore = (record: Restored) =>
    attempt(async () => {
      await options.restore(record);
      if (options.restored) notify.success(options.restored(record));
    });
  const remove = (record: Removed) =>
    attempt(async () => {
      await options.remove(record);
      const undo = { label: t('actions.undo'), run: () => void restore(record) };
      notify.success(options.removed(record), { action: undo });
    });
  return { remove, restore };
}
