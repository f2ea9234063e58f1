import { z } from "zod";
import { DEFAULT_COUNTRY, REQUIRED_FIELDS_MESSAGE } from "../cart/checkout-form";
import { ADDRESS_LIMITS, addressFaults, normaliseAddress } from "../customers/address";
import { oneLine } from "../text";

/** A text of one line that must be there, of `maximum` characters at most. */
export const requiredText = (maximum: number, missing: string = REQUIRED_FIELDS_MESSAGE) =>
	z.string(missing).overwrite(oneLine).min(1, missing).max(maximum, `${maximum} caractères au plus.`);

/** Where to deliver, by the rules of the address book; comes out normalised. `missing` is said at each field without a text. */
export const deliveryAddress = (missing: string) =>
	z
		.object(
			{
				street: requiredText(ADDRESS_LIMITS.street, missing),
				city: requiredText(ADDRESS_LIMITS.city, missing),
				postalCode: requiredText(ADDRESS_LIMITS.postalCode, missing),
				country: z.string().trim().max(ADDRESS_LIMITS.country).default(DEFAULT_COUNTRY),
			},
			REQUIRED_FIELDS_MESSAGE,
		)
		.superRefine((typed, context) => {
			for (const [field, message] of Object.entries(addressFaults({ ...typed, additionalInfo: "" }))) {
				context.addIssue({ code: "custom", path: [field], message });
			}
		})
		.transform((typed) => {
			const { street, city, postalCode, country } = normaliseAddress({ ...typed, additionalInfo: "" });
			return { street, city, postalCode, country };
		});
export const deliveryAddressSchema = deliveryAddress(REQUIRED_FIELDS_MESSAGE);
