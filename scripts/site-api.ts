import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isScalarType,
  isUnionType,
} from 'graphql';
import { describeApi, writeReference } from '#server/api/index.ts';
import { publicSchema, SCOPE_OF } from '#server/api/public-schema.ts';
import type { HouseRooms } from '#server/house.ts';
import { buildSchema } from '#server/schema.ts';
import { escapeMarkup } from '#shared/words/text.ts';

/** Who reads this has a house of their own. */
const HOUSE = 'https://house.example';

/** The reference that a house shows at `/api`, without the links that lead into a house. */
export function restReference(): string {
  const page = writeReference(describeApi(schemaOfAll()), HOUSE, 'EN');
  const [, main = ''] = /<main>([\s\S]*)<\/main>/.exec(page) ?? [];
  return main
    .replaceAll(/<p><a href="\/[^"]*">[^<]*<\/a><\/p>/g, '')
    .replaceAll(/<a href="\/[^"]*">([\s\S]*?)<\/a>/g, '$1')
    .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}

// A schema is its types: no room is asked anything while it is built.
const schemaOfAll = (): GraphQLSchema => buildSchema({} as HouseRooms);

type Field = GraphQLField<unknown, unknown>;

/** The part of the schema that is for programs: every type of it with what its fields say. */
export function graphqlReference(): { readonly html: string; readonly types: readonly string[] } {
  const schema = publicSchema(schemaOfAll());
  const types = Object.values(schema.getTypeMap())
    .filter(type => !type.name.startsWith('__'))
    .sort((one, other) => orderOf(one) - orderOf(other) || (one.name < other.name ? -1 : 1));
  const html = `<h1>GraphQL for programs</h1>
<p>What a key may ask of <code>POST /api/v1/graphql</code>. A field of Query or Mutation says the scope that opens it.</p>
${types.map(sectionOf).join('\n')}`;
  return { html, types: types.map(({ name }) => name) };
}

const FIRST = ['Query', 'Mutation'];
const orderOf = ({ name }: GraphQLNamedType) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

const said = (text: string | null | undefined) => (text ? `<p>${escapeMarkup(text)}</p>` : '');

function sectionOf(type: GraphQLNamedType): string {
  return `<section><h2 id="${type.name}">${type.name}</h2>${said(type.description)}${bodyOf(type)}</section>`;
}

function bodyOf(type: GraphQLNamedType): string {
  if (isEnumType(type)) {
    const values = type
      .getValues()
      .map(({ name, description }) => row(`<code>${name}</code>`, '', description));
    return tableOf(values);
  }
  if (isUnionType(type))
    return `<p>One of ${type
      .getTypes()
      .map(({ name }) => linkTo(name))
      .join(', ')}.</p>`;
  if (isScalarType(type)) return '';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return tableOf(
      fields.map(field => row(`<code>${field.name}</code>`, typed(field.type), field.description)),
    );
  }
  if (!isObjectType(type)) return '';
  const isRoot = FIRST.includes(type.name);
  return tableOf(Object.values(type.getFields()).map(field => fieldRow(field, isRoot)));
}

function fieldRow(field: Field, isRoot: boolean): string {
  const args = field.args.map(
    ({ name, type, description }) =>
      `<li><code>${name}</code> ${typed(type)}${description ? ` ${escapeMarkup(description)}` : ''}</li>`,
  );
  const scope = isRoot ? ` <span class="soft">${SCOPE_OF.get(field.name) ?? ''}</span>` : '';
  const list = args.length > 0 ? `<ul>${args.join('')}</ul>` : '';
  return row(`<code>${field.name}</code>${scope}`, typed(field.type), field.description, list);
}

function typed(type: Field['type'] | Parameters<typeof getNamedType>[0]): string {
  const { name = '' } = getNamedType(type) ?? {};
  const [before = '', after = ''] = String(type).split(name, 2);
  return `<code>${escapeMarkup(before)}${linkTo(name)}${escapeMarkup(after)}</code>`;
}

const linkTo = (name: string): string => `<a href="#${name}">${name}</a>`;
const row = (name: string, type: string, description: string | null | undefined, more = '') =>
  `<tr><td>${name}</td><td>${type}</td><td>${said(description)}${more}</td></tr>`;
const tableOf = (rows: readonly string[]) =>
  `<div class="wide" tabindex="0"><table><tbody>${rows.join('')}</tbody></table></div>`;
