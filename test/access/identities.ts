import { PERMISSIONS, type Permission } from '#server/context.ts';
import type { Guest, TestHouse } from '../kit/house.ts';

export type Identity = {
  readonly name: string;
  readonly permissions: readonly Permission[];
  readonly isSignedIn: boolean;
  readonly hasCard: boolean;
  /** Owns the cars of the test. */
  readonly isSeller: boolean;
};

export const SELLER_EMAIL = 'seller@access.test';

const NOBODY = { permissions: [], isSignedIn: false, hasCard: false, isSeller: false };
const SOMEBODY = { ...NOBODY, isSignedIn: true, hasCard: true };

/** The seven kinds of people the house knows; staff with one permission are as many as there are permissions. */
export const PERSONAS: readonly Identity[] = [
  { ...NOBODY, name: 'visitor' },
  { ...SOMEBODY, name: 'buyer without card', hasCard: false },
  { ...SOMEBODY, name: 'buyer' },
  { ...SOMEBODY, name: 'seller', isSeller: true },
  { ...SOMEBODY, name: 'professional' },
  { ...SOMEBODY, name: 'administrator', permissions: PERMISSIONS },
  ...PERMISSIONS.map(permission => ({
    ...SOMEBODY,
    name: `staff with ${permission}`,
    permissions: [permission],
  })),
];

/** The same, and staff with all permissions but one: what that one alone opens is closed to them. */
export const IDENTITIES: readonly Identity[] = [
  ...PERSONAS,
  ...PERMISSIONS.map(permission => ({
    ...SOMEBODY,
    name: `staff without ${permission}`,
    permissions: PERMISSIONS.filter(other => other !== permission),
  })),
];

/** Three figures each, so that no address ends with another. */
let count = 100;

/** A browser of that identity; every call opens a new one, and only the seller is the same person. */
export async function enter(house: TestHouse, identity: Identity): Promise<Guest> {
  const { isSignedIn, isSeller, hasCard, permissions } = identity;
  if (!isSignedIn) return house.visitor();
  count += 1;
  const email = isSeller ? SELLER_EMAIL : `${count}@access.test`;
  return house.guest({ email, hasCard, permissions: [...permissions] });
}
