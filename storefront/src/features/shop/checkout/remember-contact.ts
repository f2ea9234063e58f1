import { changePhone } from "@confiserie/domain/contract/accounts";
import { saveAddress } from "@/features/account/addresses";
import { call } from "@/lib/api";

import type { CheckoutValues } from "./form-values";

/** What of the form the shopper wants to find again in the account. */
export interface SaveChoices {
	address: boolean;
	phone: boolean;
}

/**
 * Saves address and phone in the account once the order is under way. Resolves to an error message, or to null on
 * success: it never blocks the payment. Source: spec §2 "Checkout".
 */
export async function rememberContact(form: CheckoutValues, choices: SaveChoices): Promise<string | null> {
	const failures = await Promise.all([
		choices.address &&
			failureOf(
				saveAddress(null, { ...form.address, additionalInfo: "", isDefault: false }),
				"L'adresse n'a pas pu être enregistrée dans votre carnet.",
			),
		choices.phone &&
			failureOf(
				call(changePhone, { body: { phoneNumber: form.phone } }),
				"Le téléphone de votre compte n'a pas pu être mis à jour.",
			),
	]);
	return failures.filter(Boolean).join(" ") || null;
}

const failureOf = (work: Promise<unknown>, text: string): Promise<string | null> =>
	work.then(
		() => null,
		() => text,
	);
