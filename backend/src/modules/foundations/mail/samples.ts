import { MAILED_STATUSES } from "./letters/status-mail";
import type { Mail, MailedTerms, OrderSummary } from "./letters/templates";

const line = { piecesPerBox: 24, boxesPerLayer: 8, boxesPerPallet: 48 };

/** An order of 1 234.50 EUR with a deposit of 30 %, for tests and for looking at the templates. */
export const SAMPLE_ORDER: OrderSummary = {
	orderNumber: "CMD-7K3M-9QX2",
	promise: { kind: "DELIVERY", day: "2026-12-02", isFrom: false, orderBefore: null },
	firstName: "Camille",
	lastName: "Martin",
	street: "12 rue des Confiseurs",
	postalCode: "26200",
	city: "Montélimar",
	country: "France",
	deliveryNotes: "Portail bleu, sonner deux fois",
	lines: [
		{ ...line, name: "Barbe à papa Fraise 40 g", quantity: 16, totalCents: 52_992 },
		{
			...line,
			name: "Cornet gaufré Géant",
			quantity: 1,
			boxesPerLayer: null,
			boxesPerPallet: null,
			totalCents: 70_458,
		},
	],
	subtotalCents: 123_450,
	shippingCents: 0,
	totalCents: 123_450,
	taxes: [
		{ ratePercent: 5.5, netCents: 66_785, vatCents: 3_673, grossCents: 70_458 },
		{ ratePercent: 20, netCents: 44_160, vatCents: 8_832, grossCents: 52_992 },
	],
	expectedCents: 37_035,
	depositPercentage: 30,
	capturedCents: 37_035,
	refundedCents: 0,
	tracking: {
		carrier: "COLISSIMO",
		carrierName: "Colissimo",
		number: "6A12345678901",
		url: "https://www.laposte.fr/outils/suivre-vos-envois?code=6A12345678901",
	},
};

const SAMPLE_TERMS: MailedTerms = {
	version: 3,
	inForceFrom: "2026-11-20T09:30:00.000Z",
	sections: [
		{ title: "Qui vend", paragraphs: ["Berlingot et fils. Voir les [mentions légales](/mentions-legales)."] },
		{ title: "Modèle de formulaire de rétractation", paragraphs: ["Commandé le\u00a0: …", "Signature\u00a0: …"] },
	],
};

const SAMPLE_ALERT = {
	subject: "events",
	title: "Événements de paiement bloqués",
	detail: "3 événements attendent, depuis 4 minutes pour le plus ancien.",
	remedy: "Vérifiez que le prestataire de paiement répond.",
};

const INQUIRED = [{ name: "Barbe à papa fraise", reference: "BAP-001", quantity: 48 }];

