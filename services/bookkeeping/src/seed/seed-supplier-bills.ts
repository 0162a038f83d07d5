import { recordSupplierBill } from '@jahrring/contracts-bookkeeping';
import { addDays, localDateAt, newId, vatRate } from '@jahrring/contracts-common';
import { demoLicences, demoMusterPeople, demoPeople, demoProjects } from '@jahrring/demo';
import type { DemoAddress, DemoLicence } from '@jahrring/demo';
import type { RequestContext, SeedContext } from '@jahrring/service-kit';
import { Decimal } from 'decimal.js';
import { composeIBAN } from 'ibantools';
import {
  ManualExecutionService,
  PaymentFileService,
  PaymentRunRepository,
  PaymentRunService,
} from '../payment-run';
import { SupplierBillRecorder, SupplierBillRepository, SupplierBillService } from '../supplier-bill';
import { demoSupplies, type DemoSupply } from './demo-supplies';

const firstDaysAgo = 180;
const termDays = 30;
/** Older bills were paid, those after it wait for the next run; the last few wait for somebody to approve them. */
const paidUntilDaysAgo = 35;
const approvedUntilDaysAgo = 9;
/** A run paid what was due each month. */
const runEveryDays = 30;
const ownIban = 'CH9300762011623852957';
const suppliers: readonly DemoAddress['kind'][] = ['saegerei', 'holzbau'];

interface SeededBill {
  id: string;
  date: string;
  version: number;
}

/** Half a year of bills of one licence: the older ones paid by runs, one blocked, one cancelled, some to be approved. */
export async function seedSupplierBills(
  seed: SeedContext,
  licence: DemoLicence,
  addresses: readonly DemoAddress[],
): Promise<void> {
  const ctx = seed.ctx(licence.id);
  const today = localDateAt(seed.clock.now(), licence.timeZone);
  const from = addresses.filter(({ kind, country }) => suppliers.includes(kind) && country === 'CH');
  const bills: SeededBill[] = [];
  for (const supply of demoSupplies) {
    const supplier = from[supply.supplier % from.length];
    if (!supplier) continue;
    for (let ago = firstDaysAgo - supply.supplier; ago > 0; ago -= supply.everyDays) {
      bills.push(await record(seed, ctx, { supply, supplier, date: addDays(today, -ago), licence }));
    }
  }
  bills.sort((a, b) => a.date.localeCompare(b.date));
  await approve(seed, ctx, { bills, today, approver: approverOf(licence) });
  await pay(seed, ctx, bills, today);
}

interface Planned {
  supply: DemoSupply;
  supplier: DemoAddress;
  date: string;
  licence: DemoLicence;
}

async function record(
  seed: SeedContext,
  ctx: RequestContext,
  { supply, supplier, date, licence }: Planned,
): Promise<SeededBill> {
  const { title, account, vatKey, ofProject } = supply;
  // No two bills of a supplier come to the same.
  const net = new Decimal(supply.net).times(`1.${date.slice(-2)}`).toFixed(2);
  const rate = vatRate('CH', vatKey, date);
  const vat = new Decimal(net).times(rate).div(100).toFixed(2);
  const isBergwald = licence.id === demoLicences.bergwald.id;
  const project = ofProject && isBergwald ? demoProjects[Number(date.slice(-2)) % demoProjects.length] : null;
  const bill = await seed.get(SupplierBillRecorder).record(
    ctx,
    recordSupplierBill.parse({
      ...{ id: newId(), addressId: supplier.id, number: `${date.slice(2, 4)}-${supplier.n}${date.slice(5, 7)}${date.slice(8)}` }, // oxfmt-ignore
      ...{
        title,
        documentDate: date,
        dueDate: addDays(date, termDays),
        currency: 'CHF',
        iban: ibanOf(supplier),
      },
      evenIfDuplicate: true,
      parts: [{ account, vatKey, rate, net, vat, projectId: project?.id ?? null, text: title }],
    }),
  );
  return { id: bill.id, date, version: bill.version };
}

/** An account of a bank that gives none: its clearing number is of the official examples. */
function ibanOf({ n }: DemoAddress): string {
  return composeIBAN({ countryCode: 'CH', bban: `00762${String(n).padStart(12, '0')}` }) ?? ownIban;
}

/** Returns the person who manages the licence, who approves its purchases. */
function approverOf({ id }: DemoLicence): string {
  const people = id === demoLicences.bergwald.id ? demoPeople : demoMusterPeople;
  const approver =
    people.find(({ role }) => role === 'manager') ?? people.find(({ role }) => role === 'admin');
  if (!approver) throw new Error('the demo licence has nobody who approves');
  return approver.userId;
}

async function approve(
  seed: SeedContext,
  ctx: RequestContext,
  { bills, today, approver }: { bills: readonly SeededBill[]; today: string; approver: string },
): Promise<void> {
  const service = seed.get(SupplierBillService);
  const until = addDays(today, -approvedUntilDaysAgo);
  for (const bill of bills.filter(({ date }) => date <= until)) {
    const approval = { userId: approver, approverId: approver, at: `${addDays(bill.date, 2)}T06:40:00.000Z` };
    const approved = { state: 'approved' as const, approvals: [approval] };
    bill.version = (
      await seed.get(SupplierBillRepository).update(ctx, bill.id, bill.version, approved)
    ).version;
  }
  const [wrong, disputed] = bills.filter(({ date }) => date > addDays(today, -paidUntilDaysAgo));
  if (wrong) await service.cancel(ctx, wrong.id, wrong.version, 'Zweimal gestellt');
  if (disputed) await service.block(ctx, disputed.id, disputed.version, 'Menge stimmt nicht');
}

/** Pays the bills that were due, month by month. */
async function pay(
  seed: SeedContext,
  ctx: RequestContext,
  bills: readonly SeededBill[],
  today: string,
): Promise<void> {
  const last = addDays(today, -paidUntilDaysAgo);
  let rest = bills.filter(({ date }) => date <= last);
  for (
    let day = addDays(today, runEveryDays - firstDaysAgo);
    rest.length > 0;
    day = addDays(day, runEveryDays)
  ) {
    const on = day < today ? day : today;
    const paid = rest.filter(
      ({ date }) => on === today || addDays(date, termDays) <= addDays(on, runEveryDays),
    );
    rest = rest.filter((bill) => !paid.includes(bill));
    if (paid.length > 0) await runOf(seed, ctx, paid, on);
  }
}

async function runOf(
  seed: SeedContext,
  ctx: RequestContext,
  bills: readonly SeededBill[],
  on: string,
): Promise<void> {
  const run = await seed.get(PaymentRunService).create(ctx, {
    ...{ executionDate: on, debtorIban: ownIban, batchBooking: true },
    bills: bills.map(({ id: itemId }) => ({ itemId, withDiscount: true })),
  });
  await seed.get(PaymentFileService).confirm(ctx, run.id, run.version);
  await seed.get(PaymentFileService).generate(ctx, run.id);
  await seed.get(PaymentFileService).upload(ctx, run.id);
  const { version } = await seed.get(ManualExecutionService).execute(ctx, run.id, { on });
  // The days of a run are those on which somebody acts; here nobody did.
  const at = new Date(`${on}T07:30:00.000Z`);
  const days = { executionDate: on, confirmedAt: at, fileCreatedAt: at, uploadedAt: at };
  await seed.get(PaymentRunRepository).update(ctx, run.id, version, days);
}
