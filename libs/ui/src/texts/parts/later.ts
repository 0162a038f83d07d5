import german from '../../i18n/later/de.json';
import { addOwnTexts } from '../messages';

addOwnTexts(german);
