import { stripeOptions } from "../../../config/ordering-modules";
import { messageOf } from "../../../lib/message-of";
import { HANDLED_EVENTS, readStripeAccount, type StripeEndpoint } from "../../payments";
import { blocker, type Finding, type OpeningCheck, warning } from "./check";

/** That Stripe takes the key, that the account may charge, and that its events reach this shop. */
export const paymentProvider: OpeningCheck = {
	title: "Prestataire de paiement",
	atBoot: false,
	find: async ({ env }) => {
		const options = stripeOptions(env);
		if (!options) return [];
		const account = await readStripeAccount(options).catch(messageOf);
		if (typeof account === "string")
			return [
				blocker(`Stripe ne répond pas à cette clé : ${account}`, "Vérifiez STRIPE_SECRET_KEY (docs/payments.md)."),
			];
		return [
			...(account.chargesEnabled
				? []
				: [blocker("Le compte Stripe ne peut pas encaisser.", "Terminez son activation dans le Dashboard de Stripe.")]),
			...endpointFaults(account.endpoints, [env.STOREFRONT_URL, env.BACKEND_PUBLIC_URL]),
		];
	},
};

function endpointFaults(endpoints: StripeEndpoint[] | undefined, bases: (string | undefined)[]): Finding[] {
	const own = bases.flatMap((base) => (base ? [`${base}/api/payments/webhook`] : []));
	const remedy = `Ajoutez dans le Dashboard de Stripe l'adresse ${own[0]} (docs/payments.md).`;
	if (!endpoints)
		return [warning("La clé ne permet pas de lire les webhooks.", "Vérifiez-les dans le Dashboard de Stripe.")];
	const endpoint = endpoints.find(({ url, isEnabled }) => isEnabled && own.includes(url));
	if (!endpoint) return [blocker("Aucun webhook de Stripe ne mène à cette boutique.", remedy)];
	const missing = HANDLED_EVENTS.filter((event) => !endpoint.events.includes(event) && !endpoint.events.includes("*"));
	return missing.length > 0 ? [warning(`Le webhook n'envoie pas : ${missing.join(", ")}.`, remedy)] : [];
}
