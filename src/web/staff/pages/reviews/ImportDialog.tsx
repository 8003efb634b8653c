import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useForm } from '#web/features/form/index.ts';
import { FileField } from '#web/features/uploads/index.ts';
import { ImportReviewsDocument, type ImportReviewsMutation } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { readText } from '#web/staff/forms/index.ts';
import { Button, Dialog, Form, FormAlert } from '#web/ui/index.ts';

type Chosen = { readonly file: File | null };
type Imported = ImportReviewsMutation['importReviews'];

/** Reviews from a spreadsheet: all of them, or a list of what is to be mended first. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin.reviews.importForm');
  const [imported, setImported] = useState<Imported | null>(null);
  const take = async ({ file }: Chosen) => {
    setImported(null);
    return request(ImportReviewsDocument, { csv: file ? await readText(file) : '' });
  };
  const form = useForm<Chosen, ImportReviewsMutation>({ file: null }, take, answer => {
    setImported(answer.importReviews);
    // Neither brought in twice nor read again as it was before it was mended: the next one is chosen anew.
    form.put({ file: null });
  });
  return (
    <Dialog name="import-reviews" title={t('title')} isOpen onClose={onClose}>
      <Form onSend={form.send} className="mt-2 flex flex-col gap-5">
        <p className="text-14 text-ink-soft">{t('text')}</p>
        <FileField
          key={imported === null ? 'first' : 'next'}
          label={t('file')}
          name="csv"
          accept=".csv,text/csv"
          onFile={file => form.put({ file })}
        />
        <FormAlert>{form.alert}</FormAlert>
        {imported && <Outcome imported={imported} />}
        <Button type="submit" disabled={form.values.file === null}>
          {t('send')}
        </Button>
      </Form>
    </Dialog>
  );
}

function Outcome({ imported: { addedCount, problems } }: { imported: Imported }) {
  const t = useTranslations('admin.reviews.importForm');
  return (
    <div role="status" className="text-14">
      {problems.length === 0 ? (
        t('added', { count: addedCount })
      ) : (
        <>
          <p className="text-red">{t('problems')}</p>
          <ul className="tabular mt-1 list-disc pl-5">
            {problems.map(({ line, field }) => (
              <li key={`${line} ${field}`}>{t('problem', { line: String(line), field })}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
