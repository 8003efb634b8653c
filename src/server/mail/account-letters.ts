import { linkTo } from '#shared/paths/links.ts';
import { type Language, localeOf } from '#shared/words/locale.ts';
import { composeLetter } from './layout.ts';
import type { Letter } from './letter.ts';

type Words = {
  readonly subject: string;
  readonly before: string;
  readonly after: string;
  /** On the button, where there is something to do. */
  readonly button?: string;
};
type Sentences = Readonly<Record<Language, Words>>;

const CONFIRM: Sentences = {
  FR: {
    subject: 'Confirmez votre adresse e-mail',
    before: 'Bienvenue chez Calandre. Confirmez que cette adresse est bien la vôtre, sous trois jours :',
    after: 'Si vous n’avez pas créé de compte, vous pouvez ignorer ce message.',
    button: 'Confirmer mon adresse',
  },
  EN: {
    subject: 'Confirm your e-mail address',
    before: 'Welcome to Calandre. Please confirm, within three days, that this address is yours:',
    after: 'If you did not create an account, you can ignore this message.',
    button: 'Confirm my address',
  },
  ES: {
    subject: 'Confirme su correo electrónico',
    before: 'Le damos la bienvenida a Calandre. Confirme en tres días que esta dirección es suya:',
    after: 'Si no ha creado una cuenta, puede ignorar este mensaje.',
    button: 'Confirmar mi correo',
  },
};

const CHANGE: Sentences = {
  FR: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    before:
      'Vous souhaitez utiliser cette adresse pour votre compte Calandre. Confirmez-la sous trois jours :',
    after:
      'Tant que ce lien n’est pas ouvert, rien ne change. Si cette demande ne vient pas de vous, ignorez-la.',
    button: 'Confirmer mon adresse',
  },
  EN: {
    subject: 'Confirm your new e-mail address',
    before: 'You want to use this address for your Calandre account. Please confirm it within three days:',
    after: 'Nothing changes until you open this link. If you did not ask for it, you can ignore it.',
    button: 'Confirm my address',
  },
  ES: {
    subject: 'Confirme su nuevo correo electrónico',
    before: 'Quiere usar esta dirección en su cuenta de Calandre. Confírmela en tres días:',
    after: 'Nada cambia hasta que abra este enlace. Si no lo ha pedido usted, ignórelo.',
    button: 'Confirmar mi correo',
  },
};

const EMAIL_CHANGED: Sentences = {
  FR: {
    subject: 'Votre adresse e-mail a changé',
    before: 'Votre compte Calandre utilise désormais une autre adresse e-mail que celle-ci.',
    after: 'Si ce changement ne vient pas de vous, écrivez-nous sans attendre.',
    button: 'Écrire à la maison',
  },
  EN: {
    subject: 'Your e-mail address has changed',
    before: 'Your Calandre account now uses another e-mail address than this one.',
    after: 'If this was not you, please write to us straight away.',
    button: 'Write to us',
  },
  ES: {
    subject: 'Su correo electrónico ha cambiado',
    before: 'Su cuenta de Calandre utiliza ahora otra dirección de correo.',
    after: 'Si no ha sido usted, escríbanos cuanto antes.',
    button: 'Escribirnos',
  },
};

const PASSWORD_CHANGED: Sentences = {
  FR: {
    subject: 'Votre mot de passe a changé',
    before:
      'Le mot de passe de votre compte Calandre vient de changer. Vos autres appareils sont déconnectés.',
    after: 'Si ce changement ne vient pas de vous, demandez un nouveau mot de passe sans attendre.',
    button: 'Choisir un nouveau mot de passe',
  },
  EN: {
    subject: 'Your password has changed',
    before: 'The password of your Calandre account has just changed. Your other devices are signed out.',
    after: 'If this was not you, ask for a new password straight away.',
    button: 'Choose a new password',
  },
  ES: {
    subject: 'Su contraseña ha cambiado',
    before: 'La contraseña de su cuenta de Calandre acaba de cambiar. Los demás dispositivos se han cerrado.',
    after: 'Si no ha sido usted, pida cuanto antes una contraseña nueva.',
    button: 'Elegir otra contraseña',
  },
};

const PASSKEY_ADDED: Sentences = {
  FR: {
    subject: 'Une clé d’accès a été ajoutée',
    before: 'Votre compte Calandre s’ouvre désormais aussi avec une nouvelle clé d’accès.',
    after: 'Si elle ne vient pas de vous, supprimez-la dans votre profil et changez de mot de passe.',
    button: 'Ouvrir mon profil',
  },
  EN: {
    subject: 'A passkey has been added',
    before: 'Your Calandre account can now also be opened with a new passkey.',
    after: 'If it is not yours, delete it in your profile and change your password.',
    button: 'Open my profile',
  },
  ES: {
    subject: 'Se ha añadido una clave de acceso',
    before: 'Su cuenta de Calandre se abre ahora también con una nueva clave de acceso.',
    after: 'Si no es suya, elimínela en su perfil y cambie de contraseña.',
    button: 'Abrir mi perfil',
  },
};

