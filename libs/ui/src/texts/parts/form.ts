import german from '../../i18n/form/de.json';
import { addOwnTexts } from '../messages';

addOwnTexts(german);
