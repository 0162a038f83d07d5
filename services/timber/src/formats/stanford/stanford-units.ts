import { StanfordError } from './stanford-fault';
import type { StanfordPlace } from './stanford-fault';

const perMillimetre: Readonly<Record<string, number>> = { mm: 1, cm: 10, dm: 100, m: 1000 };

/** Units of a file, named at its root; without a name those of the standard. */
export class StanfordUnits {
  private readonly diameter: number;
  private readonly length: number;

  /** @throws StanfordError `unit` */
  constructor(attributes: Readonly<Record<string, string>>, place: StanfordPlace) {
    const factorOf = (name: string, standard: string) => {
      const unit = attributes[name] ?? standard;
      const factor = Object.hasOwn(perMillimetre, unit) ? perMillimetre[unit] : undefined;
      if (factor === undefined) throw new StanfordError('unit', place, `${name}="${unit}"`.slice(0, 100));
      return factor;
    };
    this.diameter = factorOf('diameterUnit', 'mm');
    this.length = factorOf('lengthUnit', 'cm');
    const volume = attributes['volumeUnit'] ?? 'm3';
    if (volume !== 'm3') throw new StanfordError('unit', place, `volumeUnit="${volume}"`.slice(0, 100));
  }

  /** A diameter of the file, in mm. */
  millimetres(diameter: number | null): number | null {
    return diameter === null ? null : diameter * this.diameter;
  }

  /** A length of the file, in cm. */
  centimetres(length: number): number {
    return (length * this.length) / 10;
  }
}
