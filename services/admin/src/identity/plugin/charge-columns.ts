export const columnOrder = [
  'month',
  'licence',
  'plugin',
  'amount',
  'currency',
  'startsOn',
  'endedOn',
  'agreedBy',
  'agreedAt',
] as const;
export const columnKinds = {
  amount: 'money',
  startsOn: 'date',
  endedOn: 'date',
  agreedAt: 'moment',
} as const;
