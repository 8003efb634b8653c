import { once } from '#shared/once.ts';
import type { Language } from '#shared/words/locale.ts';
import { escapeMarkup } from '#shared/words/text.ts';
import { houseBrand } from '../brand/index.ts';
import type { Settings } from '../settings/index.ts';
import { houseLanguage, wordsIn } from '../words/index.ts';
import type { Letter } from './letter.ts';

/** One line of the table of facts: label and value. */
export type Fact = readonly [label: string, said: string];
/** A verbatim quote. */
export type Quote = { readonly by: string; readonly text: string };

/** The content of an e-mail; the layout is the same for all. */
export type Message = {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  /** The preview text beside the subject; by default the first paragraph. */
  readonly preheader?: string;
  /** By default the subject. */
  readonly title?: string;
  readonly paragraphs: readonly string[];
  /** Shown below the paragraphs. */
  readonly quotes?: readonly Quote[];
  /** Shown in a table below the quotes. */
  readonly facts?: readonly Fact[];
  /** Shown at the top; links to the button's page. */
  readonly picture?: { readonly url: string; readonly alt: string } | null;
  /** A code to type in elsewhere. */
  readonly code?: string;
  /** The primary action; null where there is none. */
  readonly button: { readonly text: string; readonly url: string } | null;
  readonly note?: string;
  /** Unsubscribes from this kind of e-mail; mandatory e-mails have none. */
  readonly unsubscribeUrl?: string | null;
  /** See `Letter`. */
  readonly goodUntil?: number | null;
  /** See `Letter`. */
  readonly notificationId?: string | null;
};

/** The brand's colours by role as literal values, light and dark, since mail clients know no custom properties. */
const look = once(() => {
  const { colours, faces } = houseBrand();
  const { light, dark } = colours;
  const style = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;background:${light.paper}}
@media (prefers-color-scheme:dark){
.paper{background:${dark.paper}!important}.surface{background:${dark.surface}!important}.surface,.rule{border-color:${dark.line}!important}
.ink{color:${dark.ink}!important}.soft{color:${dark['ink-soft']}!important}.bar{background:${dark.link}!important}.arch{border-color:${dark.link}!important}
.button{background:${dark.green}!important;color:${dark['on-green']}!important}}`.replaceAll('\n', '');
  const sans = `font-family:${faces ? `${faces.text.family},` : 'Inter,'}'Helvetica Neue',Helvetica,Arial,sans-serif`;
  const serif = `font-family:${faces ? `${faces.display.family},` : 'Fraunces,'}Georgia,'Times New Roman',serif`;
  const small = `${sans};font-size:13px;line-height:20px;color:${light['ink-soft']}`;
  return { style, sans, serif, small, light };
});

/** The placeholder of the sender in the footer; the mail room fills it in. */
const SENDER = '<!--sender-->';

/** The company and its address, which every commercial e-mail must contain. */
export type Sender = { readonly name: string; readonly address: string };

/** Fills in the sender in the footer, in HTML and text. */
export function withSender(letter: Letter, { name, address }: Sender): Letter {
  const sender = `${name}, ${address}`;
  const at = letter.text.lastIndexOf(FOOT);
  const text =
    at < 0
      ? letter.text
      : `${letter.text.slice(0, at)}${FOOT}${sender}\n${letter.text.slice(at + FOOT.length)}`;
  return { ...letter, text, html: letter.html.replace(SENDER, () => `<br>${escapeMarkup(sender)}`) };
}

/** The signature delimiter of plain-text e-mails. */
const FOOT = '-- \n';

/** Renders a message in the layout, with logo, button and footer, as HTML and text. */
export function composeLetter(message: Message): Letter {
  const { to, unsubscribeUrl = null, goodUntil = null, notificationId = null } = message;
  // A subject is one line; a person's name in it may contain line breaks.
  const subject = message.subject.replace(/\s+/g, ' ');
  const [text, html] = [textOf(message), htmlOf(message)];
  return { to, subject, text, html, unsubscribeUrl, goodUntil, notificationId };
}

type ToHouse = Pick<Message, 'subject' | 'paragraphs' | 'facts'> & {
  /** The label of the button to a staff page. */
  readonly button: string;
  readonly path: string;
};

/** Renders an e-mail to the house, in its default language. */
export function houseLetter(
  { settings, publicUrl }: { readonly settings: Pick<Settings, 'read'>; readonly publicUrl: URL },
  { button: text, path, ...said }: ToHouse,
): Letter {
  const button = { text, url: new URL(path, publicUrl).href };
  return composeLetter({ to: settings.read('house').email, language: houseLanguage(), ...said, button });
}

function textOf(message: Message): string {
  const { language, subject, title = subject, paragraphs, button, note, unsubscribeUrl, code } = message;
  const { quotes = [], facts = [] } = message;
  const say = wordsIn(language);
  const link = (words: string, url: string) => say('letters.layout.link', { words, url });
  const quoted = quotes.map(
    ({ by, text }) => `${say('letters.facts.line', { label: by, said: '' }).trimEnd()}\n${text}`,
  );
  const lines = facts.map(([label, said]) => say('letters.facts.line', { label, said }));
  const parts = [title, ...(code ? [code] : []), ...paragraphs, ...quoted];
  if (lines.length > 0) parts.push(lines.join('\n'));
  if (button) parts.push(link(button.text, button.url));
  if (note) parts.push(note);
  parts.push(`${FOOT}${say('letters.layout.house')}`);
  if (unsubscribeUrl) parts.push(link(say('letters.layout.unsubscribe'), unsubscribeUrl));
  return parts.join('\n\n');
}

function htmlOf(message: Message): string {
  const { language, subject, title = subject, paragraphs, button, note, unsubscribeUrl } = message;
  const preheader = message.preheader ?? paragraphs[0] ?? '';
  const say = wordsIn(language);
  const texts = paragraphs.map(
    text =>
      `<p class="ink" style="margin:0 0 16px;${look().sans};font-size:16px;line-height:26px;color:${look().light.ink}">${escapeMarkup(unbroken(text)).replaceAll('\n', '<br>')}</p>`,
  );
  return `<!doctype html><html lang="${language.toLowerCase()}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${escapeMarkup(subject)}</title><style>${look().style}</style></head>
<body class="paper" style="margin:0;background:${look().light.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escapeMarkup(preheader)}${'&#8199;&#847; '.repeat(40)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="paper" style="background:${look().light.paper}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 8px 24px">${mark()}</td></tr>
<tr><td class="surface" style="padding:32px;background:${look().light.surface};border:1px solid ${look().light.line};border-radius:10px">
${pictureOf(message)}<h1 class="ink" style="margin:0 0 16px;${look().serif};font-size:26px;line-height:34px;font-weight:500;color:${look().light.ink}">${escapeMarkup(unbroken(title))}</h1>
${message.code ? codeOf(message.code) : ''}${texts.join('\n')}${(message.quotes ?? []).map(quoteOf).join('')}${factsOf(message.facts ?? [])}
${button ? buttonOf(button) : ''}
${note ? `<p class="soft" style="margin:24px 0 0;${look().small}">${escapeMarkup(unbroken(note))}</p>` : ''}
</td></tr>
<tr><td style="padding:24px 8px"><p class="soft" style="margin:0;${look().small}">${escapeMarkup(say('letters.layout.house'))}${SENDER}</p>
${unsubscribeUrl ? `<p style="margin:8px 0 0"><a class="soft" href="${escapeMarkup(unsubscribeUrl)}" style="${look().small}">${escapeMarkup(say('letters.layout.unsubscribe'))}</a></p>` : ''}
</td></tr></table></td></tr></table></body></html>`;
}

function pictureOf({ picture, button }: Message): string {
  if (!picture) return '';
  const image = `<img src="${escapeMarkup(picture.url)}" alt="${escapeMarkup(picture.alt)}" width="494" style="display:block;width:100%;max-width:494px;height:auto;border:0;border-radius:8px">`;
  const shown = button ? `<a href="${escapeMarkup(button.url)}">${image}</a>` : image;
  return `<div style="margin:0 0 24px">${shown}</div>\n`;
}

function quoteOf({ by, text }: Quote): string {
  const said = escapeMarkup(unbroken(text)).replaceAll('\n', '<br>');
  return `<blockquote class="rule" style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${look().light.line}"><p class="soft" style="margin:0;${look().small}">${escapeMarkup(by)}</p><p class="ink" style="margin:4px 0 0;${look().sans};font-size:16px;line-height:26px;color:${look().light.ink}">${said}</p></blockquote>`;
}

