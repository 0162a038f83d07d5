import { toSelfBilling, type SelfBillingForm } from './self-billing-form';

const id = '01900000-b27e-786f-8eb0-590d9119337c';
const aForm = (documentDate: string): SelfBillingForm => ({
  ...{ addressId: id, number: 'GS-1', title: null, documentDate, dueDate: '2030-01-01' },
  parts: [
    { account: '3400', vatKey: 'standard', gross: '1081.00', costCentre: null, projectId: '' },
    { account: '3410', vatKey: 'exempt', gross: '500.00', costCentre: 'WALD', projectId: id },
  ],
});

it('splits amounts at the rate of the document’s day', () => {
  const { parts } = toSelfBilling(aForm('2026-10-31'), { id, country: 'CH' });
  expect(parts).toEqual([
    {
      account: '3400',
      costCentre: null,
      projectId: null,
      vatKey: 'standard',
      rate: '8.1',
      net: '1000.00',
      vat: '81.00',
    },
    {
      account: '3410',
      costCentre: 'WALD',
      projectId: id,
      vatKey: 'exempt',
      rate: '0',
      net: '500.00',
      vat: '0.00',
    },
  ]);
  const [before] = toSelfBilling(aForm('2023-12-31'), { id, country: 'CH' }).parts;
  expect(before).toMatchObject({ rate: '7.7', net: '1003.71', vat: '77.29' });
});
