import { useLater } from '../startup/load-later';
import './search-slot.css';

/** The place of the search in the bar, held until its code has come. */
export function SearchSlot() {
  const later = useLater();
  return later ? <later.GlobalSearch /> : <span className="sh-search sh-search--coming" />;
}
