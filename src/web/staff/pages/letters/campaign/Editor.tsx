import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LANGUAGES } from '#shared/words/locale.ts';
import { type FormOf, useForm } from '#web/features/form/index.ts';
import { useLeaveGuard } from '#web/features/leaving/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import { type CampaignSheetFragment, SaveCampaignDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { LanguageFields } from '#web/staff/forms/index.ts';
import { ActsBar } from '#web/staff/frame/index.ts';
import { Button, Form, FormAlert, optionsOf, SelectField, TextField } from '#web/ui/index.ts';
import { campaignInput, EVERYONE, type TypedCampaign, typedCampaign } from './campaign-words.ts';

type Props = {
  /** null for a new one. */
  id: string | null;
  /** null for a new one, or while a new one is loading. */
  campaign: CampaignSheetFragment | null;
  /** The initial values of a new one. */
  first: TypedCampaign;
  onSaved: (id: string) => void;
  /** Renders the actions below the form; they require that nothing is unsaved. */
  children: (isChanged: boolean) => ReactNode;
};

type Saved = { readonly typed: TypedCampaign; readonly id: string; readonly version: number };

const WRONG = {
  subject: 'admin.campaigns.edit.wrong.subject',
  body: 'admin.campaigns.edit.wrong.body',
  button: 'admin.campaigns.edit.wrong.button',
  page: 'admin.campaigns.edit.wrong.page',
} as const;

/** The texts of a campaign and its recipients; saved as a whole, then tested and sent. */
export function Editor({ id, campaign, first, onSaved, children }: Props) {
  const t = useTranslations('admin.campaigns.edit');
  const newest = () => (campaign ? typedCampaign(campaign) : first);
  const form = useForm<TypedCampaign, Saved>(
    newest,
    async (typed): Promise<Saved> => {
      const { version } = guard;
      const data = campaignInput(typed);
      return { typed, ...(await request(SaveCampaignDocument, { id, version, data })).saveCampaign };
    },
    saved => {
      guard.saved(saved.typed, saved.version, () => onSaved(saved.id));
    },
    {
      wordsOf: ({ code, field }) => {
        const name = (['subject', 'body', 'button', 'page'] as const).find(each => each === field);
        return code === 'BadInput' && name ? { [name]: WRONG[name] } : null;
      },
    },
  );
  const shown = campaign?.version ?? null;
  const guard = useLeaveGuard(form, newest, shown);
  // Until the saved version is loaded, the actions would use the previous one.
  const isChanged = id === null || guard.isChanged || guard.version !== shown;
  return (
    <>
      {guard.question}
      <Form onSend={form.send} className="flex flex-col gap-6">
        <Words form={form} />
        <Readers form={form} />
        <FormAlert>{form.alert}</FormAlert>
        <ActsBar>
          <Button type="submit" disabled={!isChanged}>
            {t('save')}
          </Button>
          {isChanged && campaign && <p className="text-14 text-ink-soft">{t('unsaved')}</p>}
        </ActsBar>
      </Form>
      {children(isChanged)}
    </>
  );
}

type Part = { form: FormOf<TypedCampaign> };

function Words({ form: { field } }: Part) {
  const t = useTranslations('admin.campaigns.edit');
  return (
    <Panel title={t('words')} text={t('wordsText')}>
      {(['subject', 'body', 'button'] as const).map(name => (
        <LanguageFields
          key={name}
          label={t(name)}
          hint={t(`hints.${name}`)}
          isRequired={name !== 'button'}
          lines={name === 'body' ? 12 : 1}
          {...field(name)}
        />
      ))}
      <TextField label={t('page')} hint={t('hints.page')} {...field('page')} />
    </Panel>
  );
}

const FILTERS = ['STAFF', 'BLOCKED', 'UNCONFIRMED', 'PROFESSIONAL'] as const;

function Readers({ form: { values, field } }: Part) {
  const t = useTranslations('admin.campaigns.edit');
  const words = useTranslations('admin.people');
  return (
    <Panel title={t('readers')}>
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        <SelectField
          label={t('segment')}
          isRequired
          {...field('segment')}
          options={optionsOf([EVERYONE, ...LANGUAGES, 'PEOPLE'], each => t(`segments.${each as 'ALL'}`))}
        />
        {values.segment === 'PEOPLE' && (
          <>
            <TextField label={words('search')} {...field('search')} />
            <SelectField
              label={words('filter')}
              {...field('filter')}
              none={t('anyone')}
              options={optionsOf(FILTERS, each => words(`filters.${each}`))}
            />
          </>
        )}
      </div>
      <p className="max-w-prose text-14 text-ink-soft">{t('consent')}</p>
    </Panel>
  );
}
