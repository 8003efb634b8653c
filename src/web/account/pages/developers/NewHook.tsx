import { useTranslations } from 'use-intl';
import { HOOK_EVENTS, wordOfEvent } from '#shared/fields/index.ts';
import { useForm } from '#web/features/form/index.ts';
import { AddWebhookDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { BoxesField, Form, FormEnd, optionsOf, TextField } from '#web/ui/index.ts';

type Typed = { readonly url: string; readonly events: readonly string[] };
const EMPTY: Typed = { url: '', events: HOOK_EVENTS };

/** The form of a new webhook: URL and events; the server asks for a proof of identity. */
export function NewHook({ onMade, onClose }: { onMade: (secret: string) => void; onClose: () => void }) {
  const t = useTranslations('developers');
  const add = ({ url, events }: Typed) => request(AddWebhookDocument, { url, events: [...events] });
  const form = useForm(EMPTY, add, ({ addWebhook }) => onMade(addWebhook.secret));
  return (
    <Form onSend={form.send} className="flex max-w-form flex-col gap-5">
      <TextField
        label={t('hooks.url')}
        hint={t('hooks.urlHint')}
        isRequired
        autoFocus
        type="url"
        {...form.field('url')}
      />
      <BoxesField
        label={t('hooks.events')}
        options={optionsOf(HOOK_EVENTS, name => t(`hooks.event.${wordOfEvent(name)}`))}
        {...form.field('events')}
      />
      <FormEnd alert={form.alert} send={t('hooks.confirm')} back={t('keys.cancel')} onBack={onClose} />
    </Form>
  );
}
