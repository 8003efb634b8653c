import { useTranslations } from 'use-intl';
import { useQueryOf } from '#web/features/cache/index.ts';
import { useForm } from '#web/features/form/index.ts';
import {
  AssignConsignmentDocument,
  ConsignmentOwnersDocument,
  type ConsignmentWholeFragment,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Button, Form, FormAlert, SelectField } from '#web/ui/index.ts';

/** Who of the house has it. */
export function Owner({ file: { id, ownerId } }: { file: ConsignmentWholeFragment }) {
  const t = useTranslations('admin.consignments');
  const { leadOwners = [] } = useQueryOf(ConsignmentOwnersDocument, {}).data ?? {};
  const form = useForm({ ownerId: ownerId ?? '' }, typed =>
    request(AssignConsignmentDocument, { id, ownerId: typed.ownerId || null }),
  );
  return (
    <Form onSend={form.send} className="flex flex-wrap items-end gap-3">
      <div className="min-w-48 flex-1">
        <SelectField
          label={t('owner')}
          {...form.field('ownerId')}
          none={t('nobody')}
          options={leadOwners.map(({ id: each, name }) => [each, name])}
        />
      </div>
      <Button type="submit" look="secondary">
        {t('assign')}
      </Button>
      <FormAlert>{form.alert}</FormAlert>
    </Form>
  );
}
