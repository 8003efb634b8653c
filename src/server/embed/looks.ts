import { createHash } from 'node:crypto';
import { houseBrand, luminanceOf, type Palette } from '../brand/index.ts';

/** How a frame looks: its theme (`auto` goes by the reader's system), and the colour of its button. */
export type Look = { readonly theme: 'light' | 'dark' | 'auto'; readonly accent: string | null };

const coloursOf = ({ paper, surface, ink, line, good, 'ink-soft': soft }: Palette): string =>
  Object.entries({ paper, surface, ink, soft, line, good })
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');

/** The look that a frame's address asks for; what is no theme or no colour is the house's own. */
export function lookIn({ theme, accent }: { theme?: string | undefined; accent?: string | undefined }): Look {
  const colour = (accent ?? '').toLowerCase();
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    accent: /^[0-9a-f]{6}$/.test(colour) ? colour : null,
  };
}

/** The style of a frame, and the hash by which its policy lets it in. */
export function styleOf({ theme, accent }: Look): { readonly style: string; readonly hash: string } {
  const { light: day, dark: night } = houseBrand().colours;
  // On dark the house's first colour would be lost.
  const [light, dark] = [day.green, night.brass].map(own => buttonOf(accent === null ? own : `#${accent}`));
  const [ofDay, ofNight] = [coloursOf(day), coloursOf(night)];
  const colours =
    theme === 'dark'
      ? `:root{color-scheme:dark;${ofNight};${dark}}`
      : `:root{color-scheme:light;${ofDay};${light}}` +
        (theme === 'auto'
          ? `@media(prefers-color-scheme:dark){:root{color-scheme:dark;${ofNight};${dark}}}`
          : '');
  const style = colours + RULES;
  return { style, hash: createHash('sha256').update(style).digest('base64') };
}

/** The button in a colour, with letters of the colour that reads better on it (WCAG 2.2, 1.4.3). */
function buttonOf(colour: string): string {
  return `--button:${colour};--on-button:${luminanceOf(colour) > 0.179 ? '#16181a' : '#fff'}`;
}

const RULES = `*{box-sizing:border-box}body{margin:0;font:16px/24px system-ui,sans-serif;color:var(--ink);background:var(--paper)}
main{container-type:inline-size}.lot{background:none}.list{padding:12px}.list>main>h1{margin:4px 0 12px}
.list .button{padding:12px 8px;font-size:15px}h1,h2,p{margin:0}ul{margin:0;padding:0;list-style:none;display:grid;gap:12px;
grid-template-columns:repeat(auto-fit,minmax(min(100%,260px),1fr))}li{max-width:520px}article{display:flex;flex-direction:column;height:100%;
border:1px solid var(--line);border-radius:10px;overflow:hidden;background:var(--surface)}
.heard{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
img{display:block;width:100%;height:auto;aspect-ratio:3/2;object-fit:cover;background:var(--line)}
.told{display:flex;flex:1;flex-direction:column;gap:4px;padding:16px}h1,h2{font-size:18px;line-height:24px;font-weight:600;
overflow-wrap:anywhere}.label{color:var(--soft);font-size:14px;line-height:20px;margin-top:8px}
.amount{font-size:26px;line-height:32px;font-weight:650;font-variant-numeric:tabular-nums;min-height:32px}
.facts{display:flex;flex-wrap:wrap;gap:0 16px;font-size:14px;line-height:22px;font-variant-numeric:tabular-nums;min-height:22px}
.facts span:empty{display:none}.soft{color:var(--soft)}.button{display:block;margin-top:auto;padding:12px 16px;border-radius:8px;
background:var(--button);color:var(--on-button);font-weight:600;text-align:center;text-decoration:none}
.gap{height:8px}.button:focus-visible,a:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
.foot{display:flex;justify-content:space-between;gap:16px;padding:8px 4px;font-size:13px;line-height:20px}.foot a{color:var(--soft);
padding:8px 0}.note{padding:24px 16px;color:var(--soft)}@container (min-width:560px){.wide article{flex-direction:row}
.wide a.photo{flex:0 0 45%}.wide img{height:100%;min-height:220px}}`;
