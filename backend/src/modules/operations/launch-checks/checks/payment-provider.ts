import { stripeOptions } from "../../../../config/ordering-modules";
import { accountFaults } from "../../../sales/payments";
import { blocker, type OpeningCheck, warning } from "./check";

/** That the provider takes the key, that the account may charge, and that its events reach this shop. */
export const paymentProvider: OpeningCheck = {
	title: "Prestataire de paiement",
	atBoot: false,
	find: async ({ env }) => {
		const bases = [env.STOREFRONT_URL, ...(env.BACKEND_PUBLIC_URL ? [env.BACKEND_PUBLIC_URL] : [])];
		const webhooks = bases.map((base) => `${base}/api/payments/webhook`);
		const faults = await accountFaults({ stripe: stripeOptions(env) }, webhooks);
		return faults.map(({ problem, remedy, isBlocking }) => (isBlocking ? blocker : warning)(problem, remedy));
	},
};
