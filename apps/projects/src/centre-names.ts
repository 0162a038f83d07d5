import { numberedOptions } from '@jahrring/tool-kit/record-search';
import { useEffect, useState } from 'react';

type Resource = 'cost-centres' | 'revenue-centres';

/** The licence's centres by number, as `100 Holzernte`; empty until they are known. */
export function useCentreNames(resource: Resource): ReadonlyMap<string, string> {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const ended = new AbortController();
    numberedOptions(resource, ended.signal).then(
      (items) => setNames(new Map(items.map(({ number, title }) => [number, `${number} ${title}`]))),
      // The number alone says enough.
      () => undefined,
    );
    return () => ended.abort();
  }, [resource]);
  return names;
}
