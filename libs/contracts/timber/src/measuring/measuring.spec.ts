import fc from 'fast-check';
import { barkDeduction, defaultBarkTables, validOn } from './bark-table';
import { defaultConversions, toSolid, volumeUnits } from './conversion';
import { fromThousandths, huberVolume, sumVolumes, toThousandths } from './huber';
import { lengthAllowance, nominalLength } from './length-allowance';
import { diameterOverBark, midDiameter, needsCrosswise } from './mid-diameter';
import { heilbronnClass, thicknessClass, thicknessClasses, thicknessLabel } from './thickness-class';

const diameters = fc.integer({ min: 0, max: 200 });
const lengths = fc.integer({ min: 1, max: 3000 });

describe('huberVolume', () => {
  it.each([
    [900, 40, 2, '1.130'],
    [900, 40, 3, '1.131'],
    [450, 40, 2, '0.570'],
    [500, 15, 2, '0.090'],
    [1200, 34, 2, '1.090'],
    [1, 1, 2, '0.000'],
  ] as const)('%i cm long, %i cm thick, %i decimals: %s m³', (length, diameter, decimals, volume) => {
    expect(huberVolume(diameter, length, decimals)).toBe(volume);
  });

  it('rounds once and by less than half of the last decimal', () => {
    fc.assert(
      fc.property(diameters, lengths, fc.constantFrom(2 as const, 3 as const), (d, l, decimals) => {
        const exact = (Math.PI * d * d * l) / 4_000_000;
        const half = 0.5 * 10 ** -decimals;
        expect(Math.abs(Number(huberVolume(d, l, decimals)) - exact)).toBeLessThanOrEqual(half + 1e-9);
      }),
    );
  });

  it('grows with the length and the diameter', () => {
    fc.assert(
      fc.property(diameters, lengths, (d, l) => {
        const volume = Number(huberVolume(d, l, 3));
        expect(Number(huberVolume(d + 1, l, 3))).toBeGreaterThanOrEqual(volume);
        expect(Number(huberVolume(d, l + 1, 3))).toBeGreaterThanOrEqual(volume);
      }),
    );
  });

  it.each([
    [40.5, 900],
    [-1, 900],
    [40, 9.2],
  ])('refuses %d × %d: no whole cm', (diameter, length) => {
    expect(() => huberVolume(diameter, length)).toThrow(RangeError);
  });
});

describe('sums of volumes', () => {
  it('are exact to the thousandth, whatever the order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 99_999 })), (thousandths) => {
        const sum = thousandths.reduce((total, one) => total + one, 0);
        expect(sumVolumes(thousandths.map(fromThousandths))).toBe(fromThousandths(sum));
        expect(sumVolumes(thousandths.map(fromThousandths).reverse())).toBe(fromThousandths(sum));
      }),
    );
  });

  it.each([
    ['0.57', 570],
    ['1.130', 1130],
    ['12', 12_000],
    ['-0.5', -500],
  ])('%s are %i thousandths', (text, thousandths) => expect(toThousandths(text)).toBe(thousandths));
});

