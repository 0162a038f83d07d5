/**
 * Roots of the passwords that lists of stolen ones are full of, in the languages of our users. Compared after lower
 * case, without trailing digits and signs, and with the usual letters for digits, so `P4ssw0rt2026!` is found too.
 */
export const commonPasswordRoots: ReadonlySet<string> = new Set(
  `abc abcd abcde abcdef access admin administrator adobe alexander amanda andrea andreas andrew angel anna antonio apple
  arschloch asdf asdfgh asdfghjkl asdasd austria azerty bailey banana baseball batman bern beer berlin bitte blume bonjour
  buster butterfly changeme charlie cheese chelsea chocolate christian ciao claudia computer cookie corvette daniel
  daniela default demo deutschland diamond donald dragon emmental enter eminem familie ferrari ficken fischer flower
  football forst forstbetrieb forever francesco freedom freiheit freund gandalf geheim george ginger giuseppe google gott
  guest hallo hallohallo hammer hannover harley heimat hello helvetia herzblatt hockey holz hunter iloveyou internet ichliebedich
  jaeger jahrring jasmin jennifer jessica jesus jordan joshua juventus kaese katze killer kitty klaus langnau lalala letmein
  liebe login london love loveme lovely luzern maggie mama marco maria marina markus martina master matrix matthew maximilian
  melanie merlin michael michelle monkey motdepasse mustang mustermann napoli nicole ninja oesterreich orange parola
  pass passwd passwort password passwordpassword passwortpasswort pepper peter pfannkuchen pokemon porsche princess
  private purple qazwsx qwer qwert qwertz qwertzu qwertzuiop qwerty qwertyuiop ranger root sabine saegerei samsung sandra
  schalke schatz schatzi schweiz schnecke schokolade secret shadow sommer sommersonne soccer sonne sonnenschein starwars
  stefan stefanie steffi summer sunshine superman suisse svizzera switzerland temp tempo test tester testtest thomas thomas tiger
  tigger trustno tuttifrutti user vaduz wald waldwald welcome whatever willkommen winter wolf yxcvbnm zaubern zuerich
  zimmerei zxcvbn zxcvbnm`.split(/\s+/),
);