function factsOf(facts: readonly Fact[]): string {
  if (facts.length === 0) return '';
  const cell = `padding:8px 0;border-top:1px solid ${look().light.line};${look().sans};font-size:15px;line-height:22px`;
  const rows = facts.map(
    ([label, said]) =>
      `<tr><td class="soft rule" width="44%" style="${cell};padding-right:12px;color:${look().light['ink-soft']}">${escapeMarkup(label)}</td><td class="ink rule" align="right" style="${cell};color:${look().light.ink};font-weight:600">${escapeMarkup(said)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join('')}</table>`;
}

function codeOf(code: string): string {
  return `<p class="ink" style="margin:0 0 16px;${look().sans};font-size:36px;line-height:44px;font-weight:600;letter-spacing:4px;color:${look().light.ink}">${escapeMarkup(code)}</p>\n`;
}

function buttonOf({ text, url }: { text: string; url: string }): string {
  return `<p style="margin:24px 0 0"><a class="button" href="${escapeMarkup(url)}" style="display:inline-block;padding:14px 26px;background:${look().light.green};color:${look().light['on-green']};border-radius:999px;${look().sans};font-size:16px;line-height:20px;font-weight:600;text-decoration:none">${escapeMarkup(text)}</a></p>`;
}

/** The brand's logo image, if it has one (mail clients show no SVG), and the name. */
function mark(): string {
  const { name, letterMark } = houseBrand();
  const gap = letterMark === null ? 0 : 10;
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr>${letterMark ?? ''}<td class="ink" style="padding-left:${gap}px;${look().serif};font-size:22px;line-height:24px;color:${look().light.ink}">${escapeMarkup(name)}</td></tr></table>`;
}

/** Makes French punctuation and `e-mail` unbreakable, so that no line begins with a colon or guillemet. */
function unbroken(text: string): string {
  return text
    .replace(/ (?=[:;!?»])/g, '\u00a0')
    .replaceAll('« ', '«\u00a0')
    .replace(/\be-mail/gi, word => word.replace('-', '\u2011'));
}
