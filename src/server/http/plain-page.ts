import { createHash } from 'node:crypto';
import { IN_NO_FRAME } from './security.ts';

/** The house's look for pages that the door writes itself, when the pages of the build are missing or too many. */
export const PLAIN_STYLE =
  ':root{color-scheme:light dark}body{margin:0 auto;padding:15vh 24px;max-width:34rem;background:#fbfaf7;' +
  'color:#16181a;font:16px/26px system-ui,sans-serif}h1{font:500 28px/36px Georgia,serif}button{padding:14px 26px;' +
  'min-height:44px;border:0;border-radius:999px;background:#0f3d2e;color:#fff;font:600 16px/20px system-ui}' +
  'a{display:inline-block;padding:9px 0;color:#0f3d2e}@media(prefers-color-scheme:dark){body{background:#101512;' +
  'color:#f4f1ea}button{background:#8fd0b0;color:#101512}a{color:#8fd0b0}}';

/** Nothing but that look loads, and a form goes nowhere else. */
export const PLAIN_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(PLAIN_STYLE).digest('base64')}'`,
  "form-action 'self'",
  IN_NO_FRAME,
].join('; ');