const PASSKEY_ENDED: Sentences = {
  FR: {
    subject: 'Une clé d’accès a été supprimée',
    before: 'Une clé d’accès n’ouvre plus votre compte Calandre.',
    after: 'Si vous ne l’avez pas supprimée, changez de mot de passe et regardez qui est connecté.',
    button: 'Ouvrir mon profil',
  },
  EN: {
    subject: 'A passkey has been removed',
    before: 'A passkey no longer opens your Calandre account.',
    after: 'If you did not remove it, change your password and look at who is signed in.',
    button: 'Open my profile',
  },
  ES: {
    subject: 'Se ha eliminado una clave de acceso',
    before: 'Una clave de acceso ya no abre su cuenta de Calandre.',
    after: 'Si no la ha eliminado usted, cambie de contraseña y mire quién ha iniciado sesión.',
    button: 'Abrir mi perfil',
  },
};

/** Of a provider, whose name stands for {house}. */
const HOUSE_ADDED: Sentences = {
  FR: {
    subject: '{house} ouvre désormais votre compte',
    before: 'Votre compte Calandre s’ouvre désormais aussi avec un compte {house}.',
    after: 'Si cela ne vient pas de vous, dissociez-le dans votre profil et changez de mot de passe.',
    button: 'Ouvrir mon profil',
  },
  EN: {
    subject: '{house} now opens your account',
    before: 'Your Calandre account can now also be opened with a {house} account.',
    after: 'If this was not you, unlink it in your profile and change your password.',
    button: 'Open my profile',
  },
  ES: {
    subject: '{house} abre ahora su cuenta',
    before: 'Su cuenta de Calandre se abre ahora también con una cuenta de {house}.',
    after: 'Si no ha sido usted, desvincúlela en su perfil y cambie de contraseña.',
    button: 'Abrir mi perfil',
  },
};

const HOUSE_ENDED: Sentences = {
  FR: {
    subject: '{house} n’ouvre plus votre compte',
    before: 'Votre compte Calandre ne s’ouvre plus avec votre compte {house}.',
    after: 'Si cela ne vient pas de vous, changez de mot de passe et regardez qui est connecté.',
    button: 'Ouvrir mon profil',
  },
  EN: {
    subject: '{house} no longer opens your account',
    before: 'Your Calandre account can no longer be opened with your {house} account.',
    after: 'If this was not you, change your password and look at who is signed in.',
    button: 'Open my profile',
  },
  ES: {
    subject: '{house} ya no abre su cuenta',
    before: 'Su cuenta de Calandre ya no se abre con su cuenta de {house}.',
    after: 'Si no ha sido usted, cambie de contraseña y mire quién ha iniciado sesión.',
    button: 'Abrir mi perfil',
  },
};

const TOTP_ADDED: Sentences = {
  FR: {
    subject: 'Votre téléphone confirme désormais vos connexions',
    before:
      'Les codes d’une application de votre téléphone ouvrent désormais votre accès à l’équipe Calandre.',
    after: 'Si cela ne vient pas de vous, changez de mot de passe et prévenez aussitôt un responsable.',
    button: 'Ouvrir mon profil',
  },
  EN: {
    subject: 'Your telephone now confirms your sign-ins',
    before: 'The codes of an application on your telephone now open your access as Calandre staff.',
    after: 'If this was not you, change your password and tell whoever is in charge straight away.',
    button: 'Open my profile',
  },
  ES: {
    subject: 'Su teléfono confirma ahora sus inicios de sesión',
    before: 'Los códigos de una aplicación de su teléfono abren ahora su acceso al equipo de Calandre.',
    after: 'Si no ha sido usted, cambie de contraseña y avise enseguida a un responsable.',
    button: 'Abrir mi perfil',
  },
};

const TOTP_ENDED: Sentences = {
  FR: {
    subject: 'Votre téléphone ne confirme plus vos connexions',
    before: 'Les codes de votre téléphone n’ouvrent plus votre accès à l’équipe Calandre.',
    after: 'Si cela ne vient pas de vous, changez de mot de passe et prévenez aussitôt un responsable.',
    button: 'Ouvrir mon profil',
  },
  EN: {
    subject: 'Your telephone no longer confirms your sign-ins',
    before: 'The codes of your telephone no longer open your access as Calandre staff.',
    after: 'If this was not you, change your password and tell whoever is in charge straight away.',
    button: 'Open my profile',
  },
  ES: {
    subject: 'Su teléfono ya no confirma sus inicios de sesión',
    before: 'Los códigos de su teléfono ya no abren su acceso al equipo de Calandre.',
    after: 'Si no ha sido usted, cambie de contraseña y avise enseguida a un responsable.',
    button: 'Abrir mi perfil',
  },
};

