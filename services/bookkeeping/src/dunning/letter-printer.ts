import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { PrintedLetter } from '../dunning-paper';
import { PaperPrinter } from '../paper';
import type { DunningLetterEntity } from './dunning-letter.entity';
import { DunningLetterRepository } from './dunning.repositories';

/** The PDFs of letters: drawn when asked for, from what is frozen with the letter. */
@Injectable()
export class LetterPrinter {
  constructor(
    private readonly letters: DunningLetterRepository,
    private readonly printer: PaperPrinter,
  ) {}

  /** @throws NOT_FOUND, UNAVAILABLE when too many wait already */
  async file(ctx: RequestContext, id: string): Promise<{ name: string; bytes: Buffer }> {
    const letter = await this.letters.get(ctx, id);
    return { name: `${letter.number}.pdf`, bytes: await this.print(letter) };
  }

  /** @throws UNAVAILABLE when too many wait already */
  async print(letter: DunningLetterEntity): Promise<Buffer> {
    return Buffer.from(await this.printer.print('dunningLetter', toPrinted(letter)));
  }
}

/** Returns the letter as plain values, the only ones that can be passed to a thread. */
function toPrinted(letter: DunningLetterEntity): PrintedLetter {
  const { number, issuedOn, dueDate, currency, language, lines, earlierFees, fee, interest } = letter;
  const { total, reference, paper } = letter;
  return {
    ...{ number, issuedOn, dueDate, currency, language, lines, earlierFees, fee, interest },
    ...{ total, reference, paper },
  };
}
