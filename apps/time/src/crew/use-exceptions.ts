import type { ZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { toCreate, type EntryDraft } from '../entry-form/entry-draft';
import { exceptionError, toOwnLine, type CrewException, type ExceptionError } from './crew-lines';

/** Returns the differences of people, with their errors compared with the crew's times in the form. */
export function useExceptions(
  form: ZodForm<EntryDraft, EntryDraft>,
  chosen: ReadonlySet<string>,
  zone: string,
) {
  const [exceptions, setExceptions] = useState<readonly CrewException[]>([]);
  const draft = form.watch();
  // Exceptions off the screen do not count: other kinds have no times, and only chosen people are there.
  const own = draft.kind === 'hours' ? exceptions.filter(({ employeeId }) => chosen.has(employeeId)) : [];
  return { exceptions, setExceptions, own, errors: errorsOf(draft, own, zone) };
}

function errorsOf(
  draft: EntryDraft,
  own: readonly CrewException[],
  zone: string,
): ReadonlyMap<string, ExceptionError> {
  const told = draft.mode === 'span' ? draft.from !== null && draft.to !== null : draft.seconds !== null;
  if (!told) return new Map();
  const line = toCreate(draft, '');
  return new Map(
    own.flatMap((one) => {
      const error = exceptionError(line, toOwnLine(one), zone);
      return error ? [[one.employeeId, error] as const] : [];
    }),
  );
}
