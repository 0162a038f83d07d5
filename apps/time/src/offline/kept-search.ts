import { foldText } from '@jahrring/contracts-common';
import { problemOf, requestJson, type ApiRequest } from '@jahrring/tool-kit';

interface Found<T> {
  items: T[];
}

const noAnswer = 0;

export function isUnreachable(error: unknown): boolean {
  return problemOf(error).status === noAnswer;
}

/** Returns what the server finds; without a response, the matching options stored on the device. */
export async function keptSearch<T>(
  call: ApiRequest,
  search: string,
  textOf: (item: T) => string,
  signal?: AbortSignal,
): Promise<T[]> {
  if (search === '') return (await requestJson<Found<T>>({ ...call, keep: true }, signal)).items;
  const params = { ...call.params, search };
  try {
    return (await requestJson<Found<T>>({ ...call, params }, signal)).items;
  } catch (error) {
    if (signal?.aborted || !isUnreachable(error)) throw error;
    const { items } = await requestJson<Found<T>>({ ...call, keep: true }, signal);
    const wanted = foldText(search).trim();
    return items.filter((item) => foldText(textOf(item)).includes(wanted));
  }
}
