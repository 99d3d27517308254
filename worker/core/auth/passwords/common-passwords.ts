import { isLeaked } from './leaked-passwords.ts';

/** The words that the most common leaked passwords of ten or more characters consist of, with accents and digits for letters undone. */
const WORDS = new Set(
  `password passwort contrasena contrasenya minhasenha motdepasse wachtwoord passphrase passmaster nopassword newpassword mypassword temppassword
  admin administrator administrador root user usuario login welcome bienvenido bienvenida benvingut willkommen letmein letmeinnow changeme opensesame default
  secret master monkey dragon football futbol baseball basketball volleyball skateboard superman batman pokemon starwars spiderman iloveyou iloveyouso ilovemyself
  teamo tequiero princess princesa sunshine summertime shadow michael jordan charlie jennifer jessica ashley daniel alejandro alexander alexandra alexandria
  aleksandra alessandro alessandra anastasiya anastasia christopher christian constantine konstantin maximilian elizabeth jacqueline kristopher sebastian
  barcelona fcbarcelona realmadrid manchester liverpool chelsea juventus arsenal galatasaray fenerbahce astonvilla mercedes ferrari porsche lamborghini volkswagen
  mitsubishi samsung sonyericsson playstation nintendo internet computer computador computadora whatever trustno trustnoone hello helloworld hellothere hallo test
  testing tester abc abracadabra abrakadabra apocalypse armageddon terminator undertaker underground underworld highlander ghostrider roadrunner strawberry
  blackberry watermelon butterfly chocolate cheesecake peanutbutter peppermint sweetheart girlfriend bestfriend friendship tinkerbell cinderella hellokitty
  mickeymouse disneyland wonderland harrypotter darthvader jediknight darkknight lightsaber transformer transformers counterstrike callofduty finalfantasy
  needforspeed devilmaycry minecraft runescape dragonball ironmaiden metallica evanescence rammstein linkinpark tokiohotel depechemode ledzeppelin slipknot
  limpbizkit justinbieber ronaldinho kobebryant schumacher california washington philadelphia pittsburgh springfield birmingham copenhagen amsterdam deutschland
  australia newzealand losangeles neworleans puertorico mississippi madagascar enterprise university millennium millionaire moneymaker money revolution technology
  television information international independent intelligence professional supervisor programmer translator microphone multimedia everything impossible
  experience absolutely unbelievable incredible alternative connection generation collection management production performance electronic firefighter freelancer
  winchester jamesbond goldfinger casablanca braveheart juggernaut illuminati pathfinder challenger thunderbird jesuschrist jesusislord godisgreat lifeisgood
  loveislife loveforever love leavemealone whatthehell fuckyou fuckinside motherfucker qwerty qwertz azerty qazwsx zaqxsw asdf zxcv
  menorca minorca mares excursiones ciutadella marescom menorcamares`.split(/\s+/),
);

/** Sequences along a keyboard row or column or through the digits, forwards and backwards. */
const RUNS = [
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  'qweasdzxcrtyfghvbn',
  'qazwsxedcrfvtgbyhnujm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1qazxsw23edcvfr4',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1a2s3d4f5g6h',
  'a1s2d3f4g5h6',
  '1z2x3c4v5b6n',
  'z1x2c3v4b5n6',
  '1a2b3c4d5e6f7g',
  'a1b2c3d4e5f6g7',
  '00112233445566778899',
  '0102030405060708090',
  '1029384756',
  '0192837465',
  '1357924680',
  '1123581321',
  '4815162342',
  '7894561230',
  '7418529630',
  '147258369',
  '159753',
  'abcdefghijklmnopqrstuvwxyz',
].flatMap((run) => [run, [...run].reverse().join('')]);
const SHORTEST_PART = 3;
/** More parts than these are a passphrase. */
const MOST_PARTS = 3;
/** Characters that a few common parts need between or around them. */
const FEW = 4;

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
  return [text, bare, spelled, spelled.replace(/^[^a-z]+|[^a-z]+$/g, '')];
};

/** Names as words of a password: each of its words, and all of them together. */
const wordsOf = (names: readonly string[]) =>
  names.flatMap((name) => {
    const words = plain(name).match(/[a-z0-9]+/g) ?? [];
    return [...words, words.join('')].filter((word) => word.length >= SHORTEST_PART);
  });

/** How much of the text is left between its common parts: a year and signs are nothing. */
function isMadeOf(text: string, own: ReadonlySet<string>): boolean {
  const isPart = (part: string) =>
    WORDS.has(part) || own.has(part) || RUNS.some((run) => run.includes(part));
  let [index, parts, left] = [0, 0, ''];
  while (index < text.length) {
    let length = text.length - index;
    while (length >= SHORTEST_PART && !isPart(text.slice(index, index + length))) length -= 1;
    if (length >= SHORTEST_PART) parts += 1;
    else left += text[index] ?? '';
    index += Math.max(length >= SHORTEST_PART ? length : 1, 1);
  }
  const rest = left.replace(/(?:19|20)\d\d/g, '').replace(/[^\p{L}\p{N}]/gu, '');
  return parts > 0 && parts <= MOST_PARTS && rest.length < FEW;
}

/** Whether the password is among those that attackers try first; `names` are those of the person and of the firm. */
export function isCommonPassword(password: string, names: readonly string[] = []): boolean {
  const text = plain(password);
  const own = new Set(wordsOf(names));
  if (isRepetition(text)) return true;
  return cores(text).some((core) => {
    if (isLeaked(core)) return true;
    const half = core.slice(0, core.length / 2);
    return isMadeOf(half + half === core ? half : core, own);
  });
}
