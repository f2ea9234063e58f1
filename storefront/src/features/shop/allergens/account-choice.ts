import {
	forgetAllergens,
	readAvoidedAllergens,
	rememberAllergens,
} from "@confiserie/domain/contract/avoided-allergens";
import type { AvoidedAllergens } from "@confiserie/domain/food/allergen-codes";
import { call } from "@/lib/api";

/** What the account remembers. Fetched for a signed-in customer alone. */
export const readChoice = () => call(readAvoidedAllergens);
export const storeChoice = ({ without, allowTraces }: AvoidedAllergens) =>
	call(rememberAllergens, { body: { without: [...without], allowTraces, consent: true } });
export const dropChoice = () => call(forgetAllergens);
