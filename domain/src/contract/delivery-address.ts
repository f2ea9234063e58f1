import { z } from "zod";
import { ADDRESS_LIMITS, addressFaults, normaliseAddress } from "../address";
import { DEFAULT_COUNTRY, REQUIRED_FIELDS_MESSAGE } from "../checkout-form";
import { oneLine } from "../text";

/** A text of one line that must be there, of `maximum` characters at most. */
export const requiredText = (maximum: number) =>
	z
		.string(REQUIRED_FIELDS_MESSAGE)
		.overwrite(oneLine)
		.min(1, REQUIRED_FIELDS_MESSAGE)
		.max(maximum, `${maximum} caractères au plus.`);

/** Where to deliver, by the rules of the address book; comes out normalised. */
export const deliveryAddressSchema = z
	.object(
		{
			street: requiredText(ADDRESS_LIMITS.street),
			city: requiredText(ADDRESS_LIMITS.city),
			postalCode: requiredText(ADDRESS_LIMITS.postalCode),
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
