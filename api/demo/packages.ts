import { demoReceipt } from './receipt.ts';
import { daysBefore, type Rows } from './rows.ts';

const HOURS_A_DAY = 24;
const UNLIMITED = null;

/** Features by their fixed ids: 1 property_list … 7 project_access. A missing one is not included. */
const offers: {
  name: string;
  price: number | null;
  days: number;
  features: Record<number, number | null>;
}[] = [
  { name: 'Starter', price: null, days: 30, features: { 1: 1, 2: 0, 3: 0, 4: 0 } },
  { name: 'Owner', price: 19, days: 60, features: { 1: 3, 2: 1, 3: 0, 4: 0, 5: UNLIMITED } },
  { name: 'Seeker Plus', price: 9, days: 30, features: { 5: UNLIMITED, 6: UNLIMITED, 7: UNLIMITED } },
  {
    name: 'Agent',
    price: 79,
    days: 90,
    features: { 1: 25, 2: 5, 3: 2, 4: 1, 5: UNLIMITED, 6: UNLIMITED, 7: UNLIMITED },
  },
  {
    name: 'Agency',
    price: 249,
    days: 365,
    features: { 1: UNLIMITED, 2: 30, 3: 15, 4: 5, 5: UNLIMITED, 6: UNLIMITED, 7: UNLIMITED },
  },
];
const [STARTER, OWNER, SEEKER, AGENT, AGENCY] = [1, 2, 3, 4, 5];

interface Purchase {
  userId: number;
  packageId: number;
  daysAgo: number;
  /** Units used, by feature. */
  used?: Record<number, number>;
  status?: 'success' | 'review' | 'rejected' | 'failed';
}

/** Packages on offer and what people bought, with each state that a screen has to show. */
export function packages({
  now,
  agents,
  owner,
  buyer,
  demoAgent,
}: {
  now: Date;
  agents: readonly number[];
  owner: number;
  buyer: number;
  demoAgent: number;
}): Rows {
  const purchases: Purchase[] = [
    { userId: demoAgent, packageId: AGENT, daysAgo: 40, used: { 1: 11, 2: 2, 3: 1, 4: 1 } },
    // a second one that runs beside the first
    { userId: demoAgent, packageId: AGENCY, daysAgo: 5 },
    { userId: owner, packageId: OWNER, daysAgo: 12, used: { 1: 3, 2: 1 } },
    { userId: owner, packageId: AGENT, daysAgo: 2, status: 'review' },
    { userId: buyer, packageId: SEEKER, daysAgo: 70 },
    { userId: buyer, packageId: STARTER, daysAgo: 3 },
    ...agents.slice(1, 14).map((userId, index) => ({
      userId,
      packageId: index % 3 === 0 ? AGENCY : AGENT,
      daysAgo: 6 + index * 5,
      used: { 1: 3 + index, 2: index % 5 },
    })),
    { userId: agents[15]!, packageId: OWNER, daysAgo: 90, used: { 1: 3 } },
    { userId: agents[16]!, packageId: AGENT, daysAgo: 4, status: 'rejected' },
    { userId: agents[17]!, packageId: AGENT, daysAgo: 4, status: 'failed' },
    { userId: owner, packageId: AGENCY, daysAgo: 21, status: 'rejected' },
  ];
  const rows: Required<
    Pick<
      Rows,
      | 'packages'
      | 'package_features'
      | 'transactions'
      | 'bank_receipts'
      | 'user_packages'
      | 'user_package_units'
    >
  > = {
    packages: offers.map(({ name, price, days }, index) => ({
      id: index + 1,
      name,
      price,
      duration_hours: days * HOURS_A_DAY,
      rank: index,
      created_at: daysBefore(now, 500),
    })),
    package_features: offers.flatMap(({ features }, index) =>
      Object.entries(features).map(([feature, limit]) => ({
        package_id: index + 1,
        feature_id: Number(feature),
        unit_limit: limit,
      })),
    ),
    transactions: [],
    bank_receipts: [],
    user_packages: [],
    user_package_units: [],
  };
  purchases.forEach(({ userId, packageId, daysAgo, used = {}, status = 'success' }, index) => {
    const offer = offers[packageId - 1]!;
    const bought = daysBefore(now, daysAgo);
    const bank = status === 'review' || status === 'rejected';
    rows.transactions.push({
      id: index + 1,
      user_id: userId,
      package_id: packageId,
      amount: offer.price ?? 0,
      gateway: bank || offer.price === null ? null : 'Stripe',
      payment_type: offer.price === null ? 'free' : bank ? 'bank transfer' : 'online payment',
      gateway_transaction_id: bank || offer.price === null ? null : `demo-${index + 1}`,
      status,
      reject_reason: status === 'rejected' ? 'The receipt shows another amount.' : null,
      created_at: bought,
      updated_at: bought,
    });
    if (bank)
      rows.bank_receipts.push({
        transaction_id: index + 1,
        file: demoReceipt,
        created_at: bought,
        updated_at: bought,
      });
    if (status !== 'success') return;
    const id = rows.user_packages.length + 1;
    rows.user_packages.push({
      id,
      user_id: userId,
      package_id: packageId,
      transaction_id: index + 1,
      starts_at: bought,
      ends_at: daysBefore(now, daysAgo - offer.days),
    });
    for (const [feature, limit] of Object.entries(offer.features)) {
      const count = used[Number(feature)] ?? 0;
      rows.user_package_units.push({
        user_package_id: id,
        feature_id: Number(feature),
        used: limit === null ? count : Math.min(limit, count),
        total: limit,
      });
    }
  });
  return rows;
}
