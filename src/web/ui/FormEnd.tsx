import type { ReactNode } from 'react';
import { Button, type ButtonLook } from './Button.tsx';
import { FormAlert } from './Form.tsx';

type Props = {
  alert: ReactNode;
  send: string;
  back?: string;
  onBack?: () => void;
  look?: ButtonLook | undefined;
};

/** The end of a form: its error, the submit button, and a back button where there is a way back. */
export function FormEnd({ alert, send, back, onBack, look = 'primary' }: Props) {
  return (
    <>
      <FormAlert>{alert}</FormAlert>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look={look}>
          {send}
        </Button>
        {back && (
          <Button look="quiet" onClick={onBack}>
            {back}
          </Button>
        )}
      </div>
    </>
  );
}
