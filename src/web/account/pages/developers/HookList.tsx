import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { NotYet, useQueryOf, useSend } from '#web/features/cache/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import {
  MyWebhooksDocument,
  PingWebhookDocument,
  RemoveWebhookDocument,
  RotateWebhookSecretDocument,
  type WebhookRowFragment,
} from '#web/graphql/documents.gen.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { Badge, Button } from '#web/ui/index.ts';
import { HookLog } from './HookLog.tsx';
import { wordOfEvent } from './hook-events.ts';
import { NewHook } from './NewHook.tsx';
import { OwnSecret } from './OwnSecret.tsx';
import { Waiting } from './Waiting.tsx';

/** Where one's own programs are told of what happens, and what was told them. */
export function HookList() {
  const t = useTranslations('developers.hooks');
  const query = useQueryOf(MyWebhooksDocument, {});
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  if (!query.data) return <NotYet query={query} waiting={<Waiting />} />;
  const { myWebhooks } = query.data;
  const keep = (hint: string) => (secret: string) => {
    setAdding(false);
    setMade({ hint, secret });
  };
  return (
    <>
      {myWebhooks.length === 0 ? (
        <p className="text-ink-soft">{t('none')}</p>
      ) : (
        <ul className="-my-4 divide-y divide-line">
          {myWebhooks.map(hook => (
            <li key={hook.id} className="flex flex-col gap-3 py-4" data-webhook="">
              <HookRow hook={hook} onRotated={keep(t('rotated'))} />
            </li>
          ))}
        </ul>
      )}
      {made && <OwnSecret label={t('title')} {...made} onDone={() => setMade(null)} />}
      {isAdding && <NewHook onMade={keep(t('made'))} onClose={() => setAdding(false)} />}
      {!isAdding && made === null && (
        <Button look="secondary" onClick={() => setAdding(true)} className="self-start">
          {t('add')}
        </Button>
      )}
    </>
  );
}

/** A secret that was just made, with what is said of it. */
type Made = { readonly hint: string; readonly secret: string };

function HookRow({ hook, onRotated }: { hook: WebhookRowFragment; onRotated: (secret: string) => void }) {
  const t = useTranslations('developers.hooks');
  const send = useSend();
  const { id, url, events, waitingCount, deadCount, oldSecretUntil } = hook;
  const rotate = async () => {
    const answer = await send(RotateWebhookSecretDocument, { id });
    if (answer) onRotated(answer.rotateWebhookSecret.secret);
  };
  return (
    <>
      <div className="flex min-w-0 flex-col gap-1">
        <p className="break-all font-[560]">{url}</p>
        <p className="flex flex-wrap gap-2">
          {events.map(name => (
            <Badge key={name}>{t(`event.${wordOfEvent(name)}`)}</Badge>
          ))}
        </p>
        <p className="text-14 text-ink-soft">
          {t('waiting', { count: waitingCount })}
          {deadCount > 0 && ` · ${t('dead', { count: deadCount })}`}
        </p>
        {oldSecretUntil !== null && (
          <p className="text-14 text-ink-soft">{t('oldUntil', { date: formatDateTime(oldSecretUntil) })}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-x-5">
        <Action look="quiet" onAct={() => send(PingWebhookDocument, { id })}>
          {t('ping')}
        </Action>
        <Action look="quiet" onAct={rotate} aria-label={t('rotateOf', { url })}>
          {t('rotate')}
        </Action>
        <Action
          look="quiet"
          onAct={() => send(RemoveWebhookDocument, { id })}
          aria-label={t('removeOf', { url })}
        >
          {t('remove')}
        </Action>
      </div>
      <HookLog id={id} />
    </>
  );
}
