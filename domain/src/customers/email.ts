import { ACCOUNT_MESSAGES } from "../accounts/account";

/** Longest address that mail servers hand on, in characters. Source: RFC 5321. */
export const EMAIL_MAXIMUM = 254;

/**
 * The fault of a typed e-mail address, in French; undefined when it is valid. Shaped x@y.z (accounts spec §5) once
 * tidied, in the characters of every mailbox: an accent, another alphabet or an invisible character before the at sign
 * makes an address that imitates another person's.
 */
export function emailFault(typed: string): string | undefined {
	const email = tidyEmail(typed);
	if (email.length > EMAIL_MAXIMUM) return ACCOUNT_MESSAGES.invalidEmail;
	if (PLAIN.test(email)) return undefined;
	return SHAPE.test(email) && UNUSUAL.test(email) ? ACCOUNT_MESSAGES.unusualEmail : ACCOUNT_MESSAGES.invalidEmail;
}

/** Of an address that may be used, but that hardly any mail server gives out. */
export const EMAIL_DOUBT =
	"Vérifiez cette adresse\u00a0: avant l'arobase, une adresse ne commence ni ne finit par un point et n'en a pas deux de suite.";

/**
 * Whether an address that may be used (`emailFault`) has a point where mail servers allow none. It is questioned, not refused:
 * some old mailboxes have one. Source: RFC 5321, "Dot-string".
 */
export function isDoubtfulEmail(typed: string): boolean {
	return emailFault(typed) === undefined && /^\.|\.\.|\.@/.test(tidyEmail(typed));
}

/** Identity key of an e-mail: tidied and lower-cased. One e-mail = one account. */
export function normaliseEmail(typed: string): string {
	return tidyEmail(typed).toLowerCase();
}

/**
 * An address as typed or pasted, in its stored form: no spaces or invisible marks around it, full-width
 * and other styled characters as the plain ones (NFKC), an international domain as mail servers know it ("xn--…").
 */
export function tidyEmail(typed: string): string {
	const email = withoutMargins(typed).normalize("NFKC");
	const at = email.lastIndexOf("@");
	const domain = email.slice(at + 1);
	return at < 0 || ASCII.test(domain) ? email : email.slice(0, at + 1) + asciiDomain(domain);
}

const PLAIN = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d_-]+(?:\.[a-z\d_-]+)+$/i;
/** x@y.z without white space. */
const SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const UNUSUAL = /[^\0-\x7f]/;
const ASCII = /^[\0-\x7f]*$/;
const MARGIN = /[\s\p{Cf}]/u;
/** What the domain rules would drop without a word: it is refused instead. */
const IGNORED = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
/** What an address of the web would read as something else than a name. */
const NO_NAME = /[\s@/?#:\\[\]%]/;

/** One pass from each side: a pattern for the end takes the square of the longest run inside. */
function withoutMargins(typed: string): string {
	const characters = [...typed];
	const first = characters.findIndex((character) => !MARGIN.test(character));
	const last = characters.findLastIndex((character) => !MARGIN.test(character));
	return first < 0 ? "" : characters.slice(first, last + 1).join("");
}

/** The domain in the letters of the name system; as it is when it is no name. */
function asciiDomain(domain: string): string {
	if (IGNORED.test(domain) || NO_NAME.test(domain)) return domain;
	const address = `http://${domain}`;
	return URL.canParse(address) ? new URL(address).hostname : domain;
}
