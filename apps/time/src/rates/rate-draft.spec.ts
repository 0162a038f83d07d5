import { newId } from '@jahrring/contracts-common';
import { rateDraft } from '@jahrring/contracts-time';
import fc from 'fast-check';
import { rateForm, rateOf, rateTargets, type RateForm } from './rate-draft';

const someId = fc.constantFrom(null, newId(), newId());

it('sends only the target that was chosen, so that every valid form is a valid rate', () => {
  const forms = fc.record({
    target: fc.constantFrom(...rateTargets),
    employeeId: someId,
    kind: fc.constant('hours' as const),
    objectId: someId,
    validFrom: fc.constant('2026-11-20'),
    price: fc.constant('78.50'),
  }) satisfies fc.Arbitrary<RateForm>;
  fc.assert(
    fc.property(forms, (form) => {
      const named = form.target === 'person' ? form.employeeId : form.objectId;
      expect(rateForm.safeParse(form).success).toBe(named !== null);
      expect(rateDraft.safeParse(rateOf(newId(), form)).success).toBe(named !== null);
    }),
  );
});

it('is the licence’s own without a project', () => {
  const form = {
    target: null,
    employeeId: null,
    kind: 'hours',
    objectId: null,
    validFrom: '2026-01-01',
    price: '80',
  };
  const parsed = rateForm.parse(form);
  expect(rateDraft.parse(rateOf(undefined, parsed))).toMatchObject({ projectId: null, employeeId: null });
});
