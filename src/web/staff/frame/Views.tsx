import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { routeAt } from '#shared/paths/links.ts';
import { useQueryOf, useSend } from '#web/features/cache/index.ts';
import { useForm } from '#web/features/form/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import {
  ListViewsDocument,
  RemoveListViewDocument,
  SaveListViewDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Checkbox, Dialog, Form, FormEnd, TextField } from '#web/ui/index.ts';
import { DialogButton } from './DialogButton.tsx';

type Props = {
  columns: readonly { readonly title: string }[];
  hidden: ReadonlySet<number>;
  onHide: (hidden: readonly number[]) => void;
};

/** How one looks at the list: which columns, and under which name it is kept, for oneself or for colleagues too. */
export function Views(props: Props) {
  const t = useTranslations('admin.list.views');
  return (
    <DialogButton
      look="secondary"
      label={t('open')}
      dialog={close => (
        <Dialog name="list-views" title={t('title')} isOpen onClose={close} width="wide">
          <div className="mt-2 flex flex-col gap-6">
            <Kept onClose={close} />
            <Columns {...props} />
            <Keep onClose={close} />
          </div>
        </Dialog>
      )}
    />
  );
}

/** Which list it is: the page it stands on. */
function usePage(): string {
  const { pathname } = useLocation();
  return routeAt(pathname)?.name ?? '';
}

function Kept({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin.list.views');
  const page = usePage();
  const { pathname } = useLocation();
  const send = useSend();
  const views = useQueryOf(ListViewsDocument, { page }).data?.listViews;
  if (!views) return null;
  if (views.length === 0) return <p className="text-14 text-ink-soft">{t('none')}</p>;
  return (
    <ul className="divide-y divide-line rounded-box border border-line text-14">
      {views.map(({ id, name, query, isShared, isOwn, mayRemove, ownerName }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 px-4 py-1">
          <Link
            to={`${pathname}${query && `?${query}`}`}
            onClick={onClose}
            className="inline-flex min-h-11 items-center font-[560] text-link underline-offset-4 hover:underline"
          >
            {name}
          </Link>
          <span className="text-12 text-ink-soft">
            {isOwn ? isShared && t('shared') : t('sharedBy', { name: ownerName })}
          </span>
          {mayRemove && (
            <Action look="quiet" className="ml-auto" onAct={() => send(RemoveListViewDocument, { id })}>
              {t('remove')}
              <span className="sr-only">{`, ${name}`}</span>
            </Action>
          )}
        </li>
      ))}
    </ul>
  );
}

function Columns({ columns, hidden, onHide }: Props) {
  const t = useTranslations('admin.list.views');
  const show = (index: number, isShown: boolean) =>
    onHide(
      columns.flatMap((_column, at) => (at === index ? (isShown ? [] : [at]) : hidden.has(at) ? [at] : [])),
    );
  return (
    <fieldset>
      <legend className="font-[560] text-14">{t('columns')}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {columns.map(
          ({ title }, index) =>
            // The first one names the row.
            index > 0 && (
              <Checkbox
                key={title}
                label={title}
                name={`column-${index}`}
                isChecked={!hidden.has(index)}
                onChange={isShown => show(index, isShown)}
              />
            ),
        )}
      </div>
    </fieldset>
  );
}

function Keep({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin.list.views');
  const page = usePage();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete('page');
  const form = useForm(
    { name: '', isShared: false },
    wish => request(SaveListViewDocument, { ...wish, page, query: query.toString() }),
    onClose,
  );
  return (
    <Form onSend={form.send} className="flex flex-col gap-3">
      <TextField label={t('name')} hint={t('hint')} isRequired {...form.field('name')} />
      <Checkbox label={t('share')} {...form.ticks('isShared')} />
      <FormEnd alert={form.alert} send={t('keep')} />
    </Form>
  );
}
