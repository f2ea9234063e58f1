import { reconcileBillingDocuments, verifyChains } from "../../../documents/invoicing";
import { blocker, type OpeningCheck } from "./check";

/**
 * That every invoice and credit note is there and as it was issued, and that they come to what was paid. Source: CGI annexe II,
 * art. 242 nonies A, I 7°.
 */
export const documents: OpeningCheck = {
	title: "Factures et avoirs",
	atBoot: false,
	find: async ({ sql, now }) => {
		const [faults, apart] = [await verifyChains(sql, now), await reconcileBillingDocuments(sql)];
		return [
			...faults.map((fault) =>
				blocker(
					`La chaîne des factures est rompue. ${fault}.`,
					"Restaurez la dernière sauvegarde saine (docs/invoicing.md).",
				),
			),
			...apart.map((number) =>
				blocker(
					`Les factures de la commande ${number} ne correspondent pas à ses paiements.`,
					"Comparez-les sur la page de la commande (docs/invoicing.md).",
				),
			),
		];
	},
};
