import { BRAND } from "./brand";

/**
 * Who runs the shop before the law, for the legal notice, the terms and the privacy page. The shop of the
 * demonstration has no company behind it: what is null shows as still to be filled in. Complete it before you open.
 */
export interface Company {
	/** Registered name, "Berlingot et fils". */
	legalName: string | null;
	/** Legal form and share capital, "SARL au capital de 10 000 €". */
	legalForm: string | null;
	/** SIREN of nine digits and the town of the trade register, "RCS Avignon 123 456 789". */
	registration: string | null;
	/** Intra-community VAT number, "FR12 123456789". */
	vatNumber: string | null;
	/** Who answers for what the site says. Loi n° 2004-575, art. 6. */
	publisher: string | null;
	/** Name, address and telephone of the company whose machines serve the shop. */
	host: string | null;
	/** Consumer mediator with address and site. Code de la consommation, art. L616-1. */
	mediator: string | null;
}

export const COMPANY: Company = {
	legalName: null,
	legalForm: null,
	registration: null,
	vatNumber: null,
	publisher: null,
	host: null,
	mediator: null,
};

/** The seller's postal address on one line. */
export const COMPANY_ADDRESS = `${BRAND.address.street}, ${BRAND.address.postalCode} ${BRAND.address.city}, ${BRAND.address.country}`;
