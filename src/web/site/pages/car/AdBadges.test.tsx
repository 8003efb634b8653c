import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draw } from '#test/kit/draw.tsx';
import type { Ad } from '#web/features/ad-sections/index.ts';
import { AdBadges, AuctionBadges } from './AdBadges.tsx';

const AD = {
  ...{ kind: 'RETROMOBILE', isRetromobile: true, warranty: false, refundWarranty: true },
  ...{ hasWithdrawal: false, lotState: 'FOR_SALE' },
} as Ad;
const refund = () => screen.queryByRole('link', { name: 'Satisfait ou remboursé' });

describe('the promise of a refund', () => {
  it('stands on an ad that makes it, and on no auction: which its page says carry none', async () => {
    const { unmount } = await draw(<AdBadges ad={AD} />);
    expect(refund()).not.toBeNull();
    unmount();
    await draw(<AuctionBadges ad={AD} />);
    expect([refund(), screen.getAllByRole('link')]).toEqual([null, [expect.anything()]]);
  });
});
