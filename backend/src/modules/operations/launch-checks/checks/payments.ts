import { takesRealMoney } from "../../../../config/payment-settings";
import { blocker, type OpeningCheck } from "./check";

/** That real money can be taken: the mode and the kind of the keys, which the environment's check has seen to agree. */
export const payments: OpeningCheck = {
	title: "Clés de paiement",
	atBoot: true,
	find: async ({ env }) => {
		const remedy = "Mettez les clés de production de Stripe (docs/payments.md).";
		if (env.PAYMENTS_MODE === "demo") return [blocker("Le mode de démonstration n'encaisse rien.", remedy)];
		if (takesRealMoney(env)) return [];
		return [blocker("Ce sont des clés de test : aucune carte n'est débitée.", remedy)];
	},
};
