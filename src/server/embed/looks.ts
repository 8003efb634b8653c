import { createHash } from 'node:crypto';

/** How a frame looks: its theme (`auto` goes by the reader's system), and the colour of its button. */
export type Look = { readonly theme: 'light' | 'dark' | 'auto'; readonly accent: string | null };

const LIGHT = '--paper:#fbfaf7;--surface:#fff;--ink:#16181a;--soft:#5b6166;--line:#e6e2da;--good:#1e7a4c';
const DARK = '--paper:#101512;--surface:#171d19;--ink:#f4f1ea;--soft:#b3b8b1;--line:#2b332e;--good:#7fd0a5';
const GREEN = '0f3d2e';
/** On dark the house's green would be lost. */
const BRASS = 'c79a4f';

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
  const [light, dark] = [buttonOf(accent ?? GREEN), buttonOf(accent ?? BRASS)];
  const colours =
    theme === 'dark'
      ? `:root{color-scheme:dark;${DARK};${dark}}`
      : `:root{color-scheme:light;${LIGHT};${light}}` +
        (theme === 'auto'
          ? `@media(prefers-color-scheme:dark){:root{color-scheme:dark;${DARK};${dark}}}`
          : '');
  const style = colours + RULES;
  return { style, hash: createHash('sha256').update(style).digest('base64') };
}

/** The button in a colour, with letters of the colour that reads better on it (WCAG 2.2, 1.4.3). */
function buttonOf(colour: string): string {
  return `--button:#${colour};--on-button:${luminanceOf(colour) > 0.179 ? '#16181a' : '#fff'}`;
}

/** The relative luminance of a colour, 0 to 1. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(at => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const RULES = `*{box-sizing:border-box}body{margin:0;font:16px/24px system-ui,sans-serif;color:var(--ink);background:var(--paper)}
main{container-type:inline-size}.lot{background:none}.list{padding:12px}.list>main>h1{margin:4px 0 12px}
.list .button{padding:12px 8px;font-size:15px}h1,h2,p{margin:0}ul{margin:0;padding:0;list-style:none;display:grid;gap:12px;
grid-template-columns:repeat(auto-fill,minmax(min(100%,260px),1fr))}article{display:flex;flex-direction:column;height:100%;
border:1px solid var(--line);border-radius:10px;overflow:hidden;background:var(--surface)}
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
