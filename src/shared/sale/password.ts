export const PASSWORD_LENGTH_MIN = 12;
export const PASSWORD_LENGTH_MAX = 256;

export type PasswordRule = 'length' | 'upper' | 'lower' | 'number' | 'symbol' | 'common';

/** The words that attackers try first: those of the well-known lists, in our three languages. */
const COMMON_WORDS = new Set(
  `password passwort motdepasse motdepass contrasena contraseña clave secret secreto admin administrator
  administrateur administrador root user guest welcome bienvenue bienvenido bonjour hola hello salut letmein
  changeme changemoi changer login connexion master maitre default qwerty qwertyuiop azerty azertyuiop qwertz
  asdfgh asdfghjkl qsdfghjklm zxcvbn zxcvbnm abc abcd abcde abcdef abcdefg abcdefgh abcdefghi abcdefghijkl
  iloveyou jetaime teamo tequiero amour amor love soleil sunshine princess princesse princesa monkey dragon
  football futbol baseball superman batman pokemon starwars chocolat chocolate doudou loulou nicolas camille
  marseille paris france espana madrid barcelona london summer winter spring autumn printemps automne hiver
  verano invierno ferrari porsche mercedes peugeot renault citroen calandre voiture encheres auction`.split(
    /\s+/,
  ),
);

const LEET: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};
const DISTINCT_MIN = 4;

/** Whether a password is easy to guess: a common word with decoration, or few distinct characters. */
function isCommon(password: string): boolean {
  const plain = password.toLowerCase();
  if (new Set(plain).size < DISTINCT_MIN) return true;
  const word = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const letters = word.replace(/[013457@$]/g, character => LEET[character] ?? '').replace(/[^\p{L}]/gu, '');
  const half = letters.slice(0, letters.length / 2);
  return COMMON_WORDS.has(letters) || (half + half === letters && COMMON_WORDS.has(half));
}

/** Returns the rules that a password breaks; empty when it is good (spec §5). A symbol is neither letter nor digit. */
export function brokenPasswordRules(password: string): readonly PasswordRule[] {
  const broken: PasswordRule[] = [];
  const length = [...password].length;
  if (length < PASSWORD_LENGTH_MIN || length > PASSWORD_LENGTH_MAX) broken.push('length');
  if (!/\p{Lu}/u.test(password)) broken.push('upper');
  if (!/\p{Ll}/u.test(password)) broken.push('lower');
  if (!/\p{Nd}/u.test(password)) broken.push('number');
  if (!/[^\p{L}\p{N}\p{M}]/u.test(password)) broken.push('symbol');
  // Too long a password is not checked further: a huge input must not cost time.
  if (password !== '' && length <= PASSWORD_LENGTH_MAX && isCommon(password)) broken.push('common');
  return broken;
}
