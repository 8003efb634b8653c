import type { InquiryForm } from './draft.ts';
import { InquiryAt } from './InquirySteps.tsx';
import { useDraft } from './use-draft.ts';

type Props = {
  form: InquiryForm;
  auctionForm: InquiryForm;
  id: string | null;
  step: string | null;
};

/** The steps that a classified ad and an auction share; the draft says which of the two it will be. */
export function SellingSteps({ form, auctionForm, id, ...rest }: Props) {
  const [state, setDraft] = useDraft(form.name, id);
  const draft = state.kind === 'ready' ? state.draft : null;
  const chosen = draft?.form === auctionForm.name ? auctionForm : form;
  return <InquiryAt form={chosen} state={state} onDraft={setDraft} {...rest} />;
}
