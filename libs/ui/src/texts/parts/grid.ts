import german from '../../i18n/grid/de.json';
import { addOwnTexts } from '../messages';

addOwnTexts(german);
