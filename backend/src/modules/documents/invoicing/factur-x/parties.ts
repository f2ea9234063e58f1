import { FRENCH_DIRECTORY } from "@confiserie/domain/business/electronic-address";
import type { BillingDocument } from "@confiserie/domain/invoicing/billing-document";
import { type Xml, xml } from "../../../../lib/xml";

type Place = Pick<BillingDocument["seller"], "street" | "postalCode" | "city" | "country">;

/** ISO 6523: the SIREN. */
const SIREN = { schemeID: "0002" };

export function seller({
	name,
	siren,
	vatNumber,
	legalForm,
	electronicAddress,
	...place
}: BillingDocument["seller"]): Xml {
	return xml("ram:SellerTradeParty", [
		xml("ram:Name", name),
		legalForm === "" ? undefined : xml("ram:Description", legalForm),
		registration(siren),
		postalAddress(place),
		endpoint(electronicAddress),
		vat(vatNumber),
	]);
}

export function buyer({ name, contact, siren, vatNumber, electronicAddress, ...place }: BillingDocument["buyer"]): Xml {
	return xml("ram:BuyerTradeParty", [
		xml("ram:Name", name),
		registration(siren),
		contact === null ? undefined : xml("ram:DefinedTradeContact", [xml("ram:PersonName", contact)]),
		postalAddress(place),
		endpoint(electronicAddress),
		vat(vatNumber),
	]);
}

export function shipTo({ name, ...place }: BillingDocument["deliverTo"]): Xml {
	return xml("ram:ShipToTradeParty", [xml("ram:Name", name), postalAddress(place)]);
}

const registration = (siren: string | null) =>
	siren === null ? undefined : xml("ram:SpecifiedLegalOrganization", [xml("ram:ID", siren, SIREN)]);

/** Electronic address (BT-34, BT-49). */
const endpoint = (address: string | undefined) =>
	address === undefined
		? undefined
		: xml("ram:URIUniversalCommunication", [xml("ram:URIID", address, { schemeID: FRENCH_DIRECTORY })]);

const vat = (number: string | null) =>
	number === null ? undefined : xml("ram:SpecifiedTaxRegistration", [xml("ram:ID", number, { schemeID: "VA" })]);

const postalAddress = ({ street, postalCode, city, country }: Place) =>
	xml("ram:PostalTradeAddress", [
		xml("ram:PostcodeCode", postalCode),
		xml("ram:LineOne", street),
		xml("ram:CityName", city),
		xml("ram:CountryID", country),
	]);