/** One mail of each kind. */
export function sampleMails(order: OrderSummary = SAMPLE_ORDER, firstName = "Camille"): Mail[] {
	const to = "camille@exemple.fr";
	const paid = { ...order, capturedCents: order.totalCents };
	const account = { firstName, path: "/mot-de-passe?jeton=abc" };
	const mails = [
		{ template: "order-received", data: { order, terms: SAMPLE_TERMS } },
		{ template: "order-received", data: { order } },
		{
			template: "order-recorded",
			data: { order: { ...order, capturedCents: 0 }, path: "/payer/abc", heldUntil: "2026-11-27T09:30:00.000Z" },
		},
		...["FR1420041010050500013M02606", null].map(
			(iban) =>
				({
					template: "order-on-account",
					data: { order: { ...order, capturedCents: 0 }, dueOn: "2026-12-31", iban },
				}) as const,
		),
		{ template: "order-recorded", data: { order: { ...order, capturedCents: 0 }, path: null, heldUntil: null } },
		...[null, "DEV-2026-000001"].map(
			(replaces) =>
				({
					template: "quote",
					data: {
						quote: {
							...{ number: "DEV-2026-000002", validUntil: "2026-12-22", replaces, firstName, lines: order.lines },
							...{ subtotalCents: order.subtotalCents, shippingCents: 0, totalCents: order.totalCents },
							isForMembers: replaces !== null,
							note: replaces ? "Comme convenu au téléphone." : "",
							taxes: order.taxes ?? [],
						},
						path: "/devis/abc",
					},
				}) as const,
		),
		{
			template: "quote-inquiry",
			data: {
				...{ name: `${firstName} Martin`, email: to, company: "Fêtes et fils", lines: INQUIRED },
				...{ message: "Pour la fête de la ville.", wantedOn: "2026-12-12", path: "/admin/quotes/new?inquiry=qinq_1" },
			},
		},
		{
			template: "quote-inquiry-declined",
			data: { firstName, lines: INQUIRED, reason: "Ce produit n'est plus fabriqué." },
		},
		{ template: "payment-failed", data: { order: { ...order, capturedCents: 0 } } },
		{ template: "balance-link", data: { order, path: `/orders/${order.orderNumber}/solde` } },
		{
			template: "balance-link",
			data: { order: { ...order, capturedCents: 0 }, path: "/payer/abc", amountCents: order.expectedCents },
		},
		{ template: "balance-received", data: { order: paid, receivedCents: order.totalCents - order.capturedCents } },
		...MAILED_STATUSES.map((status) => ({ template: "order-status-changed", data: { order, status } }) as const),
		...[false, true].map((isLast) => {
			const lines = [{ name: "Barbe à papa Fraise 40 g", reference: "BAP-FRA-40", boxes: 8 }];
			const packages = ["PALLET" as const, "PARCEL" as const];
			return { template: "order-shipment", data: { order, isLast, lines, packages } } as const;
		}),
		...[true, false].map((isBilled) => {
			const phone = isBilled ? null : "+33 6 98 76 54 32";
			return { template: "order-contact-corrected", data: { order: paid, phone, isBilled } } as const;
		}),
		{
			template: "order-corrected",
			data: { order, fromCents: 120_000, refundCents: 0, dueCents: 86_415, path: "/payer/abc" },
		},
		{
			template: "order-corrected",
			data: { order: paid, fromCents: 130_000, refundCents: 6550, dueCents: 0, path: null },
		},
		{ template: "order-corrected", data: { order: paid, fromCents: 123_450, refundCents: 0, dueCents: 0, path: null } },
		{ template: "order-cancelled", data: { order, refundDueCents: order.capturedCents } },
		{
			template: "order-cancelled",
			data: { order: { ...order, refundedCents: order.capturedCents }, refundDueCents: 0 },
		},
		{ template: "refund", data: { order: { ...paid, refundedCents: 5000 }, refundedCents: 5000 } },
		{ template: "balance-lowered", data: { order: { ...order, withdrawnCents: 2400 }, offBalanceCents: 2400 } },
		{ template: "refund-failed", data: { order: paid, refundedCents: 5000 } },
		...[false, true].map((isLate) => {
			const declared = { name: `${firstName} Martin`, submittedAt: "2026-11-27T09:30:00.000Z", isLate };
			return { template: "withdrawal-received", data: { order: paid, ...declared, lines: order.lines } } as const;
		}),
		{ template: "withdrawal-accepted", data: { order: { ...order, withdrawnCents: 2400 }, offBalanceCents: 2400 } },
		{ template: "withdrawal-refused", data: { order: paid, reason: "Les sachets ont été ouverts." } },
		...[order.lines, []].map((lines) => {
			const said = { kind: "DAMAGED", remedy: "REPLACEMENT", text: "Deux cartons sont arrivés écrasés." } as const;
			const data = { order: paid, number: "REC-7K3M-9QX2", submittedAt: "2026-11-27T09:30:00.000Z", ...said, lines };
			return { template: "claim-received", data } as const;
		}),
		{ template: "claim-answered", data: { order: paid, number: "REC-7K3M-9QX2", text: "Quels cartons\u00a0?" } },
		...(["REFUND", "REPLACE", "SETTLE", "REFUSE"] as const).map((decision) => {
			const refundCents = decision === "REFUND" ? 2400 : null;
			const words = decision === "REFUND" ? "" : "Voici ce que nous avons décidé.";
			const data = { order: paid, number: "REC-7K3M-9QX2", decision, words, refundCents, mediator: "CM2C, Paris" };
			return { template: "claim-ended", data } as const;
		}),
		{ template: "newsletter-confirm", data: { path: "/lettre/confirmation?token=abc" } },
		{ template: "newsletter-welcome", data: { unsubscribeToken: "abc" } },
		{
			template: "stock-alert",
			data: { productName: "Barbe à papa fraise", path: "/products/prod_1", unsubscribeToken: "abc" },
		},
		{
			template: "approval-requested",
			data: { order, company: "Fêtes et fils", by: "Léa Roux", path: "/entreprise/approbations" },
		},
		{
			template: "approval-granted",
			data: { order, by: "Léa Roux", path: "/orders/CMD-7K3M-9QX2", heldUntil: "2026-11-27T09:30:00.000Z" },
		},
		{ template: "approval-declined", data: { order, by: "Léa Roux", reason: "Le budget du mois est atteint." } },
		{
			template: "company-invitation",
			data: {
				invitedBy: "gerante@exemple.fr",
				company: "Fêtes et fils",
				role: "Acheteur",
				path: "/entreprise/invitation?token=abc",
			},
		},
		{ template: "company-manager", data: { company: "Fêtes et fils", path: "/entreprise" } },
		...[false, true].map((isLast) => {
			const invoice = {
				number: "FAC-2026-000001",
				orderNumber: order.orderNumber,
				dueOn: "2026-12-31",
				openCents: 30_380,
			};
			const iban = isLast ? null : "FR1420041010050500013M02606";
			return { template: "payment-reminder", data: { ...invoice, isLast, iban, path: "/documents" } } as const;
		}),
		{ template: "list-reminder", data: { name: "Ma saison", path: "/listes/list_1" } },
		{
			template: "review-refused",
			data: {
				firstName,
				productName: "Barbe à papa fraise",
				text: `Appelez ${firstName} au 06 12 34 56 78.`,
				reason: "Votre avis contient un numéro de téléphone.",
			},
		},
		{ template: "password-reset", data: account },
		{ template: "staff-password-reset", data: { firstName, path: "/app/reset-password?token=abc" } },
		{ template: "administrator-link", data: { firstName, path: "/reset-password?token=abc" } },
		{
			template: "staff-invitation",
			data: { invitedBy: "alix@exemple.fr", role: "Commandes", path: "/invitation?token=abc" },
		},
		{ template: "account-invitation", data: { firstName, path: "/reset-password?token=abc" } },
		{ template: "account-erased", data: {} },
		{ template: "account-idle", data: { ...account, endsAt: "2026-12-27T09:30:00.000Z" } },
		{ template: "password-changed", data: { firstName } },
		{ template: "email-change-confirm", data: account },
		{ template: "email-changed-notice", data: { firstName, newEmail: "camille.m@exemple.fr" } },
		{
			template: "contact-message",
			data: {
				name: `${firstName} Martin`,
				email: to,
				subject: "Livraison à Annecy",
				message: "Bonjour,\n\nlivrez-vous à Annecy\u00a0?\nMerci.",
			},
		},
		{
			template: "lot-recall",
			data: {
				firstName,
				subject: "Rappel de produit\u00a0: Barbe à papa fraise, lot L2611",
				text: "Nous rappelons ce lot.\n\nNe le consommez pas.",
				orders: [{ orderNumber: "CMD-7K3M-9QX2", boxes: 12 }],
			},
		},
		{ template: "shop-alert", data: { state: "OPEN", alerts: [SAMPLE_ALERT] } },
		{ template: "shop-alert", data: { state: "SOLVED", alerts: [SAMPLE_ALERT] } },
	] as const;
	return mails.map((mail, position) => ({ ...mail, key: `sample:${position}`, to }));
}
