import { type ListArgs, type ListState } from '@jahrring/tool-kit';

/** Open ones unless told; those of archived projects only where one looks for them. */
export function taskListArgs(args: ListArgs, { filter, search, deleted }: ListState): ListArgs {
  const asked = search !== '' || filter['projectId'] || deleted;
  return {
    'filter[status]': deleted ? 'open,done' : 'open',
    ...(asked ? {} : { 'filter[archived]': 'false' }),
    ...(filter['status'] === 'done' ? { sort: '-doneAt' } : {}),
    ...args,
  };
}
