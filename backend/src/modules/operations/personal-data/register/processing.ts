/**
 * One processing of personal data, as the register of RGPD art. 30 names it. Texts in French, for authorities and data
 * subjects.
 */
export interface Processing {
	name: string;
	/** What it is for. */
	purpose: string;
	/** The lawful basis: RGPD art. 6, and the duty where there is one. */
	basis: string;
	/** For how long, and what ends it. */
	retention: string;
	/** Who gets to see it. */
	seenBy: string;
	/** Where it lies: the columns of each table. */
	columns: Readonly<Record<string, readonly string[]>>;
}

/** An address as stored by Medusa. */
export const MEDUSA_ADDRESS = [
	"first_name",
	"last_name",
	"company",
	"phone",
	"address_1",
	"address_2",
	"city",
	"province",
	"postal_code",
	"country_code",
	"metadata",
] as const;