/** The code stands for {code}, for how long it is good for {minutes}. */
const PROOF_CODE: Sentences = {
  FR: {
    subject: 'Votre code Calandre : {code}',
    before: 'Voici le code qui confirme que c’est bien vous : {code}. Il est valable {minutes} minutes.',
    after:
      'Ne le donnez à personne. Si vous ne l’avez pas demandé, regardez qui est connecté à votre compte.',
  },
  EN: {
    subject: 'Your Calandre code: {code}',
    before: 'Here is the code that confirms it is you: {code}. It is valid for {minutes} minutes.',
    after: 'Give it to nobody. If you did not ask for it, look at who is signed in to your account.',
  },
  ES: {
    subject: 'Su código de Calandre: {code}',
    before: 'Este es el código que confirma que es usted: {code}. Es válido durante {minutes} minutos.',
    after: 'No se lo dé a nadie. Si no lo ha pedido, mire quién ha iniciado sesión en su cuenta.',
  },
};

const FAREWELL: Sentences = {
  FR: {
    subject: 'Votre compte est supprimé',
    before: 'Votre compte Calandre et vos données viennent d’être supprimés, comme vous l’avez demandé.',
    after: 'Vos enchères passées restent dans l’historique, sans votre nom. Merci d’avoir été des nôtres.',
  },
  EN: {
    subject: 'Your account is deleted',
    before: 'Your Calandre account and your data have just been deleted, as you asked.',
    after: 'Your past bids stay in the history, without your name. Thank you for having been with us.',
  },
  ES: {
    subject: 'Su cuenta se ha eliminado',
    before: 'Su cuenta de Calandre y sus datos se acaban de eliminar, como pidió.',
    after:
      'Sus pujas anteriores siguen en el historial, sin su nombre. Gracias por haber estado con nosotros.',
  },
};

/** Words for what stands in braces in the sentences. */
type Values = Readonly<Record<string, string>>;
const fill = (sentence: string, values: Values): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

function letterOf(
  to: string,
  language: Language,
  sentences: Sentences,
  link: string | null,
  values: Values = {},
): Letter {
  const { button: text, ...said } = sentences[language];
  const [subject = '', before = '', after = ''] = [said.subject, said.before, said.after].map(each =>
    fill(each, values),
  );
  const button = link === null || !text ? null : { text, url: link };
  return composeLetter({ to, language, subject, paragraphs: [before], button, note: after });
}

type Page = 'contact' | 'auth/resetPassword' | 'user/profile';
const at = (site: URL, page: Page, language: Language): string =>
  new URL(linkTo<Page>(page, localeOf(language), {}), site).href;

/** The letter that proves a new account's address. */
export const confirmLetter = (to: string, language: Language, link: string): Letter =>
  letterOf(to, language, CONFIRM, link);

/** The letter to the address that an account wants instead of its own. */
export const changeLetter = (to: string, language: Language, link: string): Letter =>
  letterOf(to, language, CHANGE, link);

/** The letter to the address that an account has left. */
export const emailChangedLetter = (to: string, language: Language, site: URL): Letter =>
  letterOf(to, language, EMAIL_CHANGED, at(site, 'contact', language));

export const passwordChangedLetter = (to: string, language: Language, site: URL): Letter =>
  letterOf(to, language, PASSWORD_CHANGED, at(site, 'auth/resetPassword', language));

/** The last letter somebody gets. */
export const farewellLetter = (to: string, language: Language): Letter =>
  letterOf(to, language, FAREWELL, null);

export const passkeyAddedLetter = (to: string, language: Language, site: URL): Letter =>
  letterOf(to, language, PASSKEY_ADDED, at(site, 'user/profile', language));

export const passkeyEndedLetter = (to: string, language: Language, site: URL): Letter =>
  letterOf(to, language, PASSKEY_ENDED, at(site, 'user/profile', language));

const HOUSES = { google: 'Google', facebook: 'Facebook' } as const;
type House = keyof typeof HOUSES;

/** One more house lets the person in. */
export const houseAddedLetter = (to: string, language: Language, site: URL, house: House): Letter =>
  letterOf(to, language, HOUSE_ADDED, at(site, 'user/profile', language), { house: HOUSES[house] });

export const houseEndedLetter = (to: string, language: Language, site: URL, house: House): Letter =>
  letterOf(to, language, HOUSE_ENDED, at(site, 'user/profile', language), { house: HOUSES[house] });

/** The code by which who has no password shows that it is them. */
export const proofCodeLetter = (to: string, language: Language, code: string, minutes: number): Letter =>
  letterOf(to, language, PROOF_CODE, null, { code, minutes: String(minutes) });

export const totpAddedLetter = (to: string, language: Language, site: URL): Letter =>
  letterOf(to, language, TOTP_ADDED, at(site, 'user/profile', language));

export const totpEndedLetter = (to: string, language: Language, site: URL): Letter =>
  letterOf(to, language, TOTP_ENDED, at(site, 'user/profile', language));
