import { useTranslations } from 'use-intl';
import { useForm } from '#web/features/form/index.ts';
import { AddWebhookDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Checkbox, FieldErrorText, Form, FormEnd, TextField } from '#web/ui/index.ts';
import { HOOK_EVENTS, wordOfEvent } from './hook-events.ts';

type Typed = { readonly url: string; readonly events: readonly string[] };
const EMPTY: Typed = { url: '', events: HOOK_EVENTS };

/** One more address: where, and what it is told; the server asks who is there. */
export function NewHook({ onMade, onClose }: { onMade: (secret: string) => void; onClose: () => void }) {
  const t = useTranslations('developers');
  const add = ({ url, events }: Typed) => request(AddWebhookDocument, { url, events: [...events] });
  const form = useForm(EMPTY, add, ({ addWebhook }) => onMade(addWebhook.secret));
  const { events } = form.values;
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
      <fieldset>
        <legend className="font-[560] text-14">{t('hooks.events')}</legend>
        {HOOK_EVENTS.map(name => (
          <Checkbox
            key={name}
            name={name}
            label={t(`hooks.event.${wordOfEvent(name)}`)}
            isChecked={events.includes(name)}
            onChange={isIn =>
              form.put({ events: isIn ? [...events, name] : events.filter(each => each !== name) })
            }
          />
        ))}
        <FieldErrorText id="events-error" error={form.errorOf('events')} />
      </fieldset>
      <FormEnd alert={form.alert} send={t('hooks.confirm')} back={t('keys.cancel')} onBack={onClose} />
    </Form>
  );
}
