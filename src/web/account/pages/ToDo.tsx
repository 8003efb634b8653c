import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { carTitle } from '#web/features/cards/index.ts';

import type { MyDashboardQuery } from '#web/graphql/documents.gen.ts';
import { formatDate, useLocale } from '#web/i18n/index.ts';

import { classes, LinkButton } from '#web/ui/index.ts';
import { isMyOffer, isMyTurn, type Task, useOfferTask, useOrderTask } from '../tasks.ts';
import { Section } from './Section.tsx';

type Order = MyDashboardQuery['myOrders'][number];
type Mandate = MyDashboardQuery['mySaleMandates'][number];
type OwnCar = NonNullable<MyDashboardQuery['myCars']>[number];

const NOT_DUE = { dueAt: null, due: null, isOverdue: false } as const;

type Asked = Pick<
  MyDashboardQuery,
  'myOrders' | 'myOffers' | 'mySaleMandates' | 'myCars' | 'mySellerDetails'
>;

/** The user's tasks, the first due first; nothing if there are none. */
export function ToDo({ data }: { data: Asked }) {
  const t = useTranslations('mine.dashboard');
  const ofOrder = useOrderTask();
  const ofOffer = useOfferTask();
  const { ofMessages, ofTax, ofMandate, ofCar } = useOwnTasks();
  const tasks = [
    ...data.myOrders.filter(isMyTurn).map(ofOrder),
    ...data.myOrders.filter(({ unreadMessages }) => unreadMessages > 0).map(ofMessages),
    ...data.myOffers.filter(isMyOffer).map(ofOffer),
    ...data.mySaleMandates.filter(({ state }) => state === 'PROPOSED').map(ofMandate),
    ...(data.myCars ?? []).flatMap(ofCar),
    ...ofTax(data),
  ].toSorted((one, other) => timeOf(one) - timeOf(other));
  if (tasks.length === 0) return null;
  return (
    <Section title={t('todo')}>
      <ul className="divide-y divide-line rounded-box border border-line bg-surface px-4 sm:px-5">
        {tasks.map((task, at) => (
          <li key={`${task.key} ${task.to}`}>
            <TaskRow task={task} isFirst={at === 0} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const timeOf = ({ dueAt }: Task): number => (dueAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(dueAt));

function TaskRow({ task: { key, name, text, to, due, isOverdue }, isFirst }: TaskRowProps) {
  return (
    <article
      data-todo={key}
      className="flex flex-col gap-3 py-4 sm:flex-row sm:items-center sm:justify-between sm:gap-6"
    >
      <div className="min-w-0">
        <h3 className="display text-18">{name}</h3>
        {due !== null && (
          <p className={classes('tabular text-14', isOverdue ? 'font-[560] text-red' : 'text-ink-soft')}>
            {due}
          </p>
        )}
      </div>
      <LinkButton to={to} look={isFirst ? 'primary' : 'secondary'} className="shrink-0">
        {text}
        <span className="sr-only">, {name}</span>
      </LinkButton>
    </article>
  );
}
type TaskRowProps = { readonly task: Task; readonly isFirst: boolean };

/** Returns the tasks without a deadline (messages, signatures, cars), and that of the yearly tax report. */
function useOwnTasks() {
  const t = useTranslations('mine.dashboard');
  const locale = useLocale();
  return {
    ofMessages: ({ id, ad, reference, unreadMessages: count }: Order): Task => ({
      key: 'MESSAGES',
      name: ad ? carTitle(ad) : reference,
      text: t('readMessages', { count }),
      to: `${linkTo('user/orders/order', locale, { id })}#messages`,
      ...NOT_DUE,
    }),
    /** The details of a seller for the yearly report to the tax authority: asked once, on any of their sales. */
    ofTax({ myOrders, mySellerDetails: asked }: Asked): Task[] {
      const sale = myOrders.find(({ role }) => role === 'SELLER');
      if (!sale || asked?.isAnswered !== false) return [];
      const { heldFrom } = asked;
      const due = heldFrom === null ? null : t('due', { date: formatDate(heldFrom) });
      const to = `${linkTo('user/orders/order', locale, { id: sale.id })}#tax`;
      return [{ ...NOT_DUE, key: 'TAX', name: t('tax'), text: t('answerTax'), to, dueAt: heldFrom, due }];
    },
    /** The mandate to sign before the house can sell the car, and the details missing for it. */
    ofMandate: ({ id, car, missing }: Mandate): Task => ({
      key: 'MANDATE',
      name: car,
      text: t(missing.length > 0 ? 'completeMandate' : 'signMandate'),
      to: linkTo('user/mandates/mandate', locale, { id }),
      ...NOT_DUE,
    }),
    /** The tasks of a car: its consignment file, corrections requested by the house, and questions. */
    ofCar({ uuid, state, ad, questions, isHouseSale, consignmentTasks }: OwnCar): Task[] {
      // Questions about a car that the house sells are answered by the house.
      const count = isHouseSale ? 0 : questions.filter(({ answer }) => answer === null).length;
      const base = { name: carTitle(ad), ...NOT_DUE };
      const editor = linkTo('user/cars/edit', locale, { id: uuid });
      const creator = linkTo('user/cars/create', locale, { id: uuid });
      return [
        ...consignmentTasks.map(asked => ({
          ...{ ...base, key: asked, text: t(`consignment.${asked}`) },
          to: asked === 'HAND_IN_IDENTITY' ? linkTo('user/documents', locale) : `${editor}#consignment`,
        })),
        ...(state === 'CHANGES_ASKED'
          ? [{ ...base, key: 'CHANGES_ASKED', text: t('correct'), to: creator }]
          : []),
        ...(count > 0
          ? [{ ...base, key: 'QUESTIONS', text: t('answer', { count }), to: `${editor}#questions` }]
          : []),
      ];
    },
  };
}
