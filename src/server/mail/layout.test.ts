import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/words/locale.ts';
import { accountLetter, composeLetter, resetLetter } from './index.ts';

describe('the layout', () => {
  const message = {
    to: 'x@calandre.test',
    language: 'EN',
    subject: 'Outbid',
    preheader: 'Someone bid more.',
    title: '<b>Alpine</b> & co',
    paragraphs: ['One.', 'Two.'],
    button: { text: 'Bid again', url: 'https://calandre.test/?a=1&b="' },
  } as const;

  it('lets nothing that people wrote become markup', () => {
    const { html } = composeLetter(message);
    expect(html).not.toContain('<b>');
    expect(html).toContain('&#60;b&#62;Alpine&#60;/b&#62; &#38; co');
    expect(html).toContain('href="https://calandre.test/?a=1&#38;b=&#34;"');
  });

  it('says everything in plain text too, and offers a way out only where there is one', () => {
    const { text, html } = composeLetter({ ...message, unsubscribeUrl: 'https://calandre.test/out' });
    for (const part of ['One.', 'Two.', message.button.url, 'https://calandre.test/out']) {
      expect(text).toContain(part);
    }
    expect(html).toContain('https://calandre.test/out');
    expect(composeLetter(message).html).not.toContain('Stop receiving');
  });
});

describe('the reset letter', () => {
  it('carries its link as text and as HTML in each language', () => {
    const letters = LANGUAGES.map(language =>
      resetLetter('x@calandre.test', language, 'https://calandre.test/reset?token=a'),
    );
    for (const { text, html } of letters) {
      expect(text).toContain('\nhttps://calandre.test/reset?token=a\n');
      expect(html).toContain('href="https://calandre.test/reset?token=a"');
    }
    expect(new Set(letters.map(letter => letter.subject)).size).toBe(3);
  });
});

describe('a letter about the safety of an account', () => {
  it('leads to where its reader can do something about it, in each language', () => {
    const site = new URL('https://calandre.test');
    for (const language of LANGUAGES) {
      const prefix = language === 'FR' ? '' : `/${language.toLowerCase()}`;
      const pages = [
        [
          accountLetter({ email: 'x@calandre.test', language }, 'passwordChanged', site),
          '/auth/resetPassword',
        ],
        [accountLetter({ email: 'x@calandre.test', language }, 'passkeyAdded', site), '/user/profile'],
        [
          accountLetter({ email: 'x@calandre.test', language }, 'emailChanged', site),
          language === 'ES' ? '/contacto' : '/contact',
        ],
      ] as const;
      for (const [{ text, html }, path] of pages) {
        expect(text).toContain(`\n${site.origin}${prefix}${path}`);
        expect(html).toContain(`href="${site.origin}${prefix}${path}"`);
      }
    }
  });
});
