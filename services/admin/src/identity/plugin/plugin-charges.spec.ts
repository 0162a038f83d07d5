import { aCaller } from '@jahrring/testing/principals';
import { clockAt } from '../../../test/a-member';
import { anOwed } from '../../../test/a-plugin';
import type { CampaignPledgeRepository } from './funding/campaign-pledge.repository';
import type { CampaignRepository } from './funding/campaign.repository';
import { InvestorCuts } from './funding/investor-cuts';
import type { PlannedPluginRepository } from './planned/planned-plugin.repository';
import type { PluginAgreementRepository } from './plugin-agreement.repository';
import { lastAgreed } from './last-agreed';
import type { PluginSuspensionRepository } from './suspension/plugin-suspension.repository';
import { SuspendedCharges } from './suspension/suspended-charges';

const ctx = aCaller('superadmin');

describe('what was agreed to several times in a month', () => {
  it('is owed once, as it was agreed last', () => {
    const rows = [
      anOwed({ id: 'new', price: '45.00' }),
      anOwed({ id: 'old', price: '30.00' }),
      anOwed({ id: 'other plugin', plugin: 'debitors' }),
      anOwed({ id: 'other licence', licenceId: 'l2' }),
      anOwed({ id: 'oldest', price: '20.00' }),
    ];
    expect(lastAgreed(rows).map(({ id }) => id)).toEqual(['new', 'other plugin', 'other licence']);
  });
});

describe('what licences save on a plugin they have paid for together', () => {
  interface Campaign {
    id: string;
    deliveredAt: Date | null;
    priceCutPercent: number;
    priceCutMonths: number;
  }

  function cutsOf(campaigns: Campaign[], pledgedBy: Record<string, string[]>): InvestorCuts {
    return new InvestorCuts(
      {
        findAll: () => Promise.resolve(campaigns.map((one) => ({ ...one, pluginId: `planned-${one.id}` }))),
      } as unknown as CampaignRepository,
      {
        findByCampaign: (_ctx: unknown, ids: string[]) =>
          Promise.resolve(
            new Map(ids.map((id) => [id, (pledgedBy[id] ?? []).map((licenceId) => ({ licenceId }))])),
          ),
      } as unknown as CampaignPledgeRepository,
      {
        findAll: () =>
          Promise.resolve(campaigns.map(({ id }) => ({ id: `planned-${id}`, pluginKey: 'creditors' }))),
      } as unknown as PlannedPluginRepository,
    );
  }

  const delivered = new Date('2026-11-10T10:00:00Z');
  const campaign = { id: 'c1', deliveredAt: delivered, priceCutPercent: 25, priceCutMonths: 2 };
  const owed = [
    anOwed({ id: 'investor', licenceId: 'l1' }),
    anOwed({ id: 'other', licenceId: 'l2' }),
    anOwed({ id: 'other plugin', licenceId: 'l1', plugin: 'debitors' }),
  ];
  const pricesOf = async (campaigns: Campaign[], month = '2026-11') =>
    (await cutsOf(campaigns, { c1: ['l1'] }).deduct(ctx, owed, month)).map(({ id, price }) => [id, price]);

  it('is theirs alone, and on that plugin alone', async () => {
    expect(await pricesOf([campaign])).toEqual([
      ['investor', '22.50'],
      ['other', '30.00'],
      ['other plugin', '30.00'],
    ]);
  });

  it.each([
    ['2026-10', '30.00'],
    ['2026-11', '22.50'],
    ['2026-12', '22.50'],
    ['2027-01', '30.00'],
  ])('lasts for the promised months from delivery: %s costs %s', async (month, price) => {
    expect((await pricesOf([campaign], month))[0]).toEqual(['investor', price]);
  });

  it('begins in the month it was delivered in at the reader’s place', async () => {
    const lateInOctober = { ...campaign, deliveredAt: new Date('2026-10-31T23:30:00Z') };
    expect((await pricesOf([lateInOctober], '2026-10'))[0]).toEqual(['investor', '30.00']);
    expect((await pricesOf([lateInOctober], '2026-12'))[0]).toEqual(['investor', '22.50']);
  });

  it('is nothing as long as nothing was delivered', async () => {
    expect((await pricesOf([{ ...campaign, deliveredAt: null }]))[0]).toEqual(['investor', '30.00']);
  });

  it('can be the whole price: then nothing is charged', async () => {
    expect((await pricesOf([{ ...campaign, priceCutPercent: 100 }])).map(([id]) => id)).toEqual([
      'other',
      'other plugin',
    ]);
  });
});

describe('what is owed for a plugin that was suspended', () => {
  interface Told {
    licenceId?: string;
    plugin?: string;
    suspendedOn: string;
    resumedOn: string | null;
  }

  /** In November, which has 30 days: a franc a day. */
  async function owedFor(told: Told[], { startsOn = '2026-01-01', endedOn = null as string | null } = {}) {
    const charges = new SuspendedCharges(
      {
        findInOrder: (_ctx: unknown, ids: string[]) =>
          Promise.resolve(
            ids.map((id) => ({
              id,
              licenceId: 'l1',
              plugin: 'creditors',
              price: '30.00',
              startsOn,
              endedOn,
            })),
          ),
      } as unknown as PluginAgreementRepository,
      {
        findTold: () =>
          Promise.resolve(told.map((one) => ({ licenceId: 'l1', plugin: 'creditors', ...one }))),
      } as unknown as PluginSuspensionRepository,
      clockAt('2026-11-20T17:00:00Z'),
    );
    return (await charges.deduct(ctx, [anOwed()], '2026-11')).map(({ price }) => price);
  }

  it.each<[string, Told[], string[]]>([
    ['no day', [], ['30.00']],
    ['a day', [{ suspendedOn: '2026-11-03', resumedOn: '2026-11-03' }], ['29.00']],
    [
      'three days, the first and the last begun',
      [{ suspendedOn: '2026-11-03', resumedOn: '2026-11-05' }],
      ['27.00'],
    ],
    ['days of the month before too', [{ suspendedOn: '2026-10-20', resumedOn: '2026-11-02' }], ['28.00']],
    ['until today, the 20th', [{ suspendedOn: '2026-11-16', resumedOn: null }], ['25.00']],
    [
      'the same days twice',
      [
        { suspendedOn: '2026-11-03', resumedOn: '2026-11-05' },
        { suspendedOn: '2026-11-05', resumedOn: '2026-11-06' },
      ],
      ['26.00'],
    ],
    ['the whole month', [{ suspendedOn: '2026-10-01', resumedOn: '2026-12-01' }], []],
    [
      'days of another plugin',
      [{ plugin: 'debitors', suspendedOn: '2026-11-03', resumedOn: null }],
      ['30.00'],
    ],
    ['days of another licence', [{ licenceId: 'l2', suspendedOn: '2026-11-03', resumedOn: null }], ['30.00']],
  ])('on %s', async (_case, told, prices) => {
    expect(await owedFor(told)).toEqual(prices);
  });

  it('counts the days alone that were agreed to', async () => {
    const told = [{ suspendedOn: '2026-11-01', resumedOn: '2026-11-25' }];
    expect(await owedFor(told, { startsOn: '2026-11-21' })).toEqual(['15.00']);
    expect(await owedFor(told, { endedOn: '2026-11-25' })).toEqual([]);
  });
});
