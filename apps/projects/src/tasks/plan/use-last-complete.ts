import { useState } from 'react';

/** The value as it was before something of it began to be read again, until all of it is there. */
export function useLastComplete<T>(value: T, reading: boolean): T {
  const [complete, setComplete] = useState(value);
  if (reading) return complete;
  if (complete !== value) setComplete(value);
  return value;
}
