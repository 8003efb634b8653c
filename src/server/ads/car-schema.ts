import {
  CAR_FIELDS,
  type CarField,
  type CarFieldName,
  type CarObject,
  type CarPhotos,
  type CarType,
  type CarValues,
} from '#shared/fields/index.ts';
import type { PhotoRef } from '../files/schema.ts';
import { type Builder, exposed, exposedOrNull, type ObjectRef } from '../graphql/index.ts';
import type { Ad, AdDocument, Color, LocalizedText, Work } from './ad.ts';
import { type ConditionEnums, conditionInput, conditionType, type ShownReport } from './condition-schema.ts';
import type { AdEnums } from './types.ts';

/* A car in the GraphQL schema: each field's output and input, by its kind. */

type Types = Builder['$inferSchemaTypes'];
type OutputFields<Parent> = PothosSchemaTypes.ObjectFieldBuilder<Types, Parent>;
type InputFields = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>;

/** Returns the fields nested in one of the API's objects, or in none. */
export const fieldsIn = (within: CarObject | undefined): readonly CarField[] =>
  CAR_FIELDS.filter(field => field.within === within);

/** Defines the small types of a car. */
function carParts(builder: Builder, enums: ConditionEnums, Photo: PhotoRef) {
  const LocalizedTextType = builder.objectRef<LocalizedText>('LocalizedText').implement({
    description: 'A text per locale. Readers fall back to fr.',
    fields: t => ({
      ...exposedOrNull(t, { String: ['fr', 'en', 'es'] }),
    }),
  });
  const ColorType = builder.objectRef<Color>('Color').implement({
    fields: t => ({
      ...exposed(t, { String: ['code', 'nameFr', 'nameEn', 'nameEs'] }),
      hex: t.exposeString('hex', { nullable: true }),
    }),
  });
  const AdDocumentType = builder.objectRef<AdDocument>('AdDocument').implement({
    description:
      "label is one of the specification's document labels; a custom document carries its own text.",
    fields: t => ({ label: t.exposeString('label'), urls: t.exposeStringList('urls') }),
  });
  const WorkType = builder.objectRef<Work>('Work').implement({
    fields: t => ({
      ...exposedOrNull(t, { String: ['startDate', 'endDate'] }),
      name: t.expose('name', { type: LocalizedTextType }),
      description: t.expose('description', { type: LocalizedTextType, nullable: true }),
    }),
  });
  const PhotoIds = builder.objectRef<CarPhotos>('AdPhotoIds').implement({
    description: 'Photos by their ids, in the order they are shown: what AdPhotosInput takes.',
    fields: t => ({
      front: t.exposeID('front', { nullable: true }),
      exteriors: t.exposeIDList('exteriors'),
      interiors: t.exposeIDList('interiors'),
      mechanics: t.exposeIDList('mechanics'),
    }),
  });
  return {
    LocalizedText: LocalizedTextType,
    Color: ColorType,
    AdDocument: AdDocumentType,
    Work: WorkType,
    PhotoIds,
    ConditionReport: conditionType(builder, enums, LocalizedTextType, Photo),
  };
}

type Parts = ReturnType<typeof carParts> & Pick<AdEnums, 'CarType'>;

/** Builds an output field; `read` returns a value of the field's kind. */
function outputField<Parent>(
  t: OutputFields<Parent>,
  { kind, codes, required, within }: CarField,
  parts: Parts,
  read: (parent: Parent) => unknown,
) {
  const as = <Value>() => ({ resolve: (parent: Parent) => read(parent) as Value });
  const nullable = !required;
  switch (kind) {
    case 'text':
      return t.field({ type: parts.LocalizedText, nullable, ...as<LocalizedText>() });
    case 'texts':
      return t.field({ type: [parts.LocalizedText], ...as<LocalizedText[]>() });
    case 'codes':
      return t.stringList(as<string[]>());
    case 'colour':
      return t.field({ type: parts.Color, nullable, ...as<Color>() });
    case 'documents':
      return t.field({ type: [parts.AdDocument], ...as<AdDocument[]>() });
    case 'works':
      return t.field({ type: [parts.Work], ...as<Work[]>() });
    case 'photos':
      return t.field({ type: parts.PhotoIds, ...as<CarPhotos>() });
    case 'condition':
      return t.field({ type: parts.ConditionReport, nullable, ...as<ShownReport>() });
    case 'flag':
      return t.boolean({ nullable: within === 'optionalData', ...as<boolean>() });
    case 'whole':
    case 'year':
    case 'euros':
      return t.int({ nullable, ...as<number>() });
    default:
      if (codes === 'carType') return t.field({ type: parts.CarType, ...as<CarType>() });
      return t.string({ nullable, ...as<string>() });
  }
}

/** A car's values, or those of one nested object. */
export type CarPart = Readonly<Partial<Record<CarFieldName, unknown>>>;

