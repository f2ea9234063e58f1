import { isBic, isIban } from "../business/iban";

/** A transfer in euros that a banking application fills in from a QR code. */
export interface EpcPayment {
	name: string;
	/** Without spaces. */
	iban: string;
	/** Empty where it is not known: inside SEPA the IBAN suffices. */
	bic: string;
	amountCents: number;
	/** What the beneficiary finds on the statement: the number of the invoice. */
	remittance: string;
}

/** Most characters of name and remittance, most bytes of all, highest amount. Source: EPC069-12 version 3.1. */
const LIMITS = { name: 70, remittance: 140, bytes: 331, cents: 99_999_999_999 };

/**
 * The text of a SEPA credit transfer's QR code (EPC069-12, version 002, UTF-8). A name that is too long is cut.
 * @throws RangeError for an account number, bank code, amount or reference that no bank accepts
 */
export function epcPayload({ name, iban, bic, amountCents, remittance }: EpcPayment): string {
	if (!isIban(iban)) throw new RangeError("Not an IBAN");
	if (bic !== "" && !isBic(bic)) throw new RangeError("Not a BIC");
	if (!Number.isInteger(amountCents) || amountCents < 1 || amountCents > LIMITS.cents)
		throw new RangeError(`Not an amount: ${amountCents}`);
	if (remittance.length > LIMITS.remittance) throw new RangeError("The reference is too long");
	const amount = `EUR${(amountCents / 100).toFixed(2)}`;
	const withName = (cut: string) =>
		["BCD", "002", "1", "SCT", bic, cut, iban, amount, "", "", line(remittance)].join("\n");
	const letters = [...line(name)].slice(0, LIMITS.name);
	while (bytesOf(withName(letters.join(""))) > LIMITS.bytes) letters.pop();
	return withName(letters.join("").trim());
}

/** A line end would begin the next element. */
const line = (text: string) => text.replace(/\s+/g, " ").trim();

const bytesOf = (text: string) => new TextEncoder().encode(text).length;
