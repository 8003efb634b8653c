import { useTranslations } from 'use-intl';
import { wordOfEvent } from '#shared/fields/index.ts';
import { useQueryOf, useSend } from '#web/features/cache/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import {
  MyWebhooksDocument,
  type MyWebhooksQuery,
  PingWebhookDocument,
  RemoveWebhookDocument,
  RotateWebhookSecretDocument,
} from '#web/graphql/documents.gen.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { Badge } from '#web/ui/index.ts';
import { HookLog } from './HookLog.tsx';
import { NewHook } from './NewHook.tsx';
import { OwnedList } from './OwnedList.tsx';

/** The user's webhooks with their logs. */
export function HookList() {
  const t = useTranslations('developers.hooks');
  return (
    <OwnedList
      query={useQueryOf(MyWebhooksDocument, {})}
      rowsOf={({ myWebhooks }) => myWebhooks}
      mark="webhook"
      t={t}
      row={(hook, onMade) => <HookRow hook={hook} onRotated={secret => onMade(secret, t('rotated'))} />}
      Form={NewHook}
    />
  );
}

type HookRowProps = { hook: MyWebhooksQuery['myWebhooks'][number]; onRotated: (secret: string) => void };

function HookRow({ hook, onRotated }: HookRowProps) {
  const t = useTranslations('developers.hooks');
  const send = useSend();
  const { id, url, events, waitingCount, deadCount, oldSecretUntil } = hook;
  const rotate = async () => {
    const answer = await send(RotateWebhookSecretDocument, { id });
    if (answer) onRotated(answer.rotateWebhookSecret.secret);
  };
  return (
    <div className="flex flex-col gap-3">
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
    </div>
  );
}
