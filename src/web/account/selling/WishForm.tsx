import { useTranslations } from 'use-intl';
import { useForm } from '#web/features/form/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { WishRelistingDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Button, Form, Icon, TextArea } from '#web/ui/index.ts';

const NOTE_LENGTH_MAX = 1_000;

type Props = {
  uuid: string;
  /** The car's title, if the context does not show it. */
  car?: string;
  /** An earlier wish. */
  wish: string | null;
};

/** Asks the house for another auction of an unsold car. */
export function WishForm({ uuid, car, wish }: Props) {
  const t = useTranslations('offers.unsold');
  const { fail } = useToasts();
  const ask = ({ note }: { note: string }) =>
    request(WishRelistingDocument, { uuid, note: note.slice(0, NOTE_LENGTH_MAX) });
  const form = useForm({ note: wish ?? '' }, ask, undefined, { onRefused: fail });
  return (
    <Form onSend={form.send} className="flex flex-col gap-3">
      {car && <h3 className="display text-18">{car}</h3>}
      <p role="status" className="live-line flex items-center gap-2 text-14 text-good">
        {wish !== null && (
          <>
            <Icon name="check" className="size-5" />
            {t('kept')}
          </>
        )}
      </p>
      <TextArea
        label={t('note')}
        hint={t('noteHint')}
        maxLength={NOTE_LENGTH_MAX}
        {...form.field('note')}
        name={`note-${uuid}`}
      />
      <Button type="submit" look="secondary" className="self-start">
        {t(wish === null ? 'send' : 'change')}
      </Button>
    </Form>
  );
}
