import { type BusinessFields, businessFaults, normaliseBusiness } from "../business/business";
import { electronicAddressFault, normaliseElectronicAddress } from "../business/electronic-address";
import { normaliseVatNumber, sirenOfVatNumber } from "../business/vat-number";
import { type AddressFields, addressFaults, countryOf, isSameAddress, normaliseAddress } from "../customers/address";
import { emailFault, normaliseEmail } from "../customers/email";
import { storedPhone } from "../customers/phone-number";
import { foldText } from "../fold-text";
import { oneLine } from "../text";
import type { CustomerTarget } from "./sources";

/** Longest first and last name, in characters. */
const NAME = 100;

/** A line of a file as the texts of its cells; `line` counts from 1, the header included. */
interface FileLine {
	line: number;
	texts: readonly string[];
}

/** A complaint about a line, as a whole French sentence. */
interface LineNotice {
	line: number;
	message: string;
}

/** A customer as a file states them; their first line. */
export interface StatedCustomer {
	line: number;
	email: string;
	firstName: string;
	lastName: string;
	/** In the stored form; empty for none. */
	phone: string;
	/** The first one becomes the default address. */
	addresses: AddressFields[];
	/** Of a company that has a SIREN, a SIRET or a VAT number. */
	business: BusinessFields | null;
	/** Of that company, in the French e-invoicing directory; empty for none. */
	electronicAddress: string;
}

interface ReadCustomers {
	customers: StatedCustomer[];
	/** Lines that are not imported. */
	errors: LineNotice[];
	/** Parts of lines that are left out. */
	warnings: LineNotice[];
}

/**
 * Reads lines of customers. A second line with the same e-mail adds its addresses: some software writes one line an address. What
 * is wrong with a phone number, an address or a company leaves out that part alone.
 */
export function readCustomers(lines: readonly FileLine[], columns: readonly (CustomerTarget | null)[]): ReadCustomers {
	const found = new Map<string, StatedCustomer>();
	const errors: LineNotice[] = [];
	const warnings: LineNotice[] = [];
	for (const { line, texts } of lines) {
		const cells = cellsOf(columns, texts);
		const typed = cells.email ?? "";
		const fault = typed === "" ? "l'e-mail manque" : emailFault(typed) && `«\u00a0${typed}\u00a0» n'est pas un e-mail`;
		if (fault) {
			errors.push(notice(line, fault));
			continue;
		}
		const customer = customerOf(line, normaliseEmail(typed), cells);
		const { addresses, faults } = addressesOf(cells);
		const { business, electronicAddress, businessFaults } = companyIn(cells);
		const phone = cells.phone ? storedPhone(cells.phone, cells.country ?? "") : "";
		for (const left of [
			...(phone === undefined
				? [`le téléphone «\u00a0${cells.phone}\u00a0» est illisible, il est laissé de côté`]
				: []),
			...faults,
			...businessFaults,
		])
			warnings.push(notice(line, left));
		const known = found.get(customer.email);
		if (!known) {
			found.set(customer.email, { ...customer, phone: phone ?? "", addresses, business, electronicAddress });
			continue;
		}
		const more = addresses.filter((one) => !known.addresses.some((other) => isSameAddress(one, other)));
		known.addresses.push(...more);
		if (more.length === 0) warnings.push(notice(line, `${customer.email} est déjà à la ligne ${known.line}`));
	}
	return { customers: [...found.values()], errors, warnings };
}

type Cells = Partial<Record<CustomerTarget, string>>;

function cellsOf(columns: readonly (CustomerTarget | null)[], texts: readonly string[]): Cells {
	const cells: Cells = {};
	for (const [at, target] of columns.entries()) {
		// Exports put an apostrophe before a number, so that a spreadsheet takes it for a text.
		const text = oneLine(texts[at] ?? "").replace(/^'(?=[\d+])/, "");
		if (target !== null && text !== "") cells[target] ??= text;
	}
	return cells;
}

function customerOf(line: number, email: string, { firstName = "", lastName = "", fullName = "" }: Cells) {
	const [first = "", ...rest] = fullName.split(" ");
	const isNamed = firstName !== "" || lastName !== "";
	return {
		line,
		email,
		firstName: (isNamed ? firstName : first).slice(0, NAME),
		lastName: (isNamed ? lastName : rest.join(" ")).slice(0, NAME),
	};
}

/** The addresses of a line without those that lack something, and why. */
function addressesOf(cells: Cells): { addresses: AddressFields[]; faults: string[] } {
	const stated = [
		[cells.street, cells.additionalInfo, cells.postalCode, cells.city, cells.country],
		[cells.otherStreet, cells.otherAdditionalInfo, cells.otherPostalCode, cells.otherCity, cells.otherCountry],
	];
	const addresses: AddressFields[] = [];
	const faults: string[] = [];
	for (const [street = "", additionalInfo = "", postalCode = "", city = "", country = ""] of stated) {
		if (street === "" && postalCode === "" && city === "") continue;
		const address = { street, additionalInfo, postalCode, city, country: frenchName(country) };
		const [fault] = Object.values(addressFaults(address));
		if (fault) faults.push(`l'adresse est laissée de côté\u00a0: ${fault}`);
		else if (!addresses.some((other) => isSameAddress(address, other))) addresses.push(normaliseAddress(address));
	}
	return { addresses, faults };
}

/** English names of the countries of an address. */
const ENGLISH: Readonly<Record<string, string>> = { belgium: "BE", spain: "ES", netherlands: "NL", germany: "DE" };

const frenchName = (country: string): string =>
	countryOf(country)?.name ?? countryOf(ENGLISH[foldText(country)] ?? country)?.name ?? country;

function companyIn(cells: Cells) {
	const { company = "", registration = "", vatNumber = "" } = cells;
	const compact = normaliseVatNumber(vatNumber);
	const electronicAddress = normaliseElectronicAddress(cells.electronicAddress ?? "");
	const isNamed = registration !== "" || compact !== "";
	const typed = { company, registration: registration || (sirenOfVatNumber(compact) ?? ""), vatNumber };
	const [fault] = isNamed ? Object.values(businessFaults(typed)) : [];
	const business = isNamed && !fault ? normaliseBusiness(typed) : null;
	const addressFault = fault ? null : electronicAddressFault(electronicAddress, business?.registration ?? "");
	return {
		business,
		electronicAddress: business && !addressFault ? electronicAddress : "",
		businessFaults: [
			...(fault ? [`l'entreprise est laissée de côté\u00a0: ${fault}`] : []),
			...(addressFault ? [`l'adresse de facturation électronique est laissée de côté\u00a0: ${addressFault}`] : []),
		],
	};
}

function notice(line: number, text: string): LineNotice {
	return { line, message: `Ligne ${line}\u00a0: ${text}${/[.!?]$/.test(text) ? "" : "."}` };
}
