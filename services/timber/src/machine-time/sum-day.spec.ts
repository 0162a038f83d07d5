import fc from 'fast-check';
import { sumDay, withoutDoubles, type Span } from './sum-day';

const at = (time: string) => new Date(`2026-11-18T${time}:00Z`);
const aSpan = (from: string, to: string, change: Partial<Span> = {}): Span => {
  const seconds = (at(to).getTime() - at(from).getTime()) / 1000;
  return {
    ...{ fileId: 'a', operatorName: 'Anna', siteName: 'Bannwald', startedAt: at(from), endedAt: at(to) },
    ...{ engineSeconds: seconds, runSeconds: seconds, downSeconds: 0, fuelLitres: '10.000', counter: null },
    ...change,
  };
};
const times = (spans: readonly Span[]) =>
  spans.map(({ startedAt, endedAt }) => `${startedAt.toISOString().slice(11, 16)}-${endedAt.toISOString().slice(11, 16)}`).toSorted(); // oxfmt-ignore

describe('spans that several files tell', () => {
  it('count once, the longer of two that overlap', () => {
    const spans = [
      aSpan('08:00', '09:00'),
      aSpan('08:00', '12:00', { fileId: 'b' }),
      aSpan('13:00', '14:00'),
    ];
    expect(times(withoutDoubles(spans))).toEqual(['08:00-12:00', '13:00-14:00']);
  });

  it('count once where two files tell the same', () => {
    const both = [aSpan('08:00', '09:00'), aSpan('08:00', '09:00', { fileId: 'b' })];
    expect(withoutDoubles(both)).toHaveLength(1);
    expect(withoutDoubles(both.toReversed()).map(({ fileId }) => fileId)).toEqual(['a']);
  });

  it('stand beside each other where one file tells them: work and engine at the same time', () => {
    const spans = [aSpan('08:00', '10:00'), aSpan('08:30', '09:30')];
    expect(withoutDoubles(spans)).toHaveLength(2);
    expect(withoutDoubles([aSpan('08:00', '10:00'), aSpan('08:00', '10:00')])).toHaveLength(1);
  });

  it('may touch, and overlap by the seconds that were rounded', () => {
    const later = (ms: number) => aSpan('09:00', '10:00', { fileId: 'b', startedAt: new Date(at('09:00').getTime() - ms) });
    expect(withoutDoubles([aSpan('08:00', '09:00'), later(0)])).toHaveLength(2);
    expect(withoutDoubles([aSpan('08:00', '09:00'), later(2000)])).toHaveLength(2);
    expect(withoutDoubles([aSpan('08:00', '09:00'), later(3000)])).toHaveLength(1);
  }); // oxfmt-ignore

  const minute = fc.integer({ min: 0, max: 600 });
  const anySpan = fc.record({
    start: minute,
    length: fc.integer({ min: 5, max: 240 }),
    file: fc.constantFrom('a', 'b', 'c'),
  });
  const spansOf = (given: { start: number; length: number; file: string }[]) =>
    given.map(({ start, length, file }) => {
      const startedAt = new Date(at('06:00').getTime() + start * 60_000);
      return aSpan('06:00', '07:00', { fileId: file, startedAt, endedAt: new Date(startedAt.getTime() + length * 60_000) });
    }); // oxfmt-ignore

  it('never fill more time than there is between files, whatever their order', () => {
    fc.assert(
      fc.property(fc.array(anySpan, { maxLength: 12 }), (given) => {
        const spans = spansOf(given);
        const kept = withoutDoubles(spans);
        for (const one of kept)
          for (const other of kept) {
            if (one.fileId === other.fileId) continue;
            const both = Math.min(one.endedAt.getTime(), other.endedAt.getTime()) - Math.max(one.startedAt.getTime(), other.startedAt.getTime());
            expect(both).toBeLessThanOrEqual(2000);
          }
        expect(kept.length > 0).toBe(spans.length > 0);
      }),
    ); // oxfmt-ignore
  });

  it('told once more by a copy of a file change nothing', () => {
    fc.assert(
      fc.property(fc.array(anySpan, { maxLength: 8 }), (given) => {
        const spans = spansOf(given.map((one) => ({ ...one, file: 'a' })));
        const copy = spans.map((span) => ({ ...span, fileId: 'z' }));
        expect(times(withoutDoubles([...spans, ...copy]))).toEqual(times(withoutDoubles(spans)));
      }),
    );
  });
});

describe('the day of a machine', () => {
  it('is summed by driver', () => {
    const spans = [
      aSpan('08:00', '09:00', { engineSeconds: 3700, downSeconds: 600, counter: '8420.500' }),
      aSpan('10:00', '11:20', {
        runSeconds: 4200,
        fuelLitres: '0.105',
        siteName: 'Gohl',
        counter: '8422.100',
      }),
      aSpan('12:00', '13:00', { operatorName: 'Beat', siteName: '' }),
    ];
    const [anna, beat] = sumDay(spans);
    expect(anna).toEqual({
      ...{ operatorName: 'Anna', siteName: 'Bannwald, Gohl', startedAt: at('08:00'), endedAt: at('11:20') },
      ...{
        engineHours: '2.361',
        workHours: '2.167',
        downHours: '0.167',
        fuelLitres: '10.105',
        counter: '8422.100',
      },
    });
    expect(beat).toMatchObject({ siteName: '', workHours: '1.000', counter: null });
  });

  it('has the highest counter, by its number and not by its letters', () => {
    const counters = ['999.500', '1000.000', '99.000'].map((counter, hour) =>
      aSpan(`0${hour}:00`, `0${hour}:30`, { counter }),
    );
    expect(sumDay(counters)[0]?.counter).toBe('1000.000');
  });

  it('names each site once', () => {
    const spans = [aSpan('08:00', '09:00'), aSpan('10:00', '11:00'), aSpan('12:00', '13:00', { siteName: '' })];
    expect(sumDay(spans)[0]?.siteName).toBe('Bannwald');
    const many = Array.from({ length: 9 }, (_, index) => aSpan(`0${index}:00`, `0${index}:30`, { siteName: `Ort ${'x'.repeat(40)} ${index}` }));
    expect(sumDay(many)[0]?.siteName).toHaveLength(150);
  }); // oxfmt-ignore

  it('of nothing is nothing', () => expect(sumDay([])).toEqual([]));
});
