import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { languageOf } from '#shared/words/locale.ts';
import { NotYet, useQueryOf, useSend } from '#web/features/cache/index.ts';
import {
  Missing,
  NextTask,
  Obstacles,
  OpenPaper,
  OrderPage,
  type OrderProps,
  SignForm,
  Stamped,
} from '#web/features/orders/index.ts';
import { Panel, userAreaMeta } from '#web/features/user-area/index.ts';
import {
  OrderTextDocument,
  SendSigningCodeDocument,
  type SignedPaper,
  SignOrderDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDateTime, useLocale } from '#web/i18n/index.ts';
import { Card, Icon, Photo, Skeleton } from '#web/ui/index.ts';
import { PaperText } from './PaperText.tsx';

export const meta = userAreaMeta('orders/sign', t => t('orders.act.SIGN_CONTRACT'));

/** A document to read and sign with a code: the contract or the handover report. */
export default function SignPage() {
  const t = useTranslations('orders.sign');
  const [search] = useSearchParams();
  const paper: SignedPaper = search.get('paper') === 'report' ? 'REPORT' : 'CONTRACT';
  return (
    <OrderPage title={t(paper === 'REPORT' ? 'reportTitle' : 'contractTitle')} isStep>
      {props => <Sign key={paper} paper={paper} {...props} />}
    </OrderPage>
  );
}

function Sign({ order, paper }: OrderProps & { paper: SignedPaper }) {
  const t = useTranslations('orders.sign');
  const language = languageOf(useLocale());
  const query = useQueryOf(OrderTextDocument, { id: order.id, paper, language });
  const send = useSend();
  const isMine = order.task === (paper === 'CONTRACT' ? 'SIGN_CONTRACT' : 'SIGN_REPORT');
  if (!query.data) return <NotYet query={query} waiting={<Skeleton className="h-[32rem]" />} />;
  const text = query.data.order?.text;
  if (!text) return <p className="text-18">{t('notYet')}</p>;
  const signed = order.signatures.filter(each => each.paper === paper);
  const mine = signed.find(({ party }) => party === order.role);
  const isReady = order.missing.length === 0 && order.isOtherReady;
  const isRefused = paper === 'REPORT' && order.obstacles.length > 0;
  const id = `${paper.toLowerCase()}_${order.id}`;
  return (
    <>
      {!isReady && <Missing missing={order.missing} />}
      <p className="max-w-prose text-18 text-ink-soft">{t('intro')}</p>
      <PaperText text={text}>
        {paper === 'REPORT' && <ReportPhotos order={order} />}
        <OpenPaper id={id} name={text.title} />
      </PaperText>
      {mine && (
        <Signed
          signature={mine}
          stamp={order.stamps.find(each => each.paper === paper) ?? null}
          name={text.title}
          isWhole={isWhole(order, signed.length)}
        />
      )}
      {!mine && isMine && isReady && (
        <SignForm
          ask={async language => {
            const asked = { id: order.id, paper, language, read: text.version };
            return (await request(SendSigningCodeDocument, asked)).sendSigningCode;
          }}
          sign={proof => send(SignOrderDocument, { id: order.id, paper, ...proof })}
          onStale={query.refetch}
        />
      )}
      {!mine && !isMine && isReady && !isRefused && <p>{t('notYet')}</p>}
      {!mine && isRefused && (
        <Card className="p-5 sm:p-8">
          <Obstacles order={order} />
        </Card>
      )}
      {mine && <NextTask order={order} />}
    </>
  );
}

const isWhole = ({ hasSeller }: OrderProps['order'], count: number) => count === (hasSeller ? 2 : 1);

/** The photos of the car's state in the report. */
function ReportPhotos({ order }: Pick<OrderProps, 'order'>) {
  const t = useTranslations('orders.report');
  const photos = order.report?.photos ?? [];
  return (
    <ul className="mb-6 grid grid-cols-2 gap-3 empty:hidden sm:grid-cols-3">
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <Photo
            source={photo}
            alt={t('photo', { number: String(index + 1) })}
            sizes="(min-width: 640px) 220px, 45vw"
            className="aspect-[3/2] w-full rounded-box object-cover"
          />
        </li>
      ))}
    </ul>
  );
}

type SignedProps = {
  readonly signature: OrderProps['order']['signatures'][number];
  readonly stamp: OrderProps['order']['stamps'][number] | null;
  readonly name: string;
  readonly isWhole: boolean;
};

/** The user's signature: its time, the hash, and the file that was signed. */
function Signed({ signature: { id, signedAt, factor, sha256 }, stamp, name, isWhole }: SignedProps) {
  const t = useTranslations('orders.sign');
  return (
    <Panel title={t('mine', { date: formatDateTime(signedAt) })}>
      <p className="flex items-center gap-3" role="status">
        <Icon name={isWhole ? 'check' : 'clock'} className="size-5" />
        {t(isWhole ? 'both' : 'waiting')}
      </p>
      <p className="text-14">{t(`factor.${factor}`)}</p>
      <p className="tabular text-12 break-all text-ink-soft">
        {t('print')} SHA-256 {sha256}
      </p>
      <OpenPaper id={id} name={`${name}, ${t('original')}`} text={t('original')} />
      {stamp && <Stamped stamp={stamp} name={name} />}
    </Panel>
  );
}
