import { industryPackage, type IndustryPackage } from '@jahrring/contracts-admin';
import constructionCh from '../shipped/construction-ch.json' with { type: 'json' };
import forestryCh from '../shipped/forestry-ch.json' with { type: 'json' };
import timberTradeDe from '../shipped/timber-trade-de.json' with { type: 'json' };

/** Packages that come with the product. */
export const shippedPackages: readonly IndustryPackage[] = [forestryCh, timberTradeDe, constructionCh].map(
  (content) => industryPackage.parse(content),
);
