import { describe, expect, it } from 'vitest';
import { networkOf, regionOf } from './security.ts';

describe('where a visitor comes from', () => {
  it.each([
    ['192.0.2.77', '192.0.2.x'],
    ['::ffff:192.0.2.77', '192.0.2.x'],
    ['2001:db8:85a3::8a2e:370:7334', '2001:db8:85a3:x'],
    ['2001:db8::1', '2001:db8:0:x'],
    ['::1', '0:0:0:x'],
    ['unknown', ''],
    ['', ''],
  ])('%s is kept as %s', (address, network) => {
    expect(regionOf(networkOf(address))).toBe(network);
  });
});
