import { addressLimits, type AddressView, type MatchKey } from '@jahrring/contracts-addresses';
import { matchValueLength } from '@jahrring/service-kit';
import { customerNumberKey, nameKey } from '../address';

type Matchable = Partial<
  Record<'name' | 'zip' | 'email' | 'customerNumber', AddressView['email'] | undefined>
>;

/** By what an import recognises an address, of a row and of an address alike; null where the key's fields are blank. */
export function matchValue(key: MatchKey, address: Matchable): string | null {
  switch (key) {
    case 'none':
      return null;
    case 'customerNumber':
      return (
        customerNumberKey(address.customerNumber || null)?.slice(0, addressLimits.customerNumber) ?? null
      );
    case 'email':
      return address.email ? address.email.toLowerCase().slice(0, matchValueLength) : null;
    case 'nameZip':
      return address.name && address.zip
        ? `${address.zip.trim()}|${nameKey(address.name)}`.slice(0, matchValueLength)
        : null;
  }
}
