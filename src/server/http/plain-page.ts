import { createHash } from 'node:crypto';
import { once } from '#shared/once.ts';
import { houseBrand } from '../brand/index.ts';
import { IN_NO_FRAME } from './security.ts';

const made = once(() => {
  const { light, dark } = houseBrand().colours;
  const style =
    `:root{color-scheme:light dark}body{margin:0 auto;padding:15vh 24px;max-width:34rem;background:${light.paper};` +
    `color:${light.ink};font:16px/26px system-ui,sans-serif}h1{font:500 28px/36px Georgia,serif}button{padding:14px 26px;` +
    `min-height:44px;border:0;border-radius:999px;background:${light.green};color:${light['on-green']};font:600 16px/20px system-ui}` +
    `svg{vertical-align:-4px}a{display:inline-block;padding:9px 0;color:${light.link}}@media(prefers-color-scheme:dark){body{background:${dark.paper};` +
    `color:${dark.ink}}button{background:${dark.green};color:${dark['on-green']}}a{color:${dark.link}}}`;
  const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'`;
  return { style, policy };
});

/** Returns the style of pages written without the web's build, for errors and overload. */
export const plainStyle = (): string => made().style;

/** Returns their policy: only that style loads, and forms post only to this site. */
export const plainPolicy = (isFramed = false): string =>
  isFramed ? made().policy : `${made().policy}; ${IN_NO_FRAME}`;
