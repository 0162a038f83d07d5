import { textCatalogue } from '@jahrring/service-kit/texts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import ro from './ro.json' with { type: 'json' };

/** Texts that this service writes into files, mails and papers. */
export const serviceTexts = textCatalogue({ de, en, fr, it, ro });

export type ServiceTexts = typeof de;
