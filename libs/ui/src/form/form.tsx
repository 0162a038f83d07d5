import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { formFields, FormSeamContext, useFormSeam } from './form-seam';
import type { FormSeam } from './form-seam';
import './form.css';
import '../texts/parts/form';
import { ErrorSummary } from './error-summary';
import { useFormDraft } from './use-form-draft';
import { lazyNamed } from '../internal/lazy-named';

const DraftOffer = lazyNamed(async () => (await import('./draft-offer')).DraftOffer);

export interface FormProps<TIn extends FieldValues, TOut> {
  form: UseFormReturn<TIn, unknown, TOut>;
  /** Gets the schema's output. */
  onSubmit: (values: TOut) => void | Promise<unknown>;
  /** Accessible name, where the page has more than one form. */
  label?: string;
  /** So that a submit button outside the form can name it (`form` attribute). */
  id?: string;
  /**
   * Name under which its input is kept each second until it is saved; the label unless told. `false`: nothing is kept,
   * as it must be where somebody proves who they are, and may be where nothing is saved.
   */
  draft?: string | false;
  /** Its fields can be read, not changed; one with its own `readOnly` goes by that. */
  readOnly?: boolean;
  children: ReactNode;
}

/** A form: labels, errors and the summary are connected for screen readers; an error gets the focus on submit. */
export function Form<TIn extends FieldValues, TOut>({
  form,
  onSubmit,
  label,
  id: givenId,
  draft,
  readOnly = false,
  children,
}: FormProps<TIn, TOut>) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const element = useRef<HTMLFormElement>(null);
  const kept = useFormDraft(form, draft ?? label ?? 'form', element);
  const fields = formFields(form);
  const [failures, setFailures] = useState(0);
  const seam = useMemo<FormSeam>(
    () => ({
      id,
      readOnly,
      register: (name, entry) => {
        fields.set(name, entry);
        return () => fields.delete(name);
      },
    }),
    [id, readOnly, fields],
  );
  const entryOf = useCallback((name: string) => fields.get(name), [fields]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // A form inside a dialog must not submit the one behind it through the React tree.
    event.stopPropagation();
    void form.handleSubmit(
      async (values) => {
        setFailures(0);
        kept.onSubmit();
        await onSubmit(values);
      },
      () => setFailures((before) => before + 1),
    )(event);
  };
  return (
    <FormProvider {...form}>
      <FormSeamContext value={seam}>
        <form ref={element} id={id} className="jr-form" noValidate aria-label={label} onSubmit={submit}>
          {kept.offered ? (
            <DraftOffer at={kept.offered.at} restore={kept.restore} discard={kept.discard} />
          ) : null}
          <ErrorSummary failures={failures} entryOf={entryOf} />
          {children}
        </form>
      </FormSeamContext>
    </FormProvider>
  );
}

/** Tells the form about a field while it is there. */
export function useRegisteredField(
  { name, label, leftOutWhenEmpty }: { name: string; label: string; leftOutWhenEmpty?: boolean },
  id: string,
  show: (value: unknown) => string | undefined,
): void {
  const { register } = useFormSeam();
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(
    () => register(name, { id, label, leftOutWhenEmpty, show: (value) => latest.current(value) }),
    [register, name, id, label, leftOutWhenEmpty],
  );
}