describe('midDiameter', () => {
  it.each([
    [41.6, 43.1, 2, 40],
    [25.3, 25.3, 1, 24],
    [36.6, 36, 2, 34],
    [16.9, null, 1, 15],
    [20.9, 21.9, 0, 20],
    // Below 20 cm a second reading counts for nothing.
    [19.9, 25, 1, 18],
    [0.5, null, 2, 0],
  ])('%d and %s less %i: %i cm', (first, second, bark, cm) => {
    expect(midDiameter(first, second, bark)).toBe(cm);
  });

  it.each([
    [19.9, false],
    [20, true],
    [20.4, true],
  ])('%d cm is read crosswise: %s', (first, crosswise) => expect(needsCrosswise(first)).toBe(crosswise));

  it('does not depend on which reading came first, from 20 cm on', () => {
    const readings = fc.integer({ min: 200, max: 1500 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(readings, readings, (a, b) => expect(diameterOverBark(a, b)).toBe(diameterOverBark(b, a))),
    );
  });
});

describe('bark', () => {
  it.each([
    ['fi', 32, 1],
    ['fi', 33, 2],
    ['ta', 10, 1],
    ['bu', 60, 1],
    ['ki', 36, 3],
  ] as const)('of %s with %i cm over bark: %i cm', (of, over, bark) => {
    expect(barkDeduction(defaultBarkTables, of, over, '2026-11-25')).toBe(bark);
  });

  it('comes from the table of the day, and there is none before the first', () => {
    const later = {
      validFrom: '2026-07-01',
      rows: [{ species: ['fi' as const], steps: [{ upToCm: null, deductionCm: 3 }] }],
    };
    const tables = [later, ...defaultBarkTables];
    expect(barkDeduction(tables, 'fi', 20, '2026-06-30')).toBe(1);
    expect(barkDeduction(tables, 'fi', 20, '2026-07-01')).toBe(3);
    expect(barkDeduction(tables, 'fi', 20, '2010-01-01')).toBe(0);
    expect(validOn(tables, '2010-01-01')).toBeUndefined();
  });
});

describe('length', () => {
  it.each([
    [400, 10],
    [1000, 10],
    [1001, 11],
    [1800, 18],
  ])('of %i cm needs %i cm more', (nominal, allowance) => expect(lengthAllowance(nominal)).toBe(allowance));

  it.each([
    [410, 400],
    [409, 390],
    [1818, 1800],
    [1817, 1790],
    [9, 0],
  ])('%i cm on the tape count as %i', (measured, nominal) => expect(nominalLength(measured)).toBe(nominal));

  it('never counts more than is there with its allowance', () => {
    fc.assert(
      fc.property(lengths, (measured) => {
        const nominal = nominalLength(measured);
        if (nominal > 0) expect(nominal + lengthAllowance(nominal)).toBeLessThanOrEqual(measured);
        const next = nominal + 10;
        expect(next + lengthAllowance(next)).toBeGreaterThan(measured);
      }),
    );
  });
});

describe('classes', () => {
  it.each([
    [9, '0'],
    [10, '1a'],
    [14, '1a'],
    [15, '1b'],
    [19, '1b'],
    [20, '2a'],
    [24, '2a'],
    [25, '2b'],
    [29, '2b'],
    [30, '3a'],
    [34, '3a'],
    [35, '3b'],
    [39, '3b'],
    [40, '4'],
    [49, '4'],
    [50, '5'],
    [59, '5'],
    [60, '6'],
    [120, '6'],
  ])('%i cm: %s', (cm, of) => expect(thicknessClass(cm)).toBe(of));

  it('are written with an L in Germany', () => {
    expect(thicknessLabel('DE', '2b')).toBe('L2b');
    expect(thicknessLabel('CH', '2b')).toBe('2b');
    expect(thicknessLabel('AT', '0')).toBe('0');
  });

  it('never fall as the log gets thicker', () => {
    fc.assert(
      fc.property(diameters, (cm) => {
        const [now, next] = [thicknessClass(cm), thicknessClass(cm + 1)].map((one) =>
          thicknessClasses.indexOf(one),
        );
        expect(next).toBeGreaterThanOrEqual(now ?? 0);
      }),
    );
  });

  it.each([
    [799, 30, null],
    [800, 10, 'H1'],
    [1000, 12, 'H2'],
    [1400, 14, 'H3'],
    [1600, 17, 'H4'],
    [1800, 22, 'H5'],
    [1800, 30, 'H6'],
    [1800, 9, null],
  ])('Heilbronn, %i cm long, top %i cm: %s', (length, top, of) =>
    expect(heilbronnClass(length, top)).toBe(of),
  );
});

describe('toSolid', () => {
  const on = '2026-11-25';
  it.each([
    ['14', 'stacked', '10.000'],
    ['9', 'loose', '4.001'],
    ['40', 'chips', '16.000'],
    ['7.5', 'solid', '7.500'],
  ] as const)('%s m³ %s: %s', (quantity, unit, solid) => {
    expect(toSolid(quantity, unit, defaultConversions, on)).toBe(solid);
  });

  it('never makes more of a volume than it is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999 }),
        fc.constantFrom(...volumeUnits),
        (thousandths, unit) => {
          const solid = toThousandths(toSolid(fromThousandths(thousandths), unit, defaultConversions, on));
          expect(solid).toBeLessThanOrEqual(thousandths);
        },
      ),
    );
  });
});
