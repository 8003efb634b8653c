import { PERMISSIONS, type Permission } from '#server/context.ts';
import type { Guest, TestHouse } from '#test/kit/house.ts';

export type Identity = {
  readonly name: string;
  readonly permissions: readonly Permission[];
  readonly isSignedIn: boolean;
  /** Owns the cars of the test. */
  readonly isSeller: boolean;
};

export const SELLER_EMAIL = 'seller@access.test';

const NOBODY = { permissions: [], isSignedIn: false, isSeller: false };

/** A visitor, a buyer, the seller, staff with each permission alone and with all but it, administrators. */
export const IDENTITIES: readonly Identity[] = [
  { ...NOBODY, name: 'visitor' },
  { ...NOBODY, name: 'buyer', isSignedIn: true },
  { ...NOBODY, name: 'seller', isSignedIn: true, isSeller: true },
  { ...NOBODY, name: 'administrator', isSignedIn: true, permissions: PERMISSIONS },
  ...PERMISSIONS.flatMap(permission => [
    { ...NOBODY, name: `staff with ${permission}`, isSignedIn: true, permissions: [permission] },
    {
      ...NOBODY,
      name: `staff without ${permission}`,
      isSignedIn: true,
      permissions: PERMISSIONS.filter(other => other !== permission),
    },
  ]),
];

let count = 0;

/** A browser of that identity; every call opens a new one, and only the seller is the same person. */
export async function enter(house: TestHouse, identity: Identity): Promise<Guest> {
  if (!identity.isSignedIn) return house.visitor();
  count += 1;
  const email = identity.isSeller ? SELLER_EMAIL : `${count}@access.test`;
  return house.guest({ email, permissions: [...identity.permissions] });
}
