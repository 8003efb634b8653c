import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { NotYet, useQueryOf, useSend } from '#web/features/cache/index.ts';
import { useForm } from '#web/features/form/index.ts';
import type { Person } from '#web/features/session/index.ts';
import { Action, OwnRows } from '#web/features/user-area/index.ts';
import {
  MyPasskeysDocument,
  type MyPasskeysQuery,
  RemovePasskeyDocument,
  RenamePasskeyDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDate } from '#web/i18n/index.ts';
import { Button, Form, FormEnd, Skeleton, TextField } from '#web/ui/index.ts';
import { AddPasskey, type Keep, LABEL_LENGTH_MAX } from './AddPasskey.tsx';

type OwnPasskey = MyPasskeysQuery['myPasskeys'][number];

/** The user's passkeys with their names and last use; they can be added, renamed and removed. */
export function PasskeyList({ person, keep }: { person: Person; keep: Keep }) {
  const t = useTranslations('mine.passkeys');
  const query = useQueryOf(MyPasskeysDocument, {});
  if (!query.data) return <NotYet query={query} waiting={<Skeleton className="h-11 w-60" />} />;
  return (
    <>
      <OwnRows rows={query.data.myPasskeys} none={t('none')} mark="passkey">
        {passkey => <PasskeyRow passkey={passkey} />}
      </OwnRows>
      <AddPasskey person={person} keep={keep} />
    </>
  );
}

function PasskeyRow({ passkey }: { passkey: OwnPasskey }) {
  const t = useTranslations('mine.passkeys');
  const send = useSend();
  const [isRenaming, setRenaming] = useState(false);
  const { id, label: name, createdAt, usedAt, hasRecoveryCodes } = passkey;
  if (isRenaming) return <RenamePasskey passkey={passkey} onDone={() => setRenaming(false)} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <div className="min-w-0">
        <p className="break-words font-[560]">{name}</p>
        <p className="tabular text-14 text-ink-soft">
          {t('created', { date: formatDate(createdAt) })} ·{' '}
          {usedAt === null ? t('neverUsed') : t('used', { date: formatDate(usedAt) })}
        </p>
        {hasRecoveryCodes && <p className="text-14 text-ink-soft">{t('hasCodes')}</p>}
      </div>
      <div className="flex gap-5">
        <Button look="quiet" onClick={() => setRenaming(true)} aria-label={t('renameOf', { name })}>
          {t('rename')}
        </Button>
        <Action
          look="quiet"
          onAct={() => send(RemovePasskeyDocument, { id })}
          aria-label={t('removeOf', { name })}
        >
          {t('remove')}
        </Action>
      </div>
    </div>
  );
}

/** The form that renames a key. */
function RenamePasskey({ passkey, onDone }: { passkey: OwnPasskey; onDone: () => void }) {
  const t = useTranslations('mine.passkeys');
  const rename = ({ 'passkey-label': label }: { 'passkey-label': string }) =>
    request(RenamePasskeyDocument, { id: passkey.id, label });
  const form = useForm({ 'passkey-label': passkey.label }, rename, onDone);
  return (
    <Form onSend={form.send} className="flex max-w-form flex-col gap-4">
      <TextField
        label={t('label')}
        isRequired
        autoFocus
        maxLength={LABEL_LENGTH_MAX}
        {...form.field('passkey-label')}
      />
      <FormEnd alert={form.alert} send={t('save')} back={t('cancel')} onBack={onDone} />
    </Form>
  );
}
