import type { AdEnums } from '../ads/index.ts';
import { requireViewer } from '../context.ts';
import { type Builder, done, exposed } from '../graphql/index.ts';
import type { SearchFilter } from '../search/index.ts';
import { type SearchChipRef, type SearchFilterRef, toFilter } from '../search/schema.ts';
import { type Alert, FREQUENCIES } from './alerts-store.ts';
import type { Alerts } from './index.ts';

type AlertTypes = {
  readonly Filter: SearchFilterRef;
  readonly Chip: SearchChipRef;
  readonly Locale: AdEnums['Locale'];
};

const OPEN_AUCTIONS = ['NOT_STARTED', 'RUNNING'];

/**
 * Normalizes an alert's filter: a filter for auctions only means open ones. States are sorted, so that a search is
 * saved once, whatever page it comes from. @throws AppError BadInput
 */
function toWatched(given: Parameters<typeof toFilter>[0]): SearchFilter {
  const { auctionStates, ...filter } = toFilter(given);
  const states = filter.auctionsOnly && auctionStates.length === 0 ? OPEN_AUCTIONS : auctionStates;
  return { ...filter, auctionStates: [...states].sort() };
}

export function alertsSchema(builder: Builder, alerts: Alerts, { Filter, ...parts }: AlertTypes): void {
  const Frequency = frequencyType(builder);
  const AlertType = alertType(builder, alerts, { ...parts, Frequency });
  const CreateAlertInput = builder.inputType('CreateAlertInput', {
    fields: t => ({
      name: t.string({ required: true }),
      filter: t.field({
        type: Filter,
        required: true,
        description: 'auctionsOnly without auctionStates: the auctions that one can still bid in.',
      }),
      keepsName: t.boolean({ description: 'Where its search is kept already, under the name that it has.' }),
      query: t.string({ description: 'The query of the search’s page.' }),
      frequency: t.field({ type: Frequency, description: 'IMMEDIATE, or as it is, where it is not said.' }),
      tellsDrops: t.boolean(),
      tellsEdits: t.boolean(),
    }),
  });
  const UpdateAlertInput = builder.inputType('UpdateAlertInput', {
    fields: t => ({
      name: t.string(),
      filter: t.field({ type: Filter, description: 'What it watches from now on; with its query.' }),
      query: t.string(),
      frequency: t.field({ type: Frequency }),
      isPaused: t.boolean(),
      tellsDrops: t.boolean(),
      tellsEdits: t.boolean(),
    }),
  });
  builder.queryField('myAlerts', t =>
    t.field({
      type: [AlertType],
      description: 'My kept searches, newest first; empty when nobody is signed in.',
      resolve: (_root, _args, { viewer }) => (viewer ? alerts.list(viewer.id) : []),
    }),
  );
  builder.mutationFields(t => ({
    createAlert: t.field({
      type: AlertType,
      args: { data: t.arg({ type: CreateAlertInput, required: true }) },
      resolve: (_root, { data }, context) =>
        alerts.create({
          accountId: requireViewer(context).id,
          name: data.name,
          filter: toWatched(data.filter),
          query: data.query ?? '',
          keepsName: data.keepsName ?? false,
          frequency: data.frequency ?? null,
          tellsDrops: data.tellsDrops ?? null,
          tellsEdits: data.tellsEdits ?? null,
        }),
    }),
    updateAlert: t.field({
      type: AlertType,
      args: { id: t.arg.id({ required: true }), data: t.arg({ type: UpdateAlertInput, required: true }) },
      resolve: (_root, { id, data }, context) =>
        alerts.change(requireViewer(context).id, id, {
          name: data.name ?? null,
          filter: data.filter ? toWatched(data.filter) : null,
          query: data.query ?? null,
          frequency: data.frequency ?? null,
          isPaused: data.isPaused ?? null,
          tellsDrops: data.tellsDrops ?? null,
          tellsEdits: data.tellsEdits ?? null,
        }),
    }),
    removeAlert: t.boolean({
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => done(alerts.remove(requireViewer(context).id, id)),
    }),
  }));
}

function frequencyType(builder: Builder) {
  return builder.enumType('AlertFrequency', { values: FREQUENCIES });
}

type AlertParts = Omit<AlertTypes, 'Filter'> & { Frequency: ReturnType<typeof frequencyType> };

function alertType(builder: Builder, alerts: Alerts, { Frequency, Chip, Locale }: AlertParts) {
  return builder.objectRef<Alert>('Alert').implement({
    fields: t => ({
      ...exposed(t, { ID: ['id'], String: ['name', 'query'], Boolean: ['isPaused'] }),
      chips: t.field({
        type: [Chip],
        description: 'What it watches, piece by piece.',
        args: { locale: t.arg({ type: Locale, defaultValue: 'FR' }) },
        resolve: (alert, { locale }) => alerts.chips(alert.filter, locale ?? 'FR'),
      }),
      frequency: t.expose('frequency', { type: Frequency }),
      tellsDrops: t.exposeBoolean('tellsDrops', { description: 'Also of lower prices.' }),
      tellsEdits: t.exposeBoolean('tellsEdits', { description: 'Also of other edits, a car once a day.' }),
      matchCount: t.int({
        description: 'How many cars its search finds now.',
        resolve: alert => alerts.countMatches(alert),
      }),
    }),
  });
}
