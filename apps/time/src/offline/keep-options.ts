import { localDateAt } from '@jahrring/contracts-common';
import { kindFields, type EntryForm } from '@jahrring/contracts-time';
import { connectionValue, requestJson, useBoot, type ApiRequest } from '@jahrring/tool-kit';
import { useEffect } from 'react';

let keptFor = '';

/** Once a visit, when there is time: what recording needs is fetched, so that it lies on the device. */
export function useKeptOptions(options: EntryForm | undefined): void {
  const { user } = useBoot();
  useEffect(() => {
    const whose = `${user.membershipId} ${options?.today ?? ''}`;
    if (!options || keptFor === whose || !connectionValue.get()) return undefined;
    const timer = setTimeout(() => {
      keptFor = whose;
      void keepAll(callsFor(options));
    }, 1_000);
    return () => clearTimeout(timer);
  }, [options, user]);
}

/** The addresses as the pages ask for them. */
function callsFor(options: EntryForm): ApiRequest[] {
  const today = localDateAt(Date.now(), options.timeZone);
  const kinds = options.kinds.filter((kind) => kindFields[kind].object !== 'none');
  return [
    { url: '/api/time/project-options' },
    ...kinds.map((kind) => ({ url: '/api/time/object-options', params: { kind } })),
    { url: `/api/time/days/${today}` },
    { url: `/api/time/weeks/${today}` },
    ...(options.canRecordForOthers
      ? [{ url: '/api/time/employee-options' }, { url: '/api/time/employee-options', params: { limit: 100 } }]
      : []),
  ];
}

async function keepAll(calls: readonly ApiRequest[]): Promise<void> {
  for (const call of calls) {
    try {
      await requestJson({ ...call, keep: true, onRefusal: 'pass' });
    } catch {
      // Nobody asked for it: the page that needs it says what is wrong.
      return;
    }
  }
}
