/** Days beside today, as `YYYY-MM-DD`. */
const dayBeside = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Every request makes a record of its own: names and numbers count on. */
const numbered = (make) => (number, records) => make(`Bench ${number}`, records);

/**
 * Main list of each tool as its page asks for it, and what a creation sends, made of a number and the records that the
 * lists showed by tool. A detail is that of the list's first record; overviews have none. `aim`: times the processor time
 * of the bare list that the list may take.
 */
export const toolRequests = [
  {
    tool: 'addresses',
    list: '/api/addresses/addresses?pageSize=50&sort=name',
    create: numbered((name) => ({ name, zip: '3550', city: 'Langnau', country: 'CH' })),
  },
  {
    tool: 'projects',
    list: '/api/projects/projects?pageSize=50',
    create: numbered((number) => ({ number, title: number })),
  },
  {
    tool: 'tasks',
    list: '/api/projects/tasks?pageSize=50',
    create: numbered((title) => ({ title })),
  },
  {
    tool: 'time',
    list: '/api/time/entries?pageSize=50',
    // A person records some lines a day, not hundreds.
    create: (number, { projects }) => ({
      projectId: projects.find(({ status }) => status === 'PROG').id,
      workDate: dayBeside(-(number % 28)),
      seconds: 61,
    }),
  },
  {
    tool: 'documents',
    list: '/api/documents/documents?pageSize=50',
    create: numbered((title, { addresses }) => ({
      type: 'offer',
      title,
      addressId: addresses[0].id,
      sources: [],
      positions: [
        { kind: 'item', text: title, quantity: '12.5', unit: 'hour', unitPrice: '78', vatKey: 'standard' },
      ],
    })),
  },
  {
    tool: 'inventory',
    list: '/api/inventory/objects?pageSize=50',
    create: numbered((title) => ({ kind: 'material', title, unit: 'piece', price: '14.5' })),
  },
  {
    tool: 'personal items',
    list: '/api/inventory/personal-items?pageSize=50',
  },
  {
    tool: 'timber lots',
    list: '/api/timber/lots?pageSize=50',
  },
  {
    tool: 'stems',
    list: '/api/timber/stems?pageSize=50&sort=-measuredOn',
    detail: false,
  },
  {
    tool: 'evaluations',
    list: `/api/evaluations/lines?from=${dayBeside(-27)}&to=${dayBeside(0)}&pageSize=50`,
    detail: false,
  },
  {
    tool: 'machine-control',
    list: '/api/machine-control/machines?pageSize=50',
  },
  {
    tool: 'employees',
    list: '/api/admin/employees?pageSize=50',
  },
  {
    tool: 'support',
    list: '/api/support/cases?pageSize=50',
    create: numbered((subject) => ({ subject, kind: 'question', urgency: 'low', text: subject })),
  },
  {
    tool: 'debtors',
    list: '/api/bookkeeping/debtors?pageSize=50',
  },
  {
    tool: 'payments',
    list: '/api/bookkeeping/debtor-payments?pageSize=50',
    detail: false,
    create: (_number, { debtors }) => ({
      paidOn: dayBeside(0),
      amount: '1.00',
      currency: 'CHF',
      addressId: debtors[0].id,
      allocations: [],
    }),
  },
  {
    tool: 'planning',
    list: `/api/planning/bookings?from=${dayBeside(-27)}&to=${dayBeside(0)}`,
    detail: false,
  },
  {
    tool: 'team month',
    list: `/api/time/team?from=${dayBeside(-27)}&to=${dayBeside(0)}&pageSize=40`,
    detail: false,
    aim: 4,
  },
];
