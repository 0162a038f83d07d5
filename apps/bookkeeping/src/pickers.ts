import {
  findItems,
  objectChoices,
  objectItem,
  type FoundObject,
  type Search,
} from '@jahrring/tool-kit/record-search';

/** Machines, vehicles, material … that a cost is for, searched by the inventory service. */
export const searchObjects: Search = async (search, signal) =>
  (await findItems<FoundObject>(objectChoices, { search }, signal)).map(objectItem);

/** People by account, for those who keep the employees. */
export const searchUsers: Search = async (search, signal) => {
  const params = { search, pageSize: 25, sort: 'name' };
  const url = '/api/admin/employees';
  const found = await findItems<{ name: string; userId?: string }>(url, params, signal);
  return found.flatMap(({ userId, name }) => (userId ? [{ id: userId, label: name }] : []));
};
