import type { EntryForm, LookupQuery, LookupResult } from '@jahrring/contracts-time';
import { useEffect, useState } from 'react';
import { lookup } from '../offline/lookup';

interface Looked {
  names: string;
  found?: LookupResult;
  failed?: boolean;
}

/**
 * Returns the meaning of the names in a line, `names` as stable JSON: from the server, without a connection from the
 * device. `searching` is true until that is known; a failure counts as nothing found.
 */
export function useLookup(names: string, form: EntryForm | undefined, skip: boolean) {
  const [looked, setLooked] = useState<Looked>({ names: '{}' });
  useEffect(() => {
    if (skip || names === '{}') return undefined;
    const stop = new AbortController();
    lookup(JSON.parse(names) as LookupQuery, form, stop.signal).then(
      (found) => setLooked({ names, found }),
      () => {
        if (!stop.signal.aborted) setLooked({ names, failed: true });
      },
    );
    return () => stop.abort();
  }, [names, form, skip]);
  const fresh = looked.names === names;
  return { found: fresh ? looked.found : undefined, searching: names !== '{}' && !fresh };
}
