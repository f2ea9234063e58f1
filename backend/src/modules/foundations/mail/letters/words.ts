import { formatCents } from "@confiserie/domain/format";

/** "1 234,50 €" with no-break spaces that every mail program's font has. */
export const amount = (cents: number): string => formatCents(cents).replaceAll("\u202f", "\u00a0");

const LONGEST_NAME = 40;

/**
 * "Bonjour Camille," or, when the name is not plausible, "Bonjour,": the checkout takes any address, and must not send
 * a stranger's link in the shop's name.
 */
export function greeting(firstName: string): string {
	const name = firstName.trim();
	const isName = name !== "" && name.length <= LONGEST_NAME && !/[/@:<>\p{Cc}]|www\.|\.\p{L}{2}/iu.test(name);
	return isName ? `Bonjour ${name},` : "Bonjour,";
}
