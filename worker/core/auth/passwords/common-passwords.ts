/** The words that the most common leaked passwords of ten or more characters consist of, with accents and digits for letters undone. */
const WORDS = new Set(
  `password passwort contrasena contrasenya passphrase admin administrator administrador root user usuario login welcome bienvenido bienvenida benvingut willkommen
  letmein changeme default secret master monkey dragon football futbol baseball basketball superman batman pokemon starwars spiderman iloveyou iloveyouso teamo
  tequiero princess princesa sunshine shadow michael jordan charlie jennifer jessica ashley daniel alejandro barcelona realmadrid manchester liverpool chelsea
  juventus arsenal mercedes ferrari porsche samsung internet computer whatever trustno hallo hello test testing tester qwerty qwertyuiop qwertyuiopasdfghjkl
  asdfghjkl asdfghjklm zxcvbnm qwertz qwertzuiop azertyuiop azerty qazwsx qazwsxedc qazwsxedcrfv zaqxsw abcdef abcdefg abcdefgh abcdefghij abcdefghijk
  abcdefghijkl menorca minorca mares excursiones ciutadella marescom menorcamares`.split(/\s+/),
);

/** Sequences along a keyboard row or through the digits, forwards and backwards. */
const RUNS = [
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'abcdefghijklmnopqrstuvwxyz',
].flatMap((run) => [run, [...run].reverse().join('')]);

const LETTERS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** `abcabcabc`, `11111`: one short unit repeated. */
const isRepetition = (text: string) => /^(.{1,4}?)\1{2,}.{0,3}$/su.test(text);

/** Leading and trailing digits and symbols do not make a common word uncommon, nor do digits that replace letters. */
const cores = (text: string) => {
  const bare = text.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const spelled = text.replace(/[\d!]+$/, '').replace(/[0-9@$!]/g, (sign) => LETTERS[sign] ?? sign);
  return [bare, spelled, spelled.replace(/^[^a-z]+|[^a-z]+$/g, '')];
};

/** Whether the password is among those that attackers try first. */
export function isCommonPassword(password: string): boolean {
  const text = plain(password);
  if (isRepetition(text) || RUNS.some((run) => run.includes(text))) return true;
  return cores(text).some((core) => {
    if (WORDS.has(core)) return true;
    const half = core.slice(0, core.length / 2);
    return core.length % 2 === 0 && half + half === core && WORDS.has(half);
  });
}
