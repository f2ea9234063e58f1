import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { PHONE_PATTERN } from "../accounts/account";
import { countryOf } from "./address";

/**
 * A phone number as typed in the one form that is stored, "+33612345678"; undefined for what is none, such as a number with
 * too few digits for its country. A typed country code counts whatever `country` says; a national number belongs to `country`,
 * a name or a two-letter code, and to France where that is not known. Numbering plans are libphonenumber's: for the server, and
 * for forms that load it when it is needed. Source: accounts spec §5.
 */
export function storedPhone(typed: string, country = ""): string | undefined {
	const defaultCountry = countryOf(country)?.code ?? "FR";
	const number = parsePhoneNumberFromString(typed, { defaultCountry, extract: false });
	return number?.isPossible() && PHONE_PATTERN.test(number.number) ? number.number : undefined;
}
