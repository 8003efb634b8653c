import { createHash } from 'node:crypto';
import { wordOfEvent } from '#shared/fields/index.ts';
import { once } from '#shared/once.ts';
import type { Language } from '#shared/words/locale.ts';
import { escapeMarkup } from '#shared/words/text.ts';
import { houseBrand, type Palette } from '../brand/index.ts';
import { SCOPES } from '../keys/index.ts';
import { wordsIn } from '../words/index.ts';
import type { Described, Input, JsonSchema } from './described.ts';
import { API_PATH, referenceLanguages, referencePath } from './openapi.ts';
import { toldEvents } from './told.ts';

const styleOf = ({
  paper,
  ink,
  line,
  link,
  surface,
  'ink-soft': soft,
}: Palette): string => `:root{color-scheme:light}body{margin:0 auto;max-width:820px;padding:32px 20px 96px;
font:16px/26px system-ui,sans-serif;color:${ink};background:${paper}}h1{font-size:32px;line-height:40px;margin:24px 0 8px}
h2{font-size:22px;line-height:30px;margin:48px 0 8px}h2.small{font-size:16px;line-height:24px;margin:20px 0 4px}p{margin:0 0 12px}
a{color:${link}}nav{display:flex;flex-wrap:wrap;gap:4px 20px}nav a{display:inline-block;padding:10px 0}
code{font:14px/22px ui-monospace,monospace}pre{overflow-x:auto;margin:8px 0;padding:16px;border:1px solid ${line};
border-radius:10px;background:${surface}}table{border-collapse:collapse;width:100%;font-size:14px;line-height:22px}
td{border-top:1px solid ${line};padding:8px 12px 8px 0;vertical-align:top;overflow-wrap:anywhere}
.soft{color:${soft}}section{border-top:1px solid ${line};margin-top:40px}`;

const made = once(() => {
  const style = styleOf(houseBrand().colours.light);
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = [
    ...["default-src 'none'", `style-src 'sha256-${hash}'`, "frame-ancestors 'none'"],
    ...["base-uri 'none'", "form-action 'none'"],
  ].join('; ');
  return { style, policy };
});
/** Returns the page's policy: only its own style loads. */
export const referencePolicy = (): string => made().policy;

/** Writes the reference page from the operations alone. */
export function writeReference(operations: readonly Described[], origin: string, language: Language): string {
  const say = wordsIn(language);
  const title = say('papers.api.page.title');
  const others = referenceLanguages().map(
    each => `<a href="${referencePath(each)}" hreflang="${each.toLowerCase()}">${each}</a>`,
  );
  const contents = operations.map(
    ({ name }) =>
      `<li><a href="#${name}">${escapeMarkup(say(`papers.api.operations.${name}.title`))}</a></li>`,
  );
  const paragraphs = (['key', 'budget', 'problems', 'pages', 'graphql', 'agents', 'embed'] as const).map(
    name => `<h2 class="small">${escapeMarkup(say(`papers.api.page.${name}.title`))}</h2>
<p>${escapeMarkup(say(`papers.api.page.${name}.text`))}</p>`,
  );
  return `<!doctype html><html lang="${language.toLowerCase()}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeMarkup(title)}</title><style>${made().style}</style></head>
<body><nav>${others.join('')}<a href="${API_PATH}/openapi.json">OpenAPI 3.1</a></nav>
<main><h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(say('papers.api.page.text'))}</p>
<p><a href="${say('papers.api.page.keysAt')}">${escapeMarkup(say('papers.api.page.toKeys'))}</a></p>
<p class="soft">${SCOPES.map(scope => `<code>${scope}</code>`).join(' · ')}</p>${paragraphs.join('')}
<ul>${contents.join('')}</ul>${operations.map(each => sectionOf(each, origin, language)).join('')}
${eventsOf(operations, language)}</main></body></html>`;
}

function sectionOf(operation: Described, origin: string, language: Language): string {
  const say = wordsIn(language);
  const { name, method, path, scope, points, inputs, answered } = operation;
  const head = say('papers.api.page.scope', { scope, points });
  return `<section id="${name}"><h2>${escapeMarkup(say(`papers.api.operations.${name}.title`))}</h2>
<p><code>${method} ${API_PATH}${path}</code> <span class="soft">${escapeMarkup(head)}</span></p>
<p>${escapeMarkup(say(`papers.api.operations.${name}.text`))}</p>
${inputs.length === 0 ? '' : `<table><tbody>${inputs.map(each => rowOf(each, language)).join('')}</tbody></table>`}
<pre tabindex="0"><code>${escapeMarkup(curlOf(operation, origin))}</code></pre>
${
  answered === null
    ? ''
    : `<details><summary>${escapeMarkup(say('papers.api.page.answer'))}</summary>
<pre tabindex="0"><code>${escapeMarkup(outline(answered))}</code></pre></details>`
}</section>`;
}

/** Writes the webhook events and the fields of their messages. */
function eventsOf(operations: readonly Described[], language: Language): string {
  const say = wordsIn(language);
  const events = toldEvents(operations).map(
    ({
      name,
      schema,
    }) => `<details><summary><code>${name}</code> ${escapeMarkup(say(`papers.api.events.${wordOfEvent(name)}`))}</summary>
<pre tabindex="0"><code>${escapeMarkup(outline(schema))}</code></pre></details>`,
  );
  return `<section id="webhooks"><h2>${escapeMarkup(say('papers.api.page.events.title'))}</h2>
<p>${escapeMarkup(say('papers.api.page.events.text'))}</p>${events.join('')}</section>`;
}

function rowOf({ name, place, isRequired, schema }: Input, language: Language): string {
  const say = wordsIn(language);
  const must = isRequired ? ` · ${say('papers.api.page.required')}` : '';
  return `<tr><td><code>${name}</code></td><td class="soft">${place}${escapeMarkup(must)}</td>
<td><code>${escapeMarkup(typeOf(schema))}</code></td></tr>`;
}

/** Writes the example as a shell command: `$KEY` is the API key, `$LOT` a lot's id. */
export function curlOf({ method, path, example, inputs }: Described, origin: string): string {
  const query = new URLSearchParams(example.query).toString();
  const address = `${origin}${API_PATH}${path.replace('{id}', '$LOT')}${query && `?${query}`}`;
  const lines = [`curl "${address}"`, '-H "Authorization: Bearer $KEY"'];
  if (method !== 'GET') lines.splice(1, 0, `-X ${method}`);
  for (const { name, place } of inputs) if (place === 'header') lines.push(`-H "${name}: $(uuidgen)"`);
  if (example.body) {
    lines.push(
      '-H "Content-Type: application/json"',
      `-d '${JSON.stringify(example.body).replaceAll("'", '’')}'`,
    );
  }
  return lines.join(' \\\n  ');
}

function typeOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return String(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.filter(each => each !== null).join(' | ');
  if (schema.items) return `[${typeOf(schema.items as JsonSchema)}]`;
  const known = schema.format ?? [schema.type].flat().join(' | ');
  const initial = schema.default === undefined ? '' : ` = ${schema.default}`;
  return `${known}${initial}`;
}

/** Writes an answer's fields as an indented outline. */
function outline(schema: JsonSchema, indent = ''): string {
  if (schema.items) return `[${outline(schema.items as JsonSchema, indent)}]`;
  if (!schema.properties) return typeOf(schema);
  const lines = Object.entries(schema.properties as Record<string, JsonSchema>).map(
    ([name, each]) => `${indent}  ${name}: ${outline(each, `${indent}  `)}`,
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
}
