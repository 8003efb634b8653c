import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { REVIEW_NOTES } from '#shared/fields/index.ts';
import { NotYet, useQueryOf } from '#web/features/cache/index.ts';
import { useForm } from '#web/features/form/index.ts';
import type { OrderProps } from '#web/features/orders/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import {
  OrderReviewDocument,
  type OrderReviewQuery,
  ReviewOrderDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Button, Form, FormEnd, optionsOf, SelectField, Stars, TextArea } from '#web/ui/index.ts';

type Said = NonNullable<OrderReviewQuery['orderReview']>;

const MESSAGE_LENGTH_MAX = 5_000;

/** The buyer's review, after the handover. */
export function Review({ order: { id, role } }: Pick<OrderProps, 'order'>) {
  return role === 'BUYER' ? <Asked orderId={id} /> : null;
}

function Asked({ orderId }: { orderId: string }) {
  const t = useTranslations('orders.review');
  const [isOpen, setOpen] = useState(false);
  const query = useQueryOf(OrderReviewDocument, { orderId });
  if (!query.data) return <NotYet query={query} title={t('title')} waiting={null} />;
  const said = query.data.orderReview;
  if (!said) return null;
  const { note, message, isPublic } = said;
  const stars = Number(note?.slice(-1));
  return (
    <Panel id="review" title={t('title')} text={note === null ? t('text') : t(isPublic ? 'public' : 'sent')}>
      {note === null || isOpen ? (
        <Answer {...{ orderId, said, onDone: () => setOpen(false) }} />
      ) : (
        <>
          <Stars rating={stars} label={t(`notes.${note as 'star_5'}`)} />
          <p className="max-w-prose whitespace-pre-line">{message}</p>
          {!isPublic && (
            <Button look="quiet" onClick={() => setOpen(true)} className="self-start">
              {t('change')}
            </Button>
          )}
        </>
      )}
    </Panel>
  );
}

function Answer({ orderId, said, onDone }: { orderId: string; said: Said; onDone: () => void }) {
  const t = useTranslations('orders.review');
  const first = { note: said.note ?? '', message: said.message ?? '' };
  const form = useForm(first, typed => request(ReviewOrderDocument, { orderId, ...typed }), onDone);
  return (
    <Form onSend={form.send} className="flex flex-col gap-5">
      <SelectField
        label={t('note')}
        isRequired
        {...form.field('note')}
        none={t('choose')}
        options={optionsOf(REVIEW_NOTES, note => t(`notes.${note}`))}
      />
      <TextArea
        {...{ label: t('message'), hint: t('messageHint'), rows: 4, isRequired: true }}
        maxLength={MESSAGE_LENGTH_MAX}
        {...form.field('message')}
      />
      <FormEnd alert={form.alert} send={t('send')} />
    </Form>
  );
}
