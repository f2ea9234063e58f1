/**
 * A pattern of PostgreSQL that finds an e-mail in a text or in JSON, but not as a part of a longer address. In JSON a line break ends
 * in a letter ("\n"), which is none of an address.
 * @param email not empty: a pattern of nothing would be found everywhere
 */
export function wholeEmail(email: string): string {
	const literally = email.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	return `(?:(?<![[:alnum:]._%+-])|(?<=\\\\[nrt]))${literally}(?![.-]?[[:alnum:]_])`;
}
