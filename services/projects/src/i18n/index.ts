import { textCatalogue } from '@jahrring/service-kit/texts';
import de from './de.json';
import en from './en.json';
import fr from './fr.json';
import it from './it.json';
import ro from './ro.json';

/** What this service writes into files, mails and papers. */
export const serviceTexts = textCatalogue({ de, en, fr, it, ro });

export type ServiceTexts = typeof de;