/** Defines a car's nested objects, the car as edited, and a builder of its fields. */
export function carTypes(builder: Builder, enums: AdEnums, Photo: PhotoRef) {
  const parts = { ...carParts(builder, enums, Photo), CarType: enums.CarType };
  /** Builds these fields; `read` takes each from the parent. */
  const fieldsOf = <Parent>(
    t: OutputFields<Parent>,
    fields: readonly CarField[],
    read: (parent: Parent, field: CarField) => unknown,
  ) =>
    Object.fromEntries(
      fields.map(field => [field.name, outputField(t, field, parts, parent => read(parent, field))]),
    );
  const part = (name: string, within: CarObject) =>
    builder.objectRef<CarPart>(name).implement({
      fields: t => fieldsOf(t, fieldsIn(within), (each, { name: field }) => each[field] ?? null),
    });
  const objects = {
    location: part('Location', 'location'),
    optionalData: part('OptionalData', 'optionalData'),
    sales: part('SalesContact', 'sales'),
  };
  const Values = builder.objectRef<CarValues>('CarAdValues').implement({
    description: 'Every field as it was written, as CarAdInput takes it.',
    fields: t => ({
      ...fieldsOf(t, fieldsIn(undefined), (values, { name }) => values[name]),
      location: t.field({ type: objects.location, resolve: values => values }),
      optionalData: t.field({ type: objects.optionalData, resolve: values => values }),
      sales: t.field({
        type: objects.sales,
        nullable: true,
        resolve: values => (values.firstName ? values : null),
      }),
    }),
  });
  return { ...objects, Values, fieldsOf, LocalizedText: parts.LocalizedText };
}

export type CarTypes = ReturnType<typeof carTypes>;

function inputParts(builder: Builder, enums: ConditionEnums) {
  const LocalizedTextInput = builder.inputType('LocalizedTextInput', {
    fields: t => ({ fr: t.string(), en: t.string(), es: t.string() }),
  });
  const ColorInput = builder.inputType('ColorInput', {
    fields: t => ({
      code: t.string({ required: true }),
      nameFr: t.string({ required: true }),
      nameEn: t.string({ required: true }),
      nameEs: t.string({ required: true }),
      hex: t.string(),
    }),
  });
  const AdDocumentInput = builder.inputType('AdDocumentInput', {
    fields: t => ({ label: t.string({ required: true }), urls: t.stringList({ required: true }) }),
  });
  const WorkInput = builder.inputType('WorkInput', {
    fields: t => ({
      name: t.field({ type: LocalizedTextInput, required: true }),
      description: t.field({ type: LocalizedTextInput }),
      startDate: t.string(),
      endDate: t.string(),
    }),
  });
  const AdPhotosInput = builder.inputType('AdPhotosInput', {
    description: 'Photos by their ids, in the order they are shown.',
    fields: t => ({ front: t.id(), exteriors: t.idList(), interiors: t.idList(), mechanics: t.idList() }),
  });
  const ConditionReportInput = conditionInput(builder, enums, LocalizedTextInput);
  return {
    ...{ LocalizedTextInput, ColorInput, AdDocumentInput, WorkInput, AdPhotosInput },
    ConditionReportInput,
  };
}

type InputParts = ReturnType<typeof inputParts> & Pick<AdEnums, 'CarType'>;

/** Builds an input field. */
function inputField(t: InputFields, { kind, codes, required, within }: CarField, parts: InputParts) {
  switch (kind) {
    case 'text':
      return t.field({ type: parts.LocalizedTextInput });
    case 'texts':
      return t.field({ type: [parts.LocalizedTextInput] });
    case 'codes':
      return t.stringList();
    case 'colour':
      return t.field({ type: parts.ColorInput });
    case 'documents':
      return t.field({ type: [parts.AdDocumentInput] });
    case 'works':
      return t.field({ type: [parts.WorkInput] });
    case 'photos':
      return t.field({ type: parts.AdPhotosInput });
    case 'condition':
      return t.field({ type: parts.ConditionReportInput });
    case 'flag':
      return t.boolean();
    case 'whole':
    case 'year':
    case 'euros':
      return t.int();
    default:
      if (codes === 'carType') return t.field({ type: parts.CarType });
      return t.string({ required: required === true && within !== undefined });
  }
}

/** Defines the input of a car: every field of CarAd. */
export function carAdInput(builder: Builder, enums: AdEnums) {
  const parts = { ...inputParts(builder, enums), CarType: enums.CarType };
  const fieldsOf = (t: InputFields, within: CarObject | undefined) =>
    Object.fromEntries(fieldsIn(within).map(field => [field.name, inputField(t, field, parts)]));
  const object = (name: string, within: CarObject) =>
    builder.inputType(name, { fields: t => fieldsOf(t, within) });
  const location = object('LocationInput', 'location');
  const optionalData = object('OptionalDataInput', 'optionalData');
  const sales = object('SalesContactInput', 'sales');
  return builder.inputType('CarAdInput', {
    description:
      'Every field of CarAd in its input form; the ones written here have exactly these names. brand, model and carType are required on creation. sellerEmail names the account that owns the ad.',
    fields: t => ({
      ...fieldsOf(t, undefined),
      location: t.field({ type: location }),
      optionalData: t.field({ type: optionalData }),
      sales: t.field({ type: sales }),
      sold: t.boolean(),
    }),
  });
}

export type CarAdInputRef = ReturnType<typeof carAdInput>;
export type CarAdRef = ObjectRef<Ad>;
export type CarAdValuesRef = CarTypes['Values'];
export type LocalizedTextRef = CarTypes['LocalizedText'];
