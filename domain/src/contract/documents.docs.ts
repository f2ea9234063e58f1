import { documented } from "./documented";
import * as documents from "./documents";
import { SAMPLE, shape } from "./shape";

const FILTERS = { kind: "FINAL_INVOICE", from: "2026-11-01", to: "2026-11-30" };

/** Everything that an account was sent, in one place. Ours. */
export const DOCUMENTS = documented(documents, {
	answers: {
		DocumentPage: shape(documents.documentPageSchema, {
			content: [
				{
					kind: "FINAL_INVOICE",
					number: SAMPLE.documentNumber,
					issuedOn: "2026-11-22",
					total: 144,
					orderNumber: SAMPLE.orderNumber,
					quoteKey: null,
				},
			],
			totalElements: 1,
			last: true,
		}),
	},
	groups: {
		Documents: {
			listDocuments: {
				summary: "Lister ses commandes, devis, factures et avoirs",
				description: "Les plus récents d'abord, au besoin d'un type ou d'une période.",
				query: { ...FILTERS, page: "0", size: "20" },
			},
			downloadDocuments: {
				summary: "Télécharger ses documents en ZIP",
				description:
					"Deux cents fichiers au plus : réduisez la période au-delà. Une commande n'a pas de fichier. Sans `kind`, le relevé de l'entreprise s'y ajoute pour les rôles qui le lisent.",
				query: FILTERS,
				file: "PK",
			},
			downloadDocument: {
				summary: "Télécharger un de ses documents",
				file: "%PDF-1.7",
			},
		},
	},
});
