import * as avoidedAllergens from "@confiserie/domain/contract/avoided-allergens";
import { serve } from "../http/operations/serve";
import { forgetAllergens, readAllergens, rememberAllergens } from "../modules/customers/accounts";

/** Allergens that a customer avoids. */
export default serve(avoidedAllergens, {
	readAvoidedAllergens: async ({ sql, caller }) => {
		const { without = [], allowTraces = false } = (await readAllergens(sql, caller.customerId)) ?? {};
		return { without, allowTraces };
	},
	rememberAllergens: ({ sql, caller, body, now }) => rememberAllergens(sql, caller.customerId, body, now),
	forgetAllergens: ({ sql, caller }) => forgetAllergens(sql, caller.customerId),
});
