import { messageOf } from "../../../../lib/message-of";
import type { AccountFault } from "../gateway/gateway";
import { type StripeOptions, stripeClient } from "./client";
import { HANDLED_EVENTS } from "./wire";

/** An address that Stripe sends events to. */
interface StripeEndpoint {
	url: string;
	isEnabled: boolean;
	/** Kinds of events, or "*". */
	events: string[];
}

/** State of the account; no endpoints where the key may not read them. */
interface StripeAccount {
	chargesEnabled: boolean;
	endpoints: StripeEndpoint[] | undefined;
}

/** Asks Stripe about the account behind the key. @throws the SDK's error when it does not respond or refuses the key */
async function readAccount(options: StripeOptions): Promise<StripeAccount> {
	const stripe = stripeClient(options);
	const account = await stripe.accounts.retrieveCurrent();
	const endpoints = await stripe.webhookEndpoints.list({ limit: 100 }).catch((error: unknown) => {
		if (error instanceof Error && "statusCode" in error && error.statusCode === 403) return undefined;
		throw error;
	});
	return {
		chargesEnabled: account.charges_enabled === true,
		endpoints: endpoints?.data.map(({ url, status, enabled_events }) => ({
			url,
			isEnabled: status === "enabled",
			events: enabled_events,
		})),
	};
}

/** Whether Stripe takes the key, the account may charge, and its events reach one of these addresses. */
export async function stripeAccountFaults(
	options: StripeOptions,
	webhooks: readonly string[],
): Promise<AccountFault[]> {
	const account = await readAccount(options).catch(messageOf);
	if (typeof account === "string")
		return [
			fault(`Stripe ne répond pas à cette clé : ${account}`, "Vérifiez STRIPE_SECRET_KEY (docs/payments.md).", true),
		];
	const inactive = fault(
		"Le compte Stripe ne peut pas encaisser.",
		"Terminez son activation dans le Dashboard de Stripe.",
		true,
	);
	return [...(account.chargesEnabled ? [] : [inactive]), ...endpointFaults(account.endpoints, webhooks)];
}

function endpointFaults(endpoints: StripeEndpoint[] | undefined, webhooks: readonly string[]): AccountFault[] {
	const remedy = `Ajoutez dans le Dashboard de Stripe l'adresse ${webhooks[0]} (docs/payments.md).`;
	if (!endpoints)
		return [fault("La clé ne permet pas de lire les webhooks.", "Vérifiez-les dans le Dashboard de Stripe.", false)];
	const endpoint = endpoints.find(({ url, isEnabled }) => isEnabled && webhooks.includes(url));
	if (!endpoint) return [fault("Aucun webhook de Stripe ne mène à cette boutique.", remedy, true)];
	const missing = HANDLED_EVENTS.filter((event) => !endpoint.events.includes(event) && !endpoint.events.includes("*"));
	return missing.length > 0 ? [fault(`Le webhook n'envoie pas : ${missing.join(", ")}.`, remedy, false)] : [];
}

const fault = (problem: string, remedy: string, isBlocking: boolean): AccountFault => ({ problem, remedy, isBlocking });
